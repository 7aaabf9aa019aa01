import { createHash } from 'node:crypto';
import { followLog, type Store } from '@colophon/catalogue';
import type { Registry } from '@colophon/schema';
import type { Client } from '../connection/client.ts';
import { explainFault } from '../connection/errors.ts';
import type { SearchSettings } from '../connection/settings.ts';
import { pause } from '../index/bulk.ts';
import { indexTarget, readPosition } from '../index/index-target.ts';
import { createIndex, currentIndex, removeOthers, switchTo } from '../index/lifecycle.ts';
import { searchAlias } from '../index/names.ts';

/** Under which a store keeps that the index is to be built anew. */
export const rebuildConsumer = 'opensearch.rebuild';

/** How long a quiet follower waits before it looks whether its index is still there, in milliseconds. */
const lookMs = 2000;
/** Waits after a failure, in milliseconds: at first, and at most. */
const [firstWaitMs, maxWaitMs] = [500, 30_000];

export interface FollowerEvents {
  /** Called when the index cannot follow; it tries again. */
  readonly onTrouble?: (reason: string) => void;
  /** Called when it follows again after that. */
  readonly onRecovered?: () => void;
  /** Called when an index is built from all entities, and when searches find it. */
  readonly onBuild?: (index: string, state: 'started' | 'in use') => void;
}

export interface FollowerOptions extends FollowerEvents {
  readonly client: Client;
  readonly settings: SearchSettings;
  readonly registry: Registry;
  readonly store: Store;
}

/** Feeds the index from the log until the signal is aborted, and builds it where there is none. One process at a time. */
export async function runFollower(options: FollowerOptions, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      await follow(options, signal, () => {
        if (waitMs > firstWaitMs) options.onRecovered?.();
        waitMs = firstWaitMs;
      });
    } catch (error) {
      if (signal.aborted) return;
      const reason = explainFault(error);
      options.onTrouble?.(reason instanceof Error ? reason.message : String(reason));
      await waitToRetry(options.store, waitMs, signal);
      waitMs = Math.min(waitMs * 2, maxWaitMs);
    }
  }
}

/** Waits so long, or until the index is to be built anew. */
async function waitToRetry(store: Store, waitMs: number, signal: AbortSignal): Promise<void> {
  const request = () => store.consumer(rebuildConsumer).catch(() => undefined);
  const before = await request();
  for (let leftMs = waitMs; leftMs > 0 && !signal.aborted; leftMs -= lookMs) {
    await pause(Math.min(leftMs, lookMs), signal);
    if ((await request()) !== before) return;
  }
}

/** An index that is being built, while the one in use is served and fed. */
interface Building {
  readonly index: string;
  /** The request for it; undefined when there is no index otherwise. */
  readonly request: number | undefined;
  done: Promise<void>;
  isDone: boolean;
}

async function follow(options: FollowerOptions, signal: AbortSignal, onApplied: () => void): Promise<void> {
  const { client, settings, registry, store, onBuild } = options;
  let index = await usableIndex(options, signal);
  // One of another catalogue or another format is no answer, and what was never completed is of no use.
  await removeOthers(client, settings.prefix, index, signal);
  let building: Building | undefined;
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal]);
  const targetOf = (name: string, base = 0) =>
    indexTarget(client, name, { base, markOf: (offset) => markOf(store, offset), signal: running });

  async function build(request: number | undefined): Promise<Building> {
    const base = await store.logHead();
    const name = await createIndex(client, registry, settings);
    onBuild?.(name, 'started');
    const target = targetOf(name, base);
    const state: Building = { index: name, request, isDone: false, done: Promise.resolve() };
    state.done = followLog({ registry, store, index: target }).then(() => {
      state.isDone = true;
    });
    // Its failure is met where it is waited for.
    state.done.catch(() => {});
    return state;
  }

  try {
    while (!running.aborted) {
      const wanted = await store.consumer(rebuildConsumer);
      if (!building && (wanted !== undefined || index === undefined)) {
        building = await build(wanted);
        if (index === undefined) await building.done;
      }
      if (building?.isDone) {
        // It may be behind what searches have seen already.
        await followLog({ registry, store, index: targetOf(building.index) });
        await switchTo(client, settings.prefix, building.index, running);
        onBuild?.(building.index, 'in use');
        const { request } = building;
        index = building.index;
        building = undefined;
        // One that came since is of a later time, and still to be done.
        if (request !== undefined && (await store.consumer(rebuildConsumer)) === request)
          await store.setConsumer(rebuildConsumer, undefined);
      }
      if (index === undefined) continue;
      // Emptied, or removed, or no longer found by searches: it is built anew.
      if ((await readPosition(client, searchAlias(settings.prefix), { signal: running })) === undefined)
        return;
      try {
        const applied = await followLog({ registry, store, index: targetOf(index) });
        if (!building) {
          onApplied();
          await store.waitForChanges(applied, { waitMs: lookMs, signal: running });
        }
      } catch (error) {
        // The new index may take what this one does not.
        if (!building) throw error;
        await building.done;
      }
      if (building) await Promise.race([building.done, pause(100, running)]);
    }
  } finally {
    lost.abort();
  }
}

/** The index in use, when it has what the log has, and so may go on from where it is. */
async function usableIndex(
  { client, settings, store }: FollowerOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const current = await currentIndex(client, settings.prefix, signal);
  if (!current?.isUsable) return undefined;
  const position = await readPosition(client, current.name, { signal });
  if (position === undefined || position.offset > (await store.logHead())) return undefined;
  // An index of another catalogue, or of one that was restored from a backup and went on otherwise.
  const mark = await markOf(store, position.offset);
  return mark === undefined || position.mark === undefined || mark === position.mark
    ? current.name
    : undefined;
}

/** Says which entry of the log is at an offset. */
async function markOf(store: Pick<Store, 'log'>, offset: number): Promise<string | undefined> {
  const [entry] = await store.log(offset, 1);
  if (entry?.offset !== offset) return undefined;
  const { urn, aspect, changeType, created } = entry;
  return createHash('sha256')
    .update(JSON.stringify([offset, urn, aspect, changeType, created.time, created.actor]))
    .digest('base64url');
}
