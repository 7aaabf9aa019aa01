import type { Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';
import type { FailedWrite } from '../ports/administration.ts';
import type { Store } from '../ports/store.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { traceProperty } from '../write/trace.ts';

/** The state of a write in one storage; the names are the wire's. */
export interface StorageState {
  readonly writeStatus: 'ACTIVE_STATE' | 'HISTORIC_STATE' | 'ERROR' | 'UNKNOWN';
  readonly writeMessage?: string;
}

export interface WriteState {
  readonly success: boolean;
  readonly primaryStorage: StorageState;
  readonly searchStorage: StorageState;
}

/** By URN, and by aspect. */
export type WriteStates = Readonly<Record<string, Readonly<Record<string, WriteState>>>>;

/**
 * An id for writes that arrived at the given time, in milliseconds since the epoch. As DataHub's, it begins
 * with the time in microseconds; nothing needs to be kept to answer for it.
 */
export function createTraceId(time: number): string {
  return `${hex(time * 1000, 16)}${hex(randomNumber(), 8)}${hex(randomNumber(), 8)}`;
}

const hex = (number: number, length: number): string => number.toString(16).padStart(length, '0');

/** Drawn many at a time: a draw by itself takes longer than parsing a proposal. */
const randomNumbers = new Uint32Array(256);
let drawn = randomNumbers.length;

function randomNumber(): number {
  if (drawn === randomNumbers.length) {
    crypto.getRandomValues(randomNumbers);
    drawn = 0;
  }
  return randomNumbers[drawn++] ?? 0;
}

interface Trace {
  readonly id: string;
  /** Milliseconds since the epoch, before the write was committed. */
  readonly time: number;
}

/**
 * What became of writes: whether each is in force still, a later write took its place, or a condition of it did not hold.
 * A write is answered after the commit, which search and the graph are part of, so that none is ever pending.
 *
 * @throws CatalogueError `INVALID_REQUEST` when the id is invalid, and as reading an aspect does.
 */
export async function writeStates(
  registry: Registry,
  store: Store,
  traceId: string,
  aspects: Readonly<Record<string, readonly string[]>>,
): Promise<WriteStates> {
  const trace = { id: traceId.toLowerCase(), time: timeOf(traceId) };
  const failures = await store.failedWrites(trace.id);
  const failureOf = new Map(
    failures.toReversed().map((failure) => [`${failure.aspect}\n${failure.urn}`, failure] as const),
  );
  const states: [string, WriteStates[string]][] = [];
  const pace = createPace();
  for (const [urn, names] of Object.entries(aspects)) {
    const { entity } = parseEntityUrn(registry, urn);
    const ofEntity: [string, WriteState][] = [];
    for (const name of names) {
      if (!registry.aspectOf(entity.name, name))
        throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${name} is not an aspect of ${entity.name}`);
      await pace();
      const failure = failureOf.get(`${name}\n${urn}`);
      ofEntity.push([name, failure ? failed(failure) : await stateOf(store, urn, name, trace)]);
    }
    states.push([urn, Object.fromEntries(ofEntity)]);
  }
  return Object.fromEntries(states);
}

function timeOf(traceId: string): number {
  if (!/^[0-9a-f]{32}$/i.test(traceId)) {
    throw new CatalogueError(
      'INVALID_REQUEST',
      `traceId: expected 32 hexadecimal digits, got ${JSON.stringify(traceId)}`,
    );
  }
  return Number(BigInt(`0x${traceId.slice(0, 16)}`) / 1000n);
}

function failed({ message }: FailedWrite): WriteState {
  const state = { writeStatus: 'ERROR', writeMessage: message } as const;
  return { success: false, primaryStorage: state, searchStorage: state };
}

async function stateOf(store: Store, urn: string, aspect: string, trace: Trace): Promise<WriteState> {
  const row = await store.aspect({ urn, aspect }, 0);
  const [point] = row ? [] : await store.timeseries({ urn, aspect, limit: 1 });
  if (!row && !point) {
    const state = { writeStatus: 'UNKNOWN', writeMessage: 'The aspect has no value' } as const;
    return { success: false, primaryStorage: state, searchStorage: state };
  }
  const isOwn = row?.systemMetadata.properties?.[traceProperty] === trace.id;
  const isReplaced = row !== undefined && !isOwn && row.created.time > trace.time;
  const state = { writeStatus: isReplaced ? 'HISTORIC_STATE' : 'ACTIVE_STATE' } as const;
  return { success: true, primaryStorage: state, searchStorage: state };
}
