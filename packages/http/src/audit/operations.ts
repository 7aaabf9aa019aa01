import type { AuditQuery } from '@colophon/auth';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { body } from '../openapi/body.ts';
import type { AuditServices, IdentityServices } from '../openapi/identity/services.ts';
import { operation } from '../openapi/operation.ts';
import { cappedCount, flag, names, oneOf, text, time, urns } from '../openapi/query.ts';
import { errors, ok } from '../openapi/responses.ts';
import { auditLines, eventTypeOf, toUsageEvent } from './usage-event.ts';

const tag = 'Audit log';
const path = '/openapi/v1/events/audit';

const dayMs = 86_400_000;
const defaultSize = 10;
const maxSize = 1000;
/** Entries that are counted for an answer; more are not told apart from as many. */
const maxTotal = 10_000;
const outcomes = ['done', 'refused'] as const;

interface Filters {
  readonly eventTypes?: readonly string[];
  readonly entityTypes?: readonly string[];
  readonly aspectTypes?: readonly string[];
  readonly actorUrns?: readonly string[];
  readonly actions?: readonly string[];
  readonly subjects?: readonly string[];
  readonly outcome?: (typeof outcomes)[number];
}

const list = (description: string): JsonSchema => ({
  description,
  type: 'array',
  items: { type: 'string' },
  maxItems: 100,
});

const eventSchema: JsonSchema = {
  type: 'object',
  properties: {
    eventType: { type: 'string' },
    timestamp: { type: 'integer' },
    actorUrn: { type: 'string' },
    sourceIP: { type: 'string' },
    entityUrn: { type: 'string' },
    entityType: { type: 'string' },
    aspectName: { type: 'string' },
    rawUsageEvent: { description: 'The entry as it is stored.', type: 'object' },
  },
  required: ['eventType', 'timestamp'],
};

