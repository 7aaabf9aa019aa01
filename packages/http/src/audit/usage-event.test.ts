import { expect, it } from 'vitest';
import { type AuditedEvent, auditLines, eventTypeOf, toUsageEvent } from './usage-event.ts';

const event: AuditedEvent = {
  offset: 7,
  time: 1_750_000_000_000,
  action: 'token-created',
  outcome: 'done',
  actor: 'urn:li:corpuser:ana',
  subject: 'urn:li:corpuser:ben',
  address: '10.0.0.1',
  details: { aspect: 'status' },
};

it('has the form in which DataHub returns audit events', () => {
  expect(toUsageEvent(event, false)).toEqual({
    eventType: 'CreateAccessTokenEvent',
    timestamp: 1_750_000_000_000,
    actorUrn: 'urn:li:corpuser:ana',
    sourceIP: '10.0.0.1',
    entityUrn: 'urn:li:corpuser:ben',
    entityType: 'corpuser',
    aspectName: 'status',
  });
  expect(toUsageEvent(event, true)).toMatchObject({ rawUsageEvent: event });
});

it('names no entity where the subject is none', () => {
  expect(toUsageEvent({ ...event, subject: 'token-id' }, false)).not.toHaveProperty('entityUrn');
});

it.each([
  ['sign-in', 'done', 'LogInEvent'],
  ['sign-in', 'refused', 'FailedLogInEvent'],
  ['sign-out', 'done', 'SignOutEvent'],
] as const)('calls %s that was %s %s', (action, outcome, type) => {
  expect(eventTypeOf(action, outcome)).toBe(type);
});

it.each([0, 1, 500, 1001])('exports each of %i entries as one line, a page at a time', async (total) => {
  const read: (number | undefined)[] = [];
  const stream = auditLines(async (before = total + 1, limit) => {
    read.push(before);
    const first = before - 1;
    return Array.from({ length: Math.min(limit, first) }, (_, i) => ({ ...event, offset: first - i }));
  });
  const lines = (await new Response(stream).text()).split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line).offset)).toEqual(
    Array.from({ length: total }, (_, i) => total - i),
  );
  expect(read).toHaveLength(Math.floor(total / 500) + 1);
});
