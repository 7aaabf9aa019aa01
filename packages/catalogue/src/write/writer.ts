import type { Registry } from '@colophon/schema';
import type { GuardedState } from '../access/guarded-state.ts';
import type { GuardedOptions } from '../access/write-guard.ts';
import type { SealSecret } from '../effects/effect.ts';
import { hasVerification, readForEffects, readToChange, verifyProposal } from '../effects/index.ts';
import { CatalogueError } from '../errors.ts';
import type { Instruments } from '../instruments.ts';
import { OverloadError } from '../overload-error.ts';
import { createPace } from '../pace.ts';
import type { AspectStore, TransactionReads, WriteTransaction } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { ChangeSet } from '../ports/change-set.ts';
import { documentChange } from '../project/document-change.ts';
import type { AspectUnknownField, AuditStamp, ChangeProposal, WriteReceipt } from '../proposal.ts';
import { textFieldsOf } from '../search/text-fields.ts';
import type { UnknownField } from '../validate/unknown-fields.ts';
import type { Validator } from '../validate/validator.ts';
import { afterPendingInput } from './after-pending-input.ts';
import { applyOrder } from './apply-order.ts';
import { applyMaintenanceChange, applyProposal } from './apply-proposal.ts';
import { AspectMap } from './aspect-map.ts';
import { type BatchEndTools, createBatchEnd } from './batch-end.ts';
import { type Change, type CheckedProposal, checkProposal, keyOf, parseEntityUrn } from './check-proposal.ts';
import { platformInfoOf, platformInstanceOf } from './default-aspects.ts';
import { createGroupCommit, type Submission } from './group-commit.ts';
import { earlierTraceOf, fingerprintOf, withFingerprint } from './idempotency.ts';
import { loadState, type ReadSet, readInto } from './load-state.ts';
import { mapCollectingErrors } from './map-collecting-errors.ts';
import { isRule, type RetentionRules, readRetentionRules, retentionAspect } from './retention.ts';
import type { WorkingState } from './working-state.ts';

/** Most proposals of a batch: a transaction is written in one go, and readers wait for it. */
export const maxBatchSize = 2000;
/** Most relationships in the aspects that a batch changes. */
export const maxBatchRelationships = 40_000;
/** Most proposals that wait to be committed, unless a single batch has more. */
export const maxPendingProposals = 20_000;

export interface WriterOptions {
  readonly registry: Registry;
  readonly store: Pick<AspectStore, 'write'>;
  readonly validator: Validator;
  readonly now: () => number;
  readonly sealSecret?: SealSecret | undefined;
  readonly onCommitted?: OnCommitted | undefined;
  readonly instruments?: Instruments | undefined;
}

/** Sees what a transaction has written. */
export type OnCommitted = (changes: ChangeSet) => Promise<void> | void;

/** Everything that changes the store goes through here. */
export interface Writer {
  propose(
    proposals: readonly ChangeProposal[],
    actor: string,
    options?: GuardedOptions,
  ): Promise<WriteReceipt>;
  /** Proposals that are accepted and not yet committed. */
  pendingProposals(): number;
  /**
   * Runs a work on the state that it needs, alone among writers, and commits what it changed. The work may be repeated:
   * it has no effect but on the state.
   */
  change<T>(readSet: ReadSet, work: (state: WorkingState, tools: WorkTools) => T | Promise<T>): Promise<T>;
  /**
   * Applies changes that maintenance makes, with everything that follows from them, alone among writers. `plan` names
   * them, given what was read.
   *
   * @throws CatalogueError when they delete what must stay; nothing is changed then.
   */
  applyChanges(
    readSet: ReadSet,
    stamp: AuditStamp,
    plan: (state: WorkingState, tools: WorkTools) => readonly Change[] | Promise<readonly Change[]>,
  ): Promise<void>;
}

/** What a work may use besides its state. */
export interface WorkTools {
  readonly transaction: TransactionReads;
  /** The rules of retention in force. */
  readonly retention: RetentionRules;
}

/** Rules of retention, and the end of the log at which they were in force. */
interface KnownRules {
  readonly rules: RetentionRules;
  readonly asOf: number;
}

interface Proposed extends Submission<WorkingState> {
  readonly checked: readonly CheckedProposal[];
}

