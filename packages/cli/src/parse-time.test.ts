import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

const now = Date.parse('2026-02-10T12:00:00Z');

it.each([
  ['30m', '2026-02-10T11:30:00Z'],
  ['12h', '2026-02-10T00:00:00Z'],
  ['7d', '2026-02-03T12:00:00Z'],
  ['2w', '2026-01-27T12:00:00Z'],
  ['2026-01-31', '2026-01-31T00:00:00Z'],
  ['2026-01-31T10:00:00+01:00', '2026-01-31T09:00:00Z'],
])('reads the time %s', (text, time) => {
  expect(parseTime('--since', text, now)).toBe(Date.parse(time));
});

it.each(['', '7', 'd', '7y', 'yesterday', '2026-13-01', '1'])('rejects %j', (text) => {
  expect(() => parseTime('--since', text, now)).toThrow(/^--since: expected how long ago/);
});
