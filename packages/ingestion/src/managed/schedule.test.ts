import { describe, expect, it } from 'vitest';
import type { SourceInfo } from './requests.ts';
import { type ParsedSchedule, readSchedule } from './schedule.ts';

function parse(interval: string, timezone = 'UTC', extraArgs: Record<string, string> = {}): ParsedSchedule {
  const info: SourceInfo = {
    name: 'shop',
    type: 'sqlite',
    schedule: { interval, timezone },
    config: { recipe: '{}', extraArgs },
  };
  const read = readSchedule('urn:li:dataHubIngestionSource:shop', info);
  if (!read || 'problem' in read) throw new Error(read?.problem);
  return read.schedule;
}
const at = (text: string) => Date.parse(text);
const iso = (time: number | undefined) => time !== undefined && new Date(time).toISOString();

describe('the times of a schedule', () => {
  it.each([
    ['0 3 * * *', 'UTC', '2026-01-01T03:00:00.000Z'],
    ['0 3 * * *', 'Europe/Berlin', '2026-01-01T02:00:00.000Z'],
    ['30 0 3 * * *', 'UTC', '2026-01-01T03:00:30.000Z'],
    ['0 3 ? * MON', 'UTC', '2026-01-05T03:00:00.000Z'],
    ['0 0 L * *', 'UTC', '2026-01-31T00:00:00.000Z'],
    ['0 3 * * *', 'Mars/Phobos', '2026-01-01T03:00:00.000Z'],
  ])('of %s in %s', (interval, timezone, next) => {
    expect(iso(parse(interval, timezone).after(at('2026-01-01T00:00:00Z'))?.at)).toBe(next);
  });

  it('follow the clocks of the time zone', () => {
    const nightly = parse('30 2 * * *', 'Europe/Berlin');
    // On 29 March there is no 02:30, so it runs when 03:00 comes; on 25 October there are two, and one run.
    const before = nightly.after(at('2026-03-28T12:00:00Z'))?.at ?? 0;
    const after = nightly.after(before)?.at ?? 0;
    expect([before, after].map(iso)).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z']);
    const autumn = nightly.after(at('2026-10-24T12:00:00Z'))?.at ?? 0;
    expect(iso(nightly.after(autumn)?.at)).toBe('2026-10-26T01:30:00.000Z');
  });

  it('find the last one that has passed', () => {
    const hourly = parse('0 * * * *');
    expect(iso(hourly.lastBetween(at('2026-01-01T00:30:00Z'), at('2026-01-03T05:30:00Z'))?.at)).toBe(
      '2026-01-03T05:00:00.000Z',
    );
    expect(hourly.lastBetween(at('2026-01-01T00:30:00Z'), at('2026-01-01T00:45:00Z'))).toBeUndefined();
    expect(
      iso(parse('0 0 1 1 *').lastBetween(at('2020-06-01T00:00:00Z'), at('2026-06-01T00:00:00Z'))?.at),
    ).toBe('2026-01-01T00:00:00.000Z');
  });

  it('are delayed by the same part of the jitter each time', () => {
    const jittery = parse('0 * * * *', 'UTC', { schedule_jitter_seconds: '600' });
    const first = jittery.after(at('2026-01-01T00:30:00Z'));
    const delay = (first?.due ?? 0) - (first?.at ?? 0);
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThan(600_000);
    const second = jittery.after(first?.at ?? 0);
    expect((second?.due ?? 0) - (second?.at ?? 0)).toBe(delay);
  });
});
