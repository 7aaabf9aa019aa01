import type { Registry } from '@colophon/schema';
import { deriveValue } from '../effects/index.ts';
import { equalJson } from '../equal-json.ts';
import type { AspectKey, Edge, Store } from '../ports.ts';
import { withoutReference } from '../project/without-reference.ts';
import type { AuditStamp } from '../proposal.ts';
import type { Validator } from '../validate/validator.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { deleteAspect } from '../write/delete.ts';
import { putVersion } from '../write/put-version.ts';
import type { RetentionRules } from '../write/retention.ts';
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
    const retention = await writer.retention();
    const keys = [...new Map(edges.map((edge) => [`${edge.aspect}\n${edge.source}`, keyOf(edge)])).values()];
    for (let i = 0; i < keys.length; i += batchSize) {
      const batch = keys.slice(i, i + batchSize);
      await writer.change({ keys: batch }, (state) => {
        for (const key of batch) removeReference(state, key, { ...tools, urn, stamp, retention });
      });
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

const keyOf = ({ source, aspect }: Edge): AspectKey => ({ urn: source, aspect });

interface RemoveContext {
  readonly registry: Registry;
  readonly validator: Validator;
  /** Where the references point. */
  readonly urn: string;
  readonly stamp: AuditStamp;
  readonly retention: RetentionRules;
}

function removeReference(state: WorkingState, key: AspectKey, context: RemoveContext): void {
  const { registry, validator, stamp, retention } = context;
  const { entity } = parseEntityUrn(registry, key.urn);
  const aspect = registry.aspectOf(entity.name, key.aspect);
  const present = state.latest(key);
  if (!aspect || !present) return;
  const without = withoutReference(aspect, present.value, context.urn);
  // Fields that follow from others are brought in step with them.
  const checked = { urn: key.urn, entity, aspect, key: {}, proposal: { changeType: 'UPSERT' } } as const;
  const value = without && deriveValue(without, { registry, state, checked, present, stamp });
  if (value === undefined || !validator.isValid(aspect, value)) {
    deleteAspect(state, { urn: key.urn, entity, aspect }, stamp);
  } else if (!equalJson(value, present.value)) {
    const proposal = { entityUrn: key.urn, aspectName: key.aspect, changeType: 'UPSERT', value } as const;
    putVersion(state, { urn: key.urn, entity, proposal }, aspect, value, { stamp, retention });
  }
}
