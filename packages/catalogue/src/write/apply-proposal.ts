import type { Aspect, JsonObject, Registry } from '@colophon/schema';
import type { AppliedWrite, AspectWrite } from '../effects/effect.ts';
import { cascadingDeletes, deriveValue, effectsOf } from '../effects/index.ts';
import { equalJson } from '../equal-json.ts';
import type { AspectKey } from '../ports.ts';
import { type AuditStamp, systemActor } from '../proposal.ts';
import {
  splitUnknownFields,
  type UnknownField,
  type UnknownFieldPolicy,
} from '../validate/unknown-fields.ts';
import type { Validator } from '../validate/validator.ts';
import {
  type CheckedProposal,
  checkValue,
  keyOf,
  parseEntityUrn,
  rejectUnknownFields,
} from './check-proposal.ts';
import { defaultAspects } from './default-aspects.ts';
import { deleteAspect, deleteEntity } from './delete.ts';
import { logEntry } from './log-entry.ts';
import { applyPatch } from './patch/apply-patch.ts';
import { checkPreconditions } from './preconditions.ts';
import { putVersion, setLatest } from './put-version.ts';
import type { RetentionRules } from './retention.ts';
import { systemMetadataOf, touchLastObserved } from './system-metadata.ts';
import { timeseriesRow } from './timeseries-row.ts';
import type { WorkingState } from './working-state.ts';

/** What proposals are applied with. */
export interface ApplyContext {
  readonly registry: Registry;
  readonly validator: Validator;
  readonly retention: RetentionRules;
  /** Who proposes, and when. */
  readonly stamp: AuditStamp;
  /** What to do with fields that the model does not know. */
  readonly unknownFieldPolicy: UnknownFieldPolicy;
  /** Called for each aspect that is written with such fields. */
  readonly onUnknownFields: (checked: CheckedProposal, fields: readonly UnknownField[]) => void;
  /** True when the batch itself gives the aspect a value, so that it needs no default. */
  isProposed(urn: string, aspect: string): boolean;
}

/**
 * Applies one proposal to the working state: the new value, the history, the log, and what search and the graph
 * make of it.
 *
 * @throws CatalogueError when a condition does not hold, or a patch cannot be applied; the state is then as it was.
 */
export function applyProposal(state: WorkingState, checked: CheckedProposal, context: ApplyContext): void {
  const { proposal, urn, entity, aspect } = checked;
  const key = { urn, aspect: aspect.name };
  const entityExists = state.latest({ urn, aspect: entity.key.name }) !== undefined;
  const present = state.latest(key);
  // What is stated again was accepted before.
  const isRestated = proposal.changeType === 'RESTATE';
  if (!isRestated && checkPreconditions(proposal, present, entityExists) === 'skip') return;
  const effects = effectsOf(checked);
  const write: AspectWrite = { registry: context.registry, state, checked, present, stamp: context.stamp };
  if (proposal.changeType === 'DELETE') {
    applyDeletion(state, checked, context);
    return;
  }
  const proposed = newValue(checked, present?.value, context);
  for (const { check } of effects) check?.(proposed, write);
  if (effects.some(({ isSkipped }) => isSkipped?.(proposed, write))) return;
  const value = deriveValue(proposed, write);
  if (!entityExists) createEntity(state, checked, context);
  if (aspect === entity.key) return;

  if (aspect.kind === 'timeseries') {
    const row = timeseriesRow(checked, systemMetadataOf(checked, undefined, context.stamp));
    state.addTimeseries(row);
    state.log(logEntry(checked, aspect.name, value, undefined, row.systemMetadata, context.stamp));
  } else if (present && equalJson(present.value, value)) {
    // The same value again is no change: only where it was last seen is noted.
    const systemMetadata = touchLastObserved(present.systemMetadata, checked, context.stamp);
    const row = { ...present, systemMetadata };
    if (!isRestated) state.setLatest(row);
    else {
      setLatest(state, aspect, row);
      state.log(logEntry(checked, aspect.name, value, value, systemMetadata, context.stamp));
    }
  } else {
    putVersion(state, checked, aspect, value, context);
    const applied: AppliedWrite = { ...write, put: putterOf(state, checked, context) };
    for (const effect of effects) effect.applied?.(value, applied);
  }
}