const search = operation({
  id: 'searchAuditEvents',
  access: access.auditLog,
  method: 'POST',
  path: `${path}/search`,
  tag,
  summary: 'Search the audit log',
  description:
    'Newest first. Entries match all filters that are given, and of each any one value. An empty list is as none.',
  query: {
    startTime: time('Only events from this time on. By default, or with -1, of the last day.'),
    endTime: time('Only events before this time. By default, or with -1, up to now.'),
    size: cappedCount('Maximum number of events.', defaultSize, maxSize),
    scrollId: text('`nextScrollId` of the page before.'),
    includeRaw: flag('Adds the entry as it is stored, in `rawUsageEvent`.', true),
  },
  body: body<Filters>('Which events. `{}` for all.', {
    type: 'object',
    properties: {
      eventTypes: list("Types of events, by DataHub's names, such as `LogInEvent`."),
      entityTypes: list('Types of the entities to which something was done, such as `dataHubPolicy`.'),
      aspectTypes: list('Names of the aspects that changed.'),
      actorUrns: list('URNs of who did it.'),
      actions: list("Actions, by Colophon's names, such as `sign-in`."),
      subjects: list('URNs or ids of what it was done to.'),
      outcome: { description: 'Only events with this outcome.', enum: [...outcomes] },
    },
  }),
  answers: {
    ...ok('A page of events, and the id with which the next one is asked for unless this is the last.', {
      type: 'object',
      properties: {
        nextScrollId: { type: 'string' },
        count: { description: 'Events in this page.', type: 'integer' },
        total: { description: `Events that match, counted up to ${maxTotal}.`, type: 'integer' },
        usageEvents: { type: 'array', items: eventSchema },
      },
      required: ['count', 'total', 'usageEvents'],
    }),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(_, { query: { startTime, endTime, size, scrollId, includeRaw }, body: sent, identity }) {
    const audit = auditOf(identity);
    const wanted = toQuery(audit, sent);
    const all = { ...wanted, ...period(startTime, endTime, Date.now() - dayMs) };
    const place = scrollId === undefined ? {} : { before: readScrollId(scrollId) };
    // One more than asked for says whether there is a next page.
    const found = wanted ? await audit.read({ ...all, ...place, limit: size + 1 }) : [];
    const entries = found.slice(0, size);
    const total = wanted ? await audit.count({ ...all, limit: maxTotal }) : 0;
    const last = entries.at(-1);
    return {
      status: 200,
      json: {
        ...(found.length > size && last && { nextScrollId: toScrollId(last.offset) }),
        count: entries.length,
        total,
        usageEvents: entries.map((entry) => toUsageEvent(entry, includeRaw)),
      },
    };
  },
});

const exportEvents = operation({
  id: 'exportAuditEvents',
  access: access.auditLog,
  method: 'GET',
  path: `${path}/export`,
  tag,
  summary: 'Export the audit log',
  description:
    'JSON lines, newest first, one entry each as it is stored. The export is an entry of the log itself. Entries that are added meanwhile are not in it.',
  query: {
    startTime: time('Only entries from this time on. By default, or with -1, from the oldest.'),
    endTime: time('Only entries before this time. By default, or with -1, up to now.'),
    action: names('Actions, such as `sign-in`. By default, all.'),
    actor: urns('URNs of who did it. By default, everybody.'),
    subject: urns('URNs or ids of what it was done to. By default, anything.'),
    outcome: oneOf('Only entries with this outcome.', outcomes),
  },
  answers: {
    200: { description: 'The entries, as `application/x-ndjson`.' },
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run({ context }, { query, identity }) {
    const audit = auditOf(identity);
    const { startTime, endTime, action: actions = [], actor: actorUrns, subject: subjects, outcome } = query;
    const wanted = toQuery(audit, { actions, actorUrns, subjects, ...(outcome && { outcome }) });
    const bounds = { ...wanted, ...period(startTime, endTime) };
    // What is recorded from now on does not belong to it, and what was recorded of it does not either.
    const [newest] = await audit.read({ limit: 1 });
    const { urn: actor } = context.principal;
    await audit.record({ action: 'audit-exported', outcome: 'done', actor }, originOf(context));
    const end = (newest?.offset ?? 0) + 1;
    const lines = auditLines((before = end, limit) => audit.read({ ...bounds, before, limit }));
    const response = new Response(lines, {
      headers: {
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Content-Disposition': 'attachment; filename="colophon-audit.jsonl"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
    return { status: 200, response };
  },
});

/** @throws RequestError `NOT_FOUND` where there is no sign-in, and so nothing to record. */
function auditOf(identity: IdentityServices | undefined): AuditServices {
  if (identity) return identity.audit;
  throw new RequestError(
    'NOT_FOUND',
    'Sign-in is off, so that there is no audit log: nobody knows who did what. Start the server with --auth to turn it on.',
  );
}

/**
 * @returns undefined for what nothing can match.
 * @throws RequestError `INVALID_REQUEST` for an action that does not exist.
 */
function toQuery(
  { actions: known }: AuditServices,
  { eventTypes = [], entityTypes, aspectTypes, actorUrns, actions = [], subjects, outcome }: Filters,
): Omit<AuditQuery, 'limit'> | undefined {
  const unknown = actions.find((action) => !known.some((one) => one === action));
  if (unknown !== undefined)
    throw new RequestError(
      'INVALID_REQUEST',
      `actions: expected some of ${known.join(', ')}, got ${JSON.stringify(unknown)}`,
    );
  const anyOf = known.flatMap((action) =>
    outcomes
      .filter((one) => eventTypes.includes(eventTypeOf(action, one)))
      .map((one) => ({ action, outcome: one })),
  );
  if (eventTypes.length > 0 && anyOf.length === 0) return undefined;
  return {
    anyOf,
    action: actions,
    ...(actorUrns && { actor: actorUrns }),
    ...(subjects && { subject: subjects }),
    ...(entityTypes && { entityType: entityTypes }),
    ...(aspectTypes && { aspect: aspectTypes }),
    ...(outcome && { outcome }),
  };
}

function period(startTime = -1, endTime = -1, start?: number): Pick<AuditQuery, 'from' | 'until'> {
  const from = startTime < 0 ? start : startTime;
  return { ...(from !== undefined && { from }), ...(endTime >= 0 && { until: endTime }) };
}

const originOf = ({
  address,
  requestId,
}: {
  readonly address?: string | undefined;
  readonly requestId: string;
}) => ({
  requestId,
  ...(address !== undefined && { address }),
});

/** Opaque to clients. */
const toScrollId = (offset: number): string => btoa(`audit ${offset}`).replace(/=+$/, '');

function readScrollId(scrollId: string): number {
  const [, offset] = /^audit (\d{1,15})$/.exec(decode(scrollId)) ?? [];
  if (offset !== undefined) return Number(offset);
  throw new RequestError(
    'INVALID_REQUEST',
    `scrollId: expected nextScrollId of the page before, got ${JSON.stringify(scrollId)}`,
  );
}

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/** Who did what, where there is sign-in. */
export const audit = [search, exportEvents];
