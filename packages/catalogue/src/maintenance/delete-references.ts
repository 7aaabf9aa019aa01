import type { JsonObject, Registry } from '@colophon/schema';
import { deriveValue } from '../effects/index.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Edge } from '../ports/graph-index.ts';
import type { Store } from '../ports/store.ts';
import { withoutReference } from '../project/without-reference.ts';
import type { AuditStamp } from '../proposal.ts';
import type { Validator } from '../validate/validator.ts';
import { type Change, keyOf, parseEntityUrn } from '../write/check-proposal.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { Writer } from '../write/writer.ts';

/** One relationship that points at an entity, and the aspect that says so. */
export interface Reference {
  readonly relationship: string;
  readonly entity: string;
  readonly aspect: string;
}

export interface References {
  readonly total: number;
  /** The first of them. */
  readonly references: readonly Reference[];
}

/** References that an answer names; the others are counted. */
const maxNamed = 100;
/** Aspects that change in one transaction. */
const batchSize = 500;

export interface DeleteReferencesOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly validator: Validator;
  readonly writer: Writer;
}

/**
 * Takes a URN out of every aspect that points at it by a relationship. The entity itself stays, or is gone already.
 * An aspect that says nothing without the reference is deleted.
 */
export async function deleteReferences(
  { store, writer, ...tools }: DeleteReferencesOptions,
  urn: string,
  dryRun: boolean,
  stamp: AuditStamp,
): Promise<References> {
  // A key names what its entity is, and cannot do without its parts.
  const edges = (await store.edges(urn, 'incoming')).filter((edge) => !isOfKey(tools.registry, edge));
  if (!dryRun) {
    const keys = [
      ...new Map(edges.map((edge) => [`${edge.aspect}\n${edge.source}`, aspectKeyOf(edge)])).values(),
    ];
    for (let i = 0; i < keys.length; i += batchSize) {
      const batch = keys.slice(i, i + batchSize);
      await writer.applyChanges({ keys: batch }, stamp, (state) =>
        batch.flatMap((key) => withoutReferenceTo(urn, state, key, { ...tools, stamp }) ?? []),
      );
    }
  }
  return {
    total: edges.length,
    references: edges
      .slice(0, maxNamed)
      .map(({ type, source, aspect }) => ({ relationship: type, entity: source, aspect })),
  };
}

const isOfKey = (registry: Registry, { source, aspect }: Edge): boolean =>
  parseEntityUrn(registry, source).entity.key.name === aspect;

const aspectKeyOf = ({ source, aspect }: Edge): AspectKey => ({ urn: source, aspect });

/** The change that takes a reference out of an aspect. */
function withoutReferenceTo(
  urn: string,
  state: WorkingState,
  key: AspectKey,
  {
    registry,
    validator,
    stamp,
  }: Pick<DeleteReferencesOptions, 'registry' | 'validator'> & { readonly stamp: AuditStamp },
): Change | undefined {
  const { entity, parts } = parseEntityUrn(registry, key.urn);
  const aspect = registry.aspectOf(entity.name, key.aspect);
  const present = state.latest(key);
  if (!aspect || !present) return undefined;
  const without = withoutReference(aspect, present.value, urn);
  const change = (changeType: 'UPSERT' | 'DELETE', value: JsonObject): Change => ({
    proposal: { entityUrn: key.urn, aspectName: key.aspect, changeType, value },
    urn: key.urn,
    entity,
    aspect,
    value,
    key: keyOf(entity, parts),
  });
  if (without === undefined) return change('DELETE', {});
  const changed = change('UPSERT', without);
  const value = deriveValue(without, { registry, state, checked: changed, present, stamp });
  return validator.isValid(aspect, value) ? changed : change('DELETE', {});
}