const putterOf =
  (state: WorkingState, checked: CheckedProposal, context: ApplyContext): AppliedWrite['put'] =>
  (urn, aspect, value) =>
    putDerived(state, checked, { urn, aspect }, value, context);

/** Deletes an aspect, or with its key the whole entity, with the changes that follow. */
function applyDeletion(state: WorkingState, checked: CheckedProposal, context: ApplyContext): void {
  const { urn, entity, aspect } = checked;
  const { registry, stamp } = context;
  const put = putterOf(state, checked, context);
  for (const deleted of cascadingDeletes(checked, { state, registry })) {
    const present = state.latest({ urn, aspect: deleted.aspect.name });
    if (!present) continue;
    for (const effect of effectsOf(deleted))
      effect.deleted?.(present.value, { registry, state, checked: deleted, present, stamp, put });
  }
  if (aspect === entity.key) deleteEntity(state, checked, stamp);
  else deleteAspect(state, checked, stamp);
}

/** Writes what follows from a proposal: an aspect of the same entity or of another, by the system. */
function putDerived(
  state: WorkingState,
  { proposal: { systemMetadata } }: CheckedProposal,
  { urn, aspect: name }: AspectKey,
  value: JsonObject,
  context: ApplyContext,
): void {
  const { entity, parts } = parseEntityUrn(context.registry, urn);
  const aspect = context.registry.aspectOf(entity.name, name);
  if (!aspect) throw new Error(`${name} is not an aspect of ${entity.name}`);
  const proposal = {
    entityUrn: urn,
    aspectName: name,
    changeType: 'UPSERT' as const,
    value,
    ...(systemMetadata && { systemMetadata }),
  };
  const derived = { proposal, urn, entity, aspect, value, key: keyOf(entity, parts) };
  const own = bySystem(context);
  if (!state.latest({ urn, aspect: entity.key.name })) createEntity(state, derived, own);
  if (!equalJson(state.latest({ urn, aspect: name })?.value, value))
    putVersion(state, derived, aspect, checkValue(context.validator, derived, value).value, own);
}

const bySystem = (context: ApplyContext): ApplyContext => ({
  ...context,
  stamp: { actor: systemActor, time: context.stamp.time },
});

/**
 * The whole new value; of a patch, what it makes of the present one.
 *
 * @throws CatalogueError `INVALID_ASPECT` for unknown fields, where they are rejected. Those that are stored already may
 * be written back: an older client that reads, changes and writes a value would otherwise be locked out.
 */
function newValue(
  checked: CheckedProposal,
  present: JsonObject | undefined,
  { validator, stamp, unknownFieldPolicy, onUnknownFields }: ApplyContext,
): JsonObject {
  const { aspect, patch } = checked;
  const { value, unknownFields } = patch
    ? checkValue(validator, checked, applyPatch(aspect, present, patch, stamp))
    : checked;
  if (!unknownFields || unknownFields.length === 0) return value;
  const stored = new Set(
    present && splitUnknownFields(aspect, present).unknown.map(({ pattern }) => pattern),
  );
  const added = unknownFields.filter(({ pattern }) => !stored.has(pattern));
  if (unknownFieldPolicy === 'reject') rejectUnknownFields(aspect, added);
  const written = patch ? added : unknownFields;
  if (written.length > 0) onUnknownFields(checked, written);
  return value;
}

/** The key, which the URN implies, and the aspects that have a default. */
function createEntity(state: WorkingState, checked: CheckedProposal, context: ApplyContext): void {
  const { urn, entity, key } = checked;
  const own = bySystem(context);
  const create = (aspect: Aspect, value: JsonObject) => putVersion(state, checked, aspect, value, own);
  create(entity.key, key);
  for (const { aspect, value } of defaultAspects(entity, key))
    if (!context.isProposed(urn, aspect.name)) create(aspect, value);
}
