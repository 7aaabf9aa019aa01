import type { JsonObject } from '@colophon/schema';
import type { LineageBounds } from '../lineage/query.ts';

/** What an edge says of itself, the time of a walk, and whether the walk takes the edge. */
export type EdgeTimeCase = readonly [
  why: string,
  properties: JsonObject | undefined,
  time: Pick<LineageBounds, 'startTimeMillis' | 'endTimeMillis'>,
  isTaken: boolean,
];

const from50 = { startTimeMillis: 50 };
const until50 = { endTimeMillis: 50 };
const between = { startTimeMillis: 50, endTimeMillis: 60 };

export const edgeTimeCases: readonly EdgeTimeCase[] = [
  ['created before', { createdOn: 10 }, from50, false],
  ['created after', { createdOn: 100 }, from50, true],
  ['created at the beginning', { createdOn: 50 }, from50, true],
  ['created before, updated before', { createdOn: 10, updatedOn: 20 }, from50, false],
  ['created before, updated after', { createdOn: 10, updatedOn: 100 }, from50, true],
  ['created before the end', { createdOn: 10 }, until50, true],
  ['created at the end', { createdOn: 50 }, until50, true],
  ['created behind the end', { createdOn: 51 }, until50, false],
  ['created before the end, updated behind it', { createdOn: 10, updatedOn: 100 }, until50, true],
  ['created in the range', { createdOn: 55 }, between, true],
  ['created before the range, updated behind it', { createdOn: 10, updatedOn: 100 }, between, false],
  ['updated in the range alone', { updatedOn: 60 }, between, true],
  ['no time', {}, between, true],
  ['nothing at all', undefined, between, true],
  ['time 0, which is none', { createdOn: 0, updatedOn: 0 }, between, true],
  ['created at an unknown time, updated before', { createdOn: 0, updatedOn: 10 }, between, false],
  ['drawn by a person before', { createdOn: 10, properties: { source: 'UI' } }, between, true],
  ['made by something else before', { createdOn: 10, properties: { source: 'API' } }, between, false],
  ['any time', { createdOn: 10 }, {}, true],
];
