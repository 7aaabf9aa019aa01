import type { Instruments } from '../instruments.ts';
import type { AspectStore, WriteTransaction } from '../ports/aspect-store.ts';
import { afterPendingInput } from './after-pending-input.ts';

/** Most proposals that share one transaction. */
export const maxGroupSize = 1000;

/** Relationships in the aspects of a group after which what still waits gets a transaction of its own. */
export const maxGroupRelationships = 40_000;

/** One caller's piece of work within a group: it is kept as a whole or leaves no trace. */
export interface Submission<S> {
  /** How many proposals it holds; groups are cut by it. */
  readonly size: number;
  /**
   * Changes the state, or throws before it has changed anything. The transaction is for reading more. Returns how many
   * relationships the changed aspects have: they can cost more than the proposals.
   */
  apply(state: S, transaction: WriteTransaction): Promise<number>;
}

export interface GroupCommitOptions<S, W extends Submission<S>> {
  readonly store: Pick<AspectStore, 'write'>;
  readonly instruments?: Pick<Instruments, 'onSubmitted' | 'aroundCommit'> | undefined;
  /** Reads what the group needs. */
  begin(transaction: WriteTransaction, group: readonly W[]): Promise<S>;
  /** Writes what the group changed. */
  finish(transaction: WriteTransaction, state: S): Promise<void>;
}

interface Waiting<W> {
  readonly submission: W;
  /** For the instruments. */
  readonly mark: unknown;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Runs submissions that arrive at the same time in one transaction, so that durability costs one disk sync per group
 * rather than one per write. A submission is answered after the commit; one that throws is rejected alone.
 */
export function createGroupCommit<S, W extends Submission<S>>(options: GroupCommitOptions<S, W>) {
  let waiting: Waiting<W>[] = [];
  let running = false;
  const { onSubmitted, aroundCommit } = options.instruments ?? {};

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = takeGroup();
      try {
        const { rejected, done } = await commit(group);
        waiting = [...group.slice(done), ...waiting];
        for (const member of group.slice(0, done)) {
          if (rejected.has(member)) member.reject(rejected.get(member));
          else member.resolve();
        }
      } catch (error) {
        for (const member of group) member.reject(error);
      }
    }
    running = false;
  }

  function commit(group: readonly Waiting<W>[]): ReturnType<typeof runGroup> {
    const run = () => options.store.write((transaction) => runGroup(transaction, group));
    if (!aroundCommit) return run();
    const proposals = group.reduce((sum, { submission }) => sum + submission.size, 0);
    return aroundCommit({ proposals, submissions: group.map(({ mark }) => mark) }, run);
  }

  function takeGroup(): Waiting<W>[] {
    let size = 0;
    let length = 0;
    for (const { submission } of waiting) {
      size += submission.size;
      if (length > 0 && size > maxGroupSize) break;
      length++;
    }
    const group = waiting.slice(0, length);
    waiting = waiting.slice(length);
    return group;
  }

  /** Runs the first `done` members; the others come with the next transaction. */
  async function runGroup(
    transaction: WriteTransaction,
    group: readonly Waiting<W>[],
  ): Promise<{ rejected: ReadonlyMap<Waiting<W>, unknown>; done: number }> {
    const rejected = new Map<Waiting<W>, unknown>();
    const state = await options.begin(
      transaction,
      group.map(({ submission }) => submission),
    );
    let done = 0;
    for (let relationships = 0; done < group.length && relationships < maxGroupRelationships; done++) {
      const member = group[done] as Waiting<W>;
      try {
        relationships += await member.submission.apply(state, transaction);
      } catch (error) {
        rejected.set(member, error);
      }
    }
    await options.finish(transaction, state);
    return { rejected, done };
  }

  return {
    /** Fulfilled when the submission is durable; rejected with what its `apply` threw, or with the store's error. */
    submit(submission: W): Promise<void> {
      return new Promise((resolve, reject) => {
        const mark = onSubmitted?.(submission.size);
        waiting.push({ submission, mark, resolve, reject });
        if (running) return;
        running = true;
        // Requests that came together share a group.
        void afterPendingInput().then(drain);
      });
    },
  };
}
