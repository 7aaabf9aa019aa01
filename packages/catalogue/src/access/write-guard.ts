import type { JsonObject, Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { ProposeOptions } from '../proposal.ts';
import type { CheckedProposal } from '../write/check-proposal.ts';
import { type AccessControl, viewPrivileges } from './access-control.ts';
import { forbidden } from './forbidden.ts';
import { readGlossaryRights } from './glossary-rights.ts';
import { managePolicies, readGroupLimits } from './group-limits.ts';
import { readGroupRights } from './group-rights.ts';
import type { GuardedState } from './guarded-state.ts';
import { type AspectChange, isDividedFurther, needsOf, privilegesFor } from './needs.ts';
import type { OtherRights } from './other-rights.ts';
import type { Permissions } from './permissions.ts';
import type { PolicyField } from './policy.ts';
import { type Resource, readResources, resourceAtSight } from './resource.ts';
import { type Subject, subjectOf } from './subject.ts';

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

/** @param readCommitted Reads what policies compare of entities, as the store has it. */
export function createWriteGuard(
  registry: Registry,
  permissions: Permissions,
  readCommitted: AccessControl['currentResources'],
): WriteGuard {
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
    /** What is known of an entity without reading it, where that is enough. */
    const atSight = new Map<AspectChange, Resource>();
    const fields = new Set<PolicyField>();
    for (const [{ urn }, change] of changes) {
      const privileges = privilegesFor(change);
      // A part of them may be needed when it is known what differs.
      if (!isDividedFurther(change)) {
        if (permissions.mayEverywhere(privileges)) continue;
        const subject = subjectOf(registry, urn);
        if (permissions.mayAtSight(privileges, subject)) {
          atSight.set(change, resourceAtSight(subject));
          continue;
        }
      }
      for (const field of permissions.fieldsOf(privileges)) fields.add(field);
      if (!subjects.has(urn)) subjects.set(urn, subjectOf(registry, urn));
    }
    const wanted = [...subjects.values()];
    // What the store has is kept from one request to the next; what a transaction has changed since is not.
    const resources = state.isAsCommitted
      ? await readCommitted(wanted, fields)
      : await readResources(state, wanted, fields);
    const others: OtherRights[] = [];
    for (const read of [readGlossaryRights, readGroupRights]) {
      const rights = await read(checked, state, permissions);
      if (rights) others.push(rights);
    }
    const powerful = await readGroupLimits(checked, state, permissions);
    const byUrn = new Map([...subjects.keys()].map((urn, i) => [urn, resources[i] as Resource]));

    return {
      beforeChange(proposal) {
        const change = changes.get(proposal) ?? changeOf(proposal);
        const privileges = privilegesFor(change);
        const resource = atSight.get(change) ?? byUrn.get(proposal.urn);
        const isAllowed =
          permissions.mayEverywhere(privileges) || (resource && permissions.may(privileges, resource));
        if (!isAllowed && !isOwn(proposal) && !others.some((each) => each.mayChange(proposal)))
          throw forbidden(privileges, placeOf(proposal));
      },
      beforeWrite(proposal, present, value) {
        // Who sees everything was given no such URN.
        if (value && !permissions.mayEverywhere(viewPrivileges) && isMasked(value)) throw masked(proposal);
        if (isOwn(proposal)) return;
        if (powerful?.isJoined(proposal, present, value)) throw forbidden(managePolicies, placeOf(proposal));
        const change = changes.get(proposal) ?? changeOf(proposal);
        for (const { privileges, tags } of needsOf(change, present, value)) {
          if (permissions.mayEverywhere(privileges)) continue;
          const resource = atSight.get(change) ?? byUrn.get(proposal.urn);
          if (resource && permissions.may(privileges, resource, tags)) continue;
          if (!others.some((each) => each.mayWrite(proposal, present, value)))
            throw forbidden(privileges, placeOf(proposal));
        }
      },
    };
  };
}

const placeOf = ({ urn, aspect }: CheckedProposal): string => `${aspect.name} of ${urn}`;

/** Whether a value has a URN that stands for another, which the writer was not to see. */
const isMasked = (value: JsonObject): boolean => JSON.stringify(value).includes('"urn:li:restricted:');

const masked = (proposal: CheckedProposal): CatalogueError =>
  new CatalogueError(
    'INVALID_ASPECT',
    `${placeOf(proposal)}: a URN urn:li:restricted:… stands for an entity that you could not see when you read it. Read the aspect again, now that you may change it.`,
  );
