import type { JsonObject, Registry } from '@colophon/schema';
import type { AspectStore } from '../ports/aspect-store.ts';
import type { ProposeOptions } from '../proposal.ts';
import type { CheckedProposal } from '../write/check-proposal.ts';
import { forbidden } from './forbidden.ts';
import { type AspectChange, isDividedFurther, needsOf, privilegesFor } from './needs.ts';
import type { Permissions } from './permissions.ts';
import type { PolicyField } from './policy.ts';
import { type Resource, readResources } from './resource.ts';
import { type Subject, subjectOf } from './subject.ts';

/** What a guard reads: the state on which a batch is applied, before anything of it. */
export interface GuardedState extends Pick<AspectStore, 'aspectsOf'> {
  has(urn: string, aspect: string): boolean;
}

/** Decides whether each proposal of a batch may be applied. */
export interface WriteDecisions {
  /**
   * Before anything is said about what is stored.
   *
   * @throws CatalogueError `FORBIDDEN`.
   */
  beforeChange(checked: CheckedProposal): void;
  /**
   * When the value is known that a proposal leads to; undefined when it deletes.
   *
   * @throws CatalogueError `FORBIDDEN`.
   */
  beforeWrite(checked: CheckedProposal, present: JsonObject | undefined, value: JsonObject | undefined): void;
}

/** Guards the writes of one actor. Whatever the batch itself changes, such as owners, does not count for it. */
export type WriteGuard = (
  checked: readonly CheckedProposal[],
  state: GuardedState,
) => Promise<WriteDecisions> | WriteDecisions;

/** What a user may change of the user's own entity. */
const ownAspects: readonly string[] = ['corpUserEditableInfo', 'corpUserSettings'];

/** How to apply proposals of somebody who may not do everything. */
export interface GuardedOptions extends ProposeOptions {
  /** Decides whether the actor may write them. Default: whoever calls may. */
  readonly guard?: WriteGuard;
}

export function createWriteGuard(registry: Registry, permissions: Permissions): WriteGuard {
  const isOwn = ({ urn, aspect }: CheckedProposal): boolean =>
    urn === permissions.actor.urn && permissions.actor.isActive && ownAspects.includes(aspect.name);

  return async (checked, state) => {
    const changeOf = ({ urn, entity, aspect, proposal }: CheckedProposal): AspectChange => ({
      entityType: entity.name,
      aspect: aspect.name,
      isKey: aspect === entity.key,
      isDeletion: proposal.changeType === 'DELETE',
      isNew: !state.has(urn, entity.key.name),
    });
    const changes = new Map(checked.map((each) => [each, changeOf(each)]));
    const subjects = new Map<string, Subject>();
    const fields = new Set<PolicyField>();
    for (const [{ urn }, change] of changes) {
      const privileges = privilegesFor(change);
      // A part of them may be needed when it is known what differs.
      if (permissions.mayEverywhere(privileges) && !isDividedFurther(change)) continue;
      for (const field of permissions.fieldsOf(privileges)) fields.add(field);
      if (!subjects.has(urn)) subjects.set(urn, subjectOf(registry, urn));
    }
    const resources = await readResources(state, [...subjects.values()], fields);
    const byUrn = new Map([...subjects.keys()].map((urn, i) => [urn, resources[i] as Resource]));

    return {
      beforeChange(proposal) {
        const change = changes.get(proposal) ?? changeOf(proposal);
        const privileges = privilegesFor(change);
        const resource = byUrn.get(proposal.urn);
        const isAllowed =
          permissions.mayEverywhere(privileges) || (resource && permissions.may(privileges, resource));
        if (!isAllowed && !isOwn(proposal)) throw forbidden(privileges, placeOf(proposal));
      },
      beforeWrite(proposal, present, value) {
        if (isOwn(proposal)) return;
        const change = changes.get(proposal) ?? changeOf(proposal);
        for (const { privileges, tags } of needsOf(change, present, value)) {
          if (permissions.mayEverywhere(privileges)) continue;
          const resource = byUrn.get(proposal.urn);
          if (!resource || !permissions.may(privileges, resource, tags))
            throw forbidden(privileges, placeOf(proposal));
        }
      },
    };
  };
}

const placeOf = ({ urn, aspect }: CheckedProposal): string => `${aspect.name} of ${urn}`;