export function createWriter({
  registry,
  store,
  validator,
  now,
  sealSecret,
  onCommitted,
  instruments,
}: WriterOptions): Writer {
  const textFields = textFieldsOf(registry);
  /** Those of the last commit: another process may write others after it. */
  let known: KnownRules | undefined;
  /** What a transaction knows of the rules, until it is committed. */
  const ofTransaction = new WeakMap<TransactionReads, KnownRules>();
  /** What a transaction has applied, until it is committed. */
  const applied = new WeakMap<TransactionReads, ChangeSet>();
  /** Transactions that have begun, and those of them that have not ended. */
  let begun = 0;
  let running = 0;
  /** Proposals that are accepted and not yet committed. */
  let pending = 0;

  async function rulesOf(transaction: TransactionReads): Promise<RetentionRules> {
    const own = ofTransaction.get(transaction) ?? known;
    if (own?.asOf === transaction.asOf) return own.rules;
    const rules = await readRetentionRules(transaction, (urn) => {
      const { entity, parts } = parseEntityUrn(registry, urn);
      return keyOf(entity, parts);
    });
    ofTransaction.set(transaction, { rules, asOf: transaction.asOf });
    return rules;
  }

  async function apply(transaction: WriteTransaction, state: WorkingState): Promise<void> {
    const changes = await state.changes(
      (before, after) => documentChange(registry, before, after),
      createPace(),
    );
    await transaction.apply({ ...changes, textFields });
    if (onCommitted) applied.set(transaction, changes);
    const { latest, log, deletions = [] } = changes;
    const mayChangeRules =
      latest.some(({ aspect }) => aspect === retentionAspect) ||
      deletions.some((one) => (one.kind === 'entity' ? isRule(one.urn) : one.aspect === retentionAspect));
    const own = ofTransaction.get(transaction) ?? known;
    if (mayChangeRules || own?.asOf !== transaction.asOf) ofTransaction.delete(transaction);
    else ofTransaction.set(transaction, { ...own, asOf: transaction.asOf + log.length });
  }

  async function write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T> {
    const place = ++begun;
    running++;
    let last: WriteTransaction | undefined;
    try {
      const result = await store.write((transaction) => {
        // The store may have thrown away what an earlier run applied.
        last = transaction;
        ofTransaction.delete(transaction);
        applied.delete(transaction);
        return work(transaction);
      });
      // When others ran meanwhile, the log may end elsewhere than this one expects.
      known = last && running === 1 && begun === place ? ofTransaction.get(last) : undefined;
      const changes = last && applied.get(last);
      if (changes) await onCommitted?.(changes);
      return result;
    } catch (error) {
      known = undefined;
      throw error;
    } finally {
      running--;
    }
  }

  const commits = createGroupCommit<WorkingState, Proposed>({
    store: { write },
    instruments,
    async begin(transaction, group) {
      const state = await loadState(transaction, readSetOf(group));
      const proposals = group.flatMap(({ checked }) => checked);
      await readForDefaults(proposals, state, transaction);
      await readForEffects(proposals, { registry, transaction, state });
      return state;
    },
    finish: apply,
  });

  async function submit(
    proposals: readonly ChangeProposal[],
    actor: string,
    { unknownFields: unknownFieldPolicy = 'reject', isLogged = true, idempotencyKey, guard }: GuardedOptions,
  ): Promise<WriteReceipt> {
    const fingerprint =
      idempotencyKey === undefined ? undefined : await fingerprintOf(idempotencyKey, actor, proposals);
    const checked = await mapCollectingErrors(proposals, (proposal) =>
      checkProposal(registry, validator, fingerprint ? withFingerprint(proposal, fingerprint) : proposal),
    );
    await verifyAll(checked);
    const order = applyOrder(checked);
    const ordered = order ? order.flatMap((place) => checked[place] ?? []) : checked;
    const stamp: AuditStamp = { actor, time: now() };
    const proposed = new AspectMap<true>();
    for (const { urn, aspect } of checked) proposed.set({ urn, aspect: aspect.name }, true);
    const isProposed = (urn: string, aspect: string) => proposed.has({ urn, aspect });
    let unknownFields: AspectUnknownField[] = [];
    let earlierTraceId: string | undefined;
    const onUnknownFields = ({ urn, aspect }: CheckedProposal, fields: readonly UnknownField[]) => {
      unknownFields.push(...fields.map((field) => ({ ...field, urn, aspect: aspect.name })));
    };
    await commits.submit({
      size: checked.length,
      checked,
      async apply(state, transaction) {
        unknownFields = [];
        earlierTraceId = fingerprint && earlierTraceOf(state, checked, fingerprint);
        if (earlierTraceId !== undefined) return 0;
        const retention = await rulesOf(transaction);
        const decisions = await guard?.(checked, guardedState(state, transaction));
        // On a fork, so that neither a refusal nor a fault leaves half of the work in the group's state.
        const fork = state.fork();
        const batchEnd = createBatchEnd();
        const context = {
          registry,
          validator,
          retention,
          stamp,
          batchEnd,
          sealSecret,
          isProposed,
          unknownFieldPolicy,
          onUnknownFields,
          decisions,
        };
        await mapCollectingErrors(
          ordered,
          (proposal, i) => {
            batchEnd.startProposal(order?.[i] ?? i);
            applyProposal(fork, proposal, context);
          },
          (i) => order?.[i] ?? i,
        );
        // What is read at the end was committed before the group: it belongs into the state below the fork.
        await batchEnd.run(endTools(state, transaction), ordered.length);
        const relationships = fork.countEdges();
        checkRelationships(relationships);
        if (!isLogged) fork.dropLog();
        state.merge(fork);
        return relationships;
      },
    });
    return { unknownFields, ...(earlierTraceId !== undefined && { earlierTraceId }) };
  }

  const endTools = (state: WorkingState, transaction: WriteTransaction): BatchEndTools => ({
    transaction,
    read: (keys) => readToChange(keys, { state, registry }, transaction),
  });

  return {
    pendingProposals: () => pending,

    async propose(proposals, actor, options = {}) {
      if (proposals.length === 0) return { unknownFields: [] };
      if (proposals.length > maxBatchSize) {
        throw new CatalogueError(
          'LIMIT_EXCEEDED',
          `proposals: expected at most ${maxBatchSize} in a batch, got ${proposals.length}. Send smaller batches.`,
        );
      }
      if (pending > 0 && pending + proposals.length > maxPendingProposals) {
        throw new OverloadError(
          `${pending} changes are waiting to be written: expected at most ${maxPendingProposals} with these ${proposals.length}`,
        );
      }
      pending += proposals.length;
      try {
        return await submit(proposals, actor, options);
      } finally {
        pending -= proposals.length;
      }
    },

    async change(readSet, work) {
      // Many changes one after the other must not keep everyone else waiting.
      await afterPendingInput();
      return write(async (transaction) => {
        const state = await loadState(transaction, readSet);
        const result = await work(state, { transaction, retention: await rulesOf(transaction) });
        await apply(transaction, state);
        return result;
      });
    },

    async applyChanges(readSet, stamp, plan) {
      await afterPendingInput();
      await write(async (transaction) => {
        const state = await loadState(transaction, readSet);
        const retention = await rulesOf(transaction);
        const changes = await plan(state, { transaction, retention });
        await readForEffects(changes, { registry, transaction, state });
        const batchEnd = createBatchEnd();
        const context = {
          registry,
          validator,
          retention,
          stamp,
          batchEnd,
          sealSecret,
          isProposed: () => false,
        };
        const pace = createPace();
        for (const change of changes) {
          await pace();
          applyMaintenanceChange(state, change, context);
        }
        await batchEnd.run(endTools(state, transaction), 1);
        await apply(transaction, state);
      });
    },
  };
}

