import type { Aspect, JsonObject, Registry } from '@colophon/schema';
import type { WriteDecisions } from '../access/write-guard.ts';
import type { AppliedWrite, AspectWrite, PutOptions, SealSecret } from '../effects/effect.ts';
import { cascadingDeletes, deriveValue, effectsOf } from '../effects/index.ts';
import { equalJson } from '../equal-json.ts';
import type { AspectKey } from '../ports/aspects.ts';
import { type AuditStamp, systemActor } from '../proposal.ts';
import {
  splitUnknownFields,
  type UnknownField,
  type UnknownFieldPolicy,
} from '../validate/unknown-fields.ts';
import type { Validator } from '../validate/validator.ts';
import type { BatchEnd } from './batch-end.ts';
import {
  type Change,
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
import { restoreVersion } from './restore-version.ts';
import type { RetentionRules } from './retention.ts';
import { systemMetadataOf, touchLastObserved } from './system-metadata.ts';
import { timeseriesRow } from './timeseries-row.ts';
import type { WorkingState } from './working-state.ts';

/** What changes are applied with, and the changes that follow from them. */
export interface ChangeContext {
  readonly registry: Registry;
  readonly validator: Validator;
  readonly retention: RetentionRules;
  /** Who changes something, and when. */
  readonly stamp: AuditStamp;
  /** What is left to do when all of a batch is applied. */
  readonly batchEnd: BatchEnd;
  /** Encrypts the values of secrets; absent where they are stored as they are sent. */
  readonly sealSecret?: SealSecret | undefined;
  /** True when the batch itself gives the aspect a value, so that it needs no default. */
  isProposed(urn: string, aspect: string): boolean;
}

/** What proposals are applied with. */
export interface ApplyContext extends ChangeContext {
  /** What to do with fields that the model does not know. */
  readonly unknownFieldPolicy: UnknownFieldPolicy;
  /** Called for each aspect that is written with such fields. */
  readonly onUnknownFields: (checked: CheckedProposal, fields: readonly UnknownField[]) => void;
  /** Refuses what the actor may not do. Default: the actor may do everything. */
  readonly decisions?: WriteDecisions | undefined;
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
  const entityKey = { urn, aspect: entity.key.name };
  const entityExists = state.latest(entityKey) !== undefined;
  // What the batch itself has created is no obstacle to the rest of it.
  const existedBefore = entityExists && state.latestBefore(entityKey) !== undefined;
  const present = state.latest(key);
  const { decisions } = context;
  decisions?.beforeChange(checked);
  // What is stated again was accepted before.
  const isRestated = proposal.changeType === 'RESTATE';
  const conflicting = aspect === entity.key && !existedBefore ? undefined : present;
  if (!isRestated && checkPreconditions(proposal, conflicting, existedBefore) === 'skip') return;
  const effects = effectsOf(checked);
  const { registry, stamp, sealSecret } = context;
  const write: AspectWrite = { registry, state, checked, present, stamp, sealSecret };
  if (proposal.changeType === 'DELETE') {
    decisions?.beforeWrite(checked, present?.value, undefined);
    checkDeletion(state, checked, context);
    applyDeletion(state, checked, context);
    return;
  }
  const proposed = newValue(checked, present?.value, context);
  decisions?.beforeWrite(checked, present?.value, proposed);
  for (const { check } of effects) check?.(proposed, write);
  if (effects.some(({ isSkipped }) => isSkipped?.(proposed, write))) return;
  const value = deriveValue(proposed, write);
  if (!entityExists) createEntity(state, checked, context);
  if (aspect === entity.key) return;
  checkAtEnd(proposed, value, write, context);

  if (aspect.kind === 'timeseries') {
    const row = timeseriesRow(checked, systemMetadataOf(checked, undefined, context.stamp));
    state.addTimeseries(row);
    state.log(logEntry(checked, aspect.name, row, context.stamp));
  } else if (present && equalJson(present.value, value)) {
    // The same value again is no change: only where it was last seen is noted.
    const systemMetadata = touchLastObserved(present.systemMetadata, checked, context.stamp);
    const row = { ...present, systemMetadata };
    if (!isRestated) state.setLatest(row);
    else {
      setLatest(state, aspect, row);
      state.log(logEntry(checked, aspect.name, { value, systemMetadata, previous: present }, context.stamp));
    }
  } else {
    putVersion(state, checked, aspect, value, context);
    const applied = appliedWrite(write, checked, context);
    for (const effect of effects) effect.applied?.(value, applied);
  }
}

/**
 * Applies a change that maintenance makes, with the changes that follow. Rules about values do not apply to it: what is
 * restored was accepted before.
 *
 * @throws CatalogueError when it deletes what must stay.
 */
export function applyMaintenanceChange(state: WorkingState, change: Change, context: ChangeContext): void {
  const { urn, aspect, proposal, rollback } = change;
  if (proposal.changeType === 'DELETE') {
    checkDeletion(state, change, context);
    applyDeletion(state, change, context);
    return;
  }
  const { registry, stamp, sealSecret } = context;
  const present = state.latest({ urn, aspect: aspect.name });
  const write: AspectWrite = { registry, state, checked: change, present, stamp, rollback, sealSecret };
  const value = deriveValue(change.value, write);
  if (rollback?.restored && present)
    restoreVersion(state, change, { ...rollback.restored, value }, present, stamp);
  else if (equalJson(present?.value, value)) return;
  else putVersion(state, change, aspect, value, context);
  const applied = appliedWrite(write, change, context);
  for (const effect of effectsOf(change)) effect.applied?.(value, applied);
}

/** Rules that are checked when the whole batch is applied, unless a later proposal has replaced the value. */
function checkAtEnd(
  proposed: JsonObject,
  stored: JsonObject,
  write: AspectWrite,
  { batchEnd }: ApplyContext,
): void {
  const { state, checked } = write;
  const key = { urn: checked.urn, aspect: checked.aspect.name };
  for (const [i, effect] of effectsOf(checked).entries()) {
    if (!effect.checkAtEnd) continue;
    batchEnd.add(`check ${i}\n${key.aspect}\n${key.urn}`, () => {
      const latest = state.latest(key);
      if (latest && equalJson(latest.value, stored)) effect.checkAtEnd?.(proposed, write);
    });
  }
}

const appliedWrite = (
  write: AspectWrite,
  checked: CheckedProposal,
  context: ChangeContext,
  isEntityDeleted = false,
): AppliedWrite => ({
  ...write,
  isEntityDeleted,
  put: (urn, aspect, value, options) =>
    putDerived(write.state, checked, { urn, aspect }, value, context, options),
  remove: (urn, aspect) => removeDerived(write.state, { urn, aspect }, context),
  atEnd: (name, work) => context.batchEnd.add(name, work),
});

/** @throws CatalogueError if an aspect to be deleted is protected. */
export function checkDeletion(
  state: WorkingState,
  checked: Change,
  { registry, stamp }: Pick<ChangeContext, 'registry' | 'stamp'>,
): void {
  const { urn, entity, rollback } = checked;
  const isEntityDeleted = checked.aspect === entity.key;
  for (const deleted of cascadingDeletes(checked, { state, registry })) {
    const present = state.latest({ urn, aspect: deleted.aspect.name });
    if (!present) continue;
    for (const effect of effectsOf(deleted))
      effect.checkDeletion?.({
        registry,
        state,
        checked: deleted,
        present,
        stamp,
        rollback,
        isEntityDeleted,
      });
  }
}

/** Deletes an aspect, or with its key the whole entity, with the changes that follow. */
function applyDeletion(state: WorkingState, change: Change, context: ChangeContext): void {
  const { urn, entity, aspect, rollback } = change;
  const { registry, stamp } = context;
  const isEntityDeleted = aspect === entity.key;
  for (const deleted of cascadingDeletes(change, { state, registry })) {
    const present = state.latest({ urn, aspect: deleted.aspect.name });
    if (!present) continue;
    const write = { registry, state, checked: deleted, present, stamp, rollback };
    const applied = appliedWrite(write, change, context, isEntityDeleted);
    for (const effect of effectsOf(deleted)) effect.deleted?.(present.value, applied);
  }
  const { headers } = change.proposal;
  if (isEntityDeleted) deleteEntity(state, { urn, entity, headers }, stamp);
  else deleteAspect(state, { urn, entity, aspect, headers }, stamp);
}

/** Deletes what followed from a value that is gone, by the system. */
function removeDerived(state: WorkingState, { urn, aspect: name }: AspectKey, context: ChangeContext): void {
  const { entity } = parseEntityUrn(context.registry, urn);
  const { stamp } = bySystem(context);
  if (name === entity.key.name) deleteEntity(state, { urn, entity }, stamp);
  else deleteAspect(state, { urn, entity, aspect: { name } }, stamp);
}

/**
 * Writes what follows from a proposal: an aspect of the same entity or of another, by the system. The value stays that of
 * the run that wrote it, or of none: what follows is undone with its cause, not by itself.
 */
function putDerived(
  state: WorkingState,
  { proposal: { systemMetadata } }: CheckedProposal,
  { urn, aspect: name }: AspectKey,
  value: JsonObject,
  context: ChangeContext,
  { isOfRun = true }: PutOptions = {},
): void {
  const { entity, parts } = parseEntityUrn(context.registry, urn);
  const aspect = context.registry.aspectOf(entity.name, name);
  if (!aspect) throw new Error(`${name} is not an aspect of ${entity.name}`);
  const present = state.latest({ urn, aspect: name });
  if (equalJson(present?.value, value)) return;
  const { runId: _, ...source } = systemMetadata ?? {};
  const runId = present?.systemMetadata.runId;
  const proposal = {
    entityUrn: urn,
    aspectName: name,
    changeType: 'UPSERT' as const,
    value,
    systemMetadata: { ...source, ...(runId !== undefined && { runId }) },
  };
  const derived = { proposal, urn, entity, aspect, value, key: keyOf(entity, parts) };
  const own = bySystem(context);
  if (!state.latest({ urn, aspect: entity.key.name })) {
    const creating = { ...proposal, ...(isOfRun && systemMetadata && { systemMetadata }) };
    createEntity(state, { ...derived, proposal: creating }, own);
  }
  putVersion(state, derived, aspect, checkValue(context.validator, derived, value).value, own);
}

const bySystem = <C extends ChangeContext>(context: C): C => ({
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

/** The key, which the URN implies, and the aspects that have a default. The proposal's headers are not theirs. */
function createEntity(state: WorkingState, checked: CheckedProposal, context: ChangeContext): void {
  const { urn, entity, key } = checked;
  const { headers: _, ...proposal } = checked.proposal;
  const system = bySystem(context);
  // One object for all: a store prints it once.
  const own = { ...system, firstMetadata: systemMetadataOf({ proposal }, undefined, system.stamp) };
  const create = (aspect: Aspect, value: JsonObject) =>
    putVersion(state, { urn, entity, proposal }, aspect, value, own);
  create(entity.key, key);
  for (const { aspect, value } of defaultAspects(entity, key, state))
    if (!context.isProposed(urn, aspect.name)) create(aspect, value);
}
