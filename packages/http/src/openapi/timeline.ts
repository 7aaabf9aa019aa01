import {
  type Change,
  type ChangeCategory,
  categoryAliases,
  changeCategories,
  type TimelineEntry,
} from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { operation } from './operation.ts';
import { flag, names, time } from './query.ts';
import { errors, listOf, ok } from './responses.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back a timeline goes when its beginning is not named. */
const defaultSpanMs = 7 * dayMs;

const getTimeline = (id: string, path: '/openapi/v2/timeline/v1/{urn}' | '/openapi/timeline/v1/{urn}') =>
  operation({
    id,
    method: 'GET',
    path,
    tag: 'Timeline',
    access: access.timeline,
    summary: 'Read what changed about an entity, oldest first',
    query: {
      categories: names(`Kinds of changes: ${changeCategories.join(', ')}. At least one.`),
      startTime: time(
        'Start time, in milliseconds since the epoch. -1, the default, is a week before the end.',
      ),
      endTime: time('End time, in milliseconds since the epoch. 0, the default, is now.'),
      raw: flag('Include the JSON Patch of each change.', false),
    },
    answers: {
      ...ok('The changes, each with a semantic version.', listOf({ type: 'object' })),
      ...errors.badRequest,
    },
    async run(session, { path: { urn }, query: { categories, startTime = -1, endTime, raw } }) {
      const endTimeMillis = endTime || Date.now();
      const entries = await session.timeline({
        urn,
        categories: parseCategories(categories ?? []),
        startTimeMillis: startTime === -1 ? endTimeMillis - defaultSpanMs : startTime,
        endTimeMillis,
      });
      return { status: 200, json: entries.map((entry) => toWire(entry, raw)) };
    },
  });

/** The same under the two paths that clients know. */
export const timeline = [
  getTimeline('getTimeline', '/openapi/v2/timeline/v1/{urn}'),
  getTimeline('getTimelineV1', '/openapi/timeline/v1/{urn}'),
];

function parseCategories(given: readonly string[]): ChangeCategory[] {
  const expected = `categories: expected some of ${changeCategories.join(', ')}`;
  if (given.length === 0) throw new RequestError('INVALID_REQUEST', `${expected}, got nothing`);
  return given.map((name) => {
    const category = categoryAliases.get(name) ?? changeCategories.find((known) => known === name);
    if (category !== undefined) return category;
    throw new RequestError('INVALID_REQUEST', `${expected}, got ${name}`);
  });
}

const toWire = (
  { time: timestamp, actor, changes, versions, difference, ...entry }: TimelineEntry,
  isRaw: boolean,
): JsonObject => ({
  timestamp,
  actor,
  semVer: `${entry.semanticVersion}-computed`,
  semVerChange: entry.semanticChange,
  versionStamp: Object.entries(versions)
    .map(([aspect, version]) => `${aspect}:${version}`)
    .join(';'),
  changeEvents: changes.map((change) => eventOf(change, { actor, time: timestamp })),
  rawDiff: isRaw ? difference.map((step): Json => ({ ...step })) : null,
});

const eventOf = (
  { semanticChange, parameters, renamedFrom: _, ...change }: Change,
  auditStamp: { actor: string; time: number },
): JsonObject => ({
  ...change,
  ...(parameters && { parameters: { ...parameters } }),
  auditStamp,
  semVerChange: semanticChange,
});
