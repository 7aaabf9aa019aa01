import { type Entity, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { createPace } from '../pace.ts';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Change, CheckedProposal } from '../write/check-proposal.ts';
import { readInto } from '../write/load-state.ts';
import type { WorkingState } from '../write/working-state.ts';
import { assertionEntityEffect } from './assertion-entity.ts';
import { domainsEffect } from './domains.ts';
import type { AspectWrite, Effect, ReadContext, ReadKey } from './effect.ts';
import { executionStatusEffect } from './execution-status.ts';
import { formAssignmentEffect, formDeletionEffect } from './form-assignment.ts';
import { formPromptsEffect } from './form-prompts.ts';
import { incidentEffect } from './incidents.ts';
import { lifecycleStageEffect } from './lifecycle-stage.ts';
import { logicalParentEffect } from './logical-parent.ts';
import { ownershipEffect } from './ownership.ts';
import { pictureLinkEffect } from './picture-link.ts';
import { policyContentEffect, policyProtectionEffect } from './policies.ts';
import { propertyDefinitionEffect } from './property-definition.ts';
import { propertySettingsEffect } from './property-settings.ts';
import { removePropertyValues } from './remove-property-values.ts';
import { schemaFieldsEffect } from './schema-fields.ts';
import { connectionDetailsEffect, secretValueEffect } from './secret-value.ts';
import { serviceDefinitionEffect } from './service-definition.ts';
import { siblingsEffect } from './siblings.ts';
import { structuredPropertiesEffect } from './structured-properties.ts';
import { systemUserEffect } from './system-users.ts';
import { userStatusEffect } from './user-status.ts';
import { versionPropertiesEffect, versionSetEffect } from './versions.ts';

/** Everything that writes do beyond storing their value. The page `/docs/advanced/write-effects` lists the same. */
const effects: readonly Effect[] = [
  ownershipEffect,
  domainsEffect,
  schemaFieldsEffect,
  propertyDefinitionEffect,
  removePropertyValues,
  structuredPropertiesEffect,
  propertySettingsEffect,
  versionPropertiesEffect,
  versionSetEffect,
  lifecycleStageEffect,
  logicalParentEffect,
  formPromptsEffect,
  formAssignmentEffect,
  formDeletionEffect,
  incidentEffect,
  assertionEntityEffect,
  siblingsEffect,
  executionStatusEffect,
  pictureLinkEffect,
  serviceDefinitionEffect,
  policyContentEffect,
  policyProtectionEffect,
  secretValueEffect,
  connectionDetailsEffect,
  systemUserEffect,
  userStatusEffect,
];

const known = new Map<string, readonly Effect[]>();

/** The effects of a write of an aspect, in the order in which they apply. */
export function effectsOf({ entity, aspect }: Pick<CheckedProposal, 'entity' | 'aspect'>): readonly Effect[] {
  const key = `${entity.name}\n${aspect.name}`;
  const cached = known.get(key);
  if (cached) return cached;
  const found = effects.filter(
    (effect) =>
      (effect.aspects === undefined || effect.aspects.includes(aspect.name)) &&
      (effect.entity === undefined || effect.entity === entity.name),
  );
  known.set(key, found);
  return found;
}

/** The value with everything that the catalogue derives. */
export const deriveValue = (value: JsonObject, write: AspectWrite): JsonObject =>
  effectsOf(write.checked).reduce(
    (derived, { derive }) => (derive ? derive(derived, write) : derived),
    value,
  );

/**
 * Validates a proposal as far as its effects can without reading anything.
 *
 * @throws CatalogueError
 */
export async function verifyProposal(checked: CheckedProposal): Promise<void> {
  if (checked.patch || checked.proposal.changeType === 'DELETE') return;
  for (const { verify } of effectsOf(checked)) await verify?.(checked.value);
}

/** True when {@link verifyProposal} has something to do. */
export const hasVerification = (checked: CheckedProposal): boolean =>
  effectsOf(checked).some(({ verify }) => verify);

/** True when entities of the type, or some of them, must not be deleted. */
export const isProtectable = (entity: Entity): boolean =>
  effects.some((effect) => effect.checkDeletion && effect.entity === entity.name);

/** Reads into the state what the effects of the proposals look at, until they need nothing more. */
export async function readForEffects(
  proposals: readonly Change[],
  context: Omit<ReadContext, 'isFirst'>,
): Promise<void> {
  const { state, registry, transaction } = context;
  let reading = proposals
    .flatMap((checked) => cascadingDeletes(checked, context))
    .filter((checked) => effectsOf(checked).some(({ readSet }) => readSet));
  const asked = new Set<string>();
  const isFirst = (question: string): boolean => {
    if (asked.has(question)) return false;
    asked.add(question);
    return true;
  };
  const pace = createPace();
  while (reading.length > 0) {
    const missing = createMissing(state, registry);
    const unfinished: Change[] = [];
    for (const [i, checked] of reading.entries()) {
      if (i > 0) await pace();
      let isUnfinished = false;
      for (const effect of effectsOf(checked)) {
        const named = effect.readSet?.(checked, { ...context, isFirst }) ?? [];
        for (const key of named instanceof Promise ? await named : named)
          if (missing.add(key)) isUnfinished = true;
      }
      if (isUnfinished) unfinished.push(checked);
    }
    await missing.readInto(transaction);
    reading = unfinished;
  }
}

/** Reads aspects that an effect may change into the state. */
export async function readToChange(
  keys: readonly AspectKey[],
  { state, registry }: Pick<ReadContext, 'state' | 'registry'>,
  transaction: Pick<TransactionReads, 'latest' | 'documents'>,
): Promise<void> {
  const missing = createMissing(state, registry);
  for (const key of keys) missing.add({ ...key, isChanged: true });
  await missing.readInto(transaction);
}

/** Collects what a state has not read yet. */
function createMissing(state: WorkingState, registry: Registry) {
  const keys = new Map<string, AspectKey>();
  const urns = new Set<string>();
  const need = (key: AspectKey): boolean => {
    if (state.hasRead(key)) return false;
    keys.set(`${key.aspect}\n${key.urn}`, key);
    return true;
  };
  return {
    /** True when the aspect itself was not read. */
    add({ urn, aspect, isChanged }: ReadKey): boolean {
      const isMissing = need({ urn, aspect });
      if (!isChanged) return isMissing;
      const entity = registry.entities.get(parseUrn(urn).entityType);
      if (entity) need({ urn, aspect: entity.key.name });
      if (!state.hasReadDocument(urn)) urns.add(urn);
      return isMissing;
    },
    readInto: (transaction: Pick<TransactionReads, 'latest' | 'documents'>): Promise<void> =>
      readInto(state, transaction, [...keys.values()], [...urns]),
  };
}

/** The deletion of a key deletes every aspect of the entity. */
export function cascadingDeletes<C extends Pick<CheckedProposal, 'urn' | 'entity' | 'aspect' | 'proposal'>>(
  checked: C,
  { state, registry }: Pick<ReadContext, 'state' | 'registry'>,
): readonly C[] {
  const { urn, entity, aspect, proposal } = checked;
  if (proposal.changeType !== 'DELETE' || aspect !== entity.key) return [checked];
  return state.aspectsOf(urn).flatMap((row) => {
    const deleted = registry.aspectOf(entity.name, row.aspect);
    return deleted ? [{ ...checked, aspect: deleted }] : [];
  });
}
