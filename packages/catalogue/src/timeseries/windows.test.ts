import { describe, expect, it } from 'vitest';
import { windowStart } from './windows.ts';

const at = (text: string, unit: Parameters<typeof windowStart>[1]['unit'], multiple?: number) =>
  new Date(
    windowStart(Date.parse(text), { unit, ...(multiple !== undefined && { multiple }) }),
  ).toISOString();

describe('windowStart', () => {
  it.each([
    ['SECOND', undefined, '2024-08-15T13:47:58.000Z'],
    ['MINUTE', 30, '2024-08-15T13:30:00.000Z'],
    ['HOUR', undefined, '2024-08-15T13:00:00.000Z'],
    ['DAY', undefined, '2024-08-15T00:00:00.000Z'],
    ['WEEK', undefined, '2024-08-12T00:00:00.000Z'],
    ['MONTH', undefined, '2024-08-01T00:00:00.000Z'],
    ['MONTH', 6, '2024-07-01T00:00:00.000Z'],
    ['QUARTER', undefined, '2024-07-01T00:00:00.000Z'],
    ['YEAR', undefined, '2024-01-01T00:00:00.000Z'],
  ] as const)('finds the beginning of the %s, in multiples of %s', (unit, multiple, expected) => {
    expect(at('2024-08-15T13:47:58.123Z', unit, multiple)).toBe(expected);
    expect(at(expected, unit, multiple)).toBe(expected);
  });

  it('is correct before the epoch, and in the first century', () => {
    expect(at('1969-12-31T23:59:59Z', 'DAY')).toBe('1969-12-31T00:00:00.000Z');
    expect(at('1969-12-28T12:00:00Z', 'WEEK')).toBe('1969-12-22T00:00:00.000Z');
    expect(at('0042-05-06T00:00:00Z', 'YEAR')).toBe('0042-01-01T00:00:00.000Z');
  });
});
