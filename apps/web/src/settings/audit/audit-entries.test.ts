import { auditActions as known } from '@colophon/auth';
import { expect, it } from 'vitest';
import { actionText, auditActions } from './audit-actions.ts';
import { auditExport, auditSearch, isFiltered, linesToCsv, readAuditState } from './audit-entries.ts';

const nothing = readAuditState({});

it('has every action of the server', () => {
  expect(auditActions).toEqual(Object.keys(known));
  expect(actionText('policy-changed')).toBe('Policy changed');
});

it('takes from an address only what can be searched for', () => {
  const given = { action: 'sign-in', outcome: 'lost', from: '2026-01-02', until: 'x', actor: 'ana', page: 3 };
  expect(readAuditState(given)).toMatchObject({
    action: 'sign-in',
    outcome: undefined,
    from: '2026-01-02',
    until: undefined,
    actor: 'ana',
    page: 3,
  });
  expect(readAuditState({ action: 'nothing' }).action).toBeUndefined();
  expect(isFiltered(nothing)).toBe(false);
  expect(isFiltered(readAuditState(given))).toBe(true);
});

it('asks for everything where nothing is narrowed', () => {
  expect(auditSearch(nothing, 50)).toEqual({
    path: '/openapi/v1/events/audit/search?startTime=0&size=50',
    body: {},
  });
  expect(auditExport(nothing)).toBe('/openapi/v1/events/audit/export?startTime=0');
});

it('asks for a user by name, and for whole days', () => {
  const state = readAuditState({ actor: 'ana', outcome: 'refused', from: '2026-01-02', until: '2026-01-02' });
  const { path, body } = auditSearch(state, 50);
  expect(body).toEqual({ actorUrns: ['urn:li:corpuser:ana'], outcome: 'refused' });
  const query = new URL(path, 'http://x').searchParams;
  expect(Number(query.get('endTime')) - Number(query.get('startTime'))).toBe(86_400_000);
  expect(auditExport(state)).toContain('actor=urn%3Ali%3Acorpuser%3Aana');
});

it('prints a table', () => {
  const line = JSON.stringify({
    offset: 1,
    time: 0,
    action: 'sign-in',
    outcome: 'refused',
    actor: 'urn:li:corpuser:ana',
    details: { reason: 'password', count: 2 },
  });
  expect(linesToCsv(`${line}\n`).split('\r\n').slice(1)).toEqual([
    '1970-01-01T00:00:00.000Z,sign-in,refused,urn:li:corpuser:ana,,,"reason=password, count=2"',
    '',
  ]);
});