/** The state before a batch, as the guard of its writes reads it. */
const guardedState = (state: WorkingState, transaction: WriteTransaction): GuardedState => ({
  has: (urn, aspect) => state.latest({ urn, aspect }) !== undefined,
  isAsCommitted: !state.hasMerged,
  async aspectsOf(urns, names = []) {
    const keys = urns.flatMap((urn) => names.map((aspect) => ({ urn, aspect })));
    await readInto(
      state,
      transaction,
      keys.filter((key) => !state.hasRead(key)),
      [],
    );
    return keys.flatMap((key) => state.latest(key) ?? []);
  },
});

/** A single aspect may have more relationships than a whole batch of others: the number of proposals limits nothing. */
function checkRelationships(count: number): void {
  if (count <= maxBatchRelationships) return;
  throw new CatalogueError(
    'LIMIT_EXCEEDED',
    `proposals: expected at most ${maxBatchRelationships} relationships in all aspects of a batch, got ${count}. Send smaller batches.`,
  );
}

/** Reads what the default aspects of new datasets depend on. */
async function readForDefaults(
  proposals: readonly CheckedProposal[],
  state: WorkingState,
  transaction: WriteTransaction,
): Promise<void> {
  const keys = proposals
    .filter(({ urn, entity }) => entity.name === 'dataset' && !state.latest({ urn, aspect: entity.key.name }))
    .map(({ key }) => key);
  if (keys.length === 0) return;
  for (const keyOfNeeded of [platformInfoOf, platformInstanceOf]) {
    const needed = new Map<string, AspectKey>();
    for (const key of keys) {
      const one = keyOfNeeded(key, state);
      if (one && !state.hasRead(one)) needed.set(one.urn, one);
    }
    await readInto(state, transaction, [...needed.values()], []);
  }
}

async function verifyAll(checked: readonly CheckedProposal[]): Promise<void> {
  if (!checked.some(hasVerification)) return;
  const outcomes = await Promise.allSettled(checked.map(verifyProposal));
  await mapCollectingErrors(outcomes, (outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
  });
}

/** What a group reads before it changes anything: each aspect it names, the keys, and all of what is to go. */
function readSetOf(group: readonly Proposed[]): ReadSet {
  const keys: AspectKey[] = [];
  const urns = new Set<string>();
  const whole = new Set<string>();
  for (const { checked } of group) {
    for (const { urn, aspect, entity, proposal } of checked) {
      urns.add(urn);
      keys.push({ urn, aspect: entity.key.name }, { urn, aspect: aspect.name });
      if (proposal.changeType === 'DELETE' && aspect === entity.key) whole.add(urn);
    }
  }
  return { keys, urns: [...urns], whole };
}
