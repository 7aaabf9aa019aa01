import { describe, expect, it } from 'vitest';
import { nextRun } from './next-run.ts';
import { cronOf, scheduleText, timesOf } from './schedule.ts';

describe('timesOf', () => {
  it.each([
    ['', 'never'],
    ['15 * * * *', 'hourly'],
    ['0 3 * * *', 'daily'],
    ['30 22 * * 7', 'weekly'],
    ['5 4 31 * *', 'monthly'],
    ['0 */6 * * *', 'cron'],
    ['0 0 3 * * *', 'cron'],
    ['0 3 * 1 *', 'cron'],
    ['99 3 * * *', 'cron'],
  ])('reads %j as %s', (cron, frequency) => {
    expect(timesOf(cron).frequency).toBe(frequency);
  });

  it.each(['15 * * * *', '0 3 * * *', '30 22 * * 5', '5 4 31 * *', '0 */6 * * *'])(
    'reads what cronOf writes: %s',
    (cron) => {
      expect(cronOf(timesOf(cron), cron)).toBe(cron);
    },
  );
});

it('says a schedule in words', () => {
  expect(scheduleText('')).toBe('On demand');
  expect(scheduleText('0 3 * * *', 'UTC')).toBe('Every day at 03:00, UTC');
  expect(scheduleText('30 22 * * 0', 'Europe/Berlin')).toBe('Every Sunday at 22:30, Europe/Berlin');
  expect(scheduleText('*/5 * * * *')).toBe('By cron: */5 * * * *');
});

describe('nextRun', () => {
  const midnight = Date.UTC(2026, 0, 1);
  it('counts in the time zone of the schedule', () => {
    expect(nextRun('0 3 * * *', 'UTC', midnight)).toBe(Date.UTC(2026, 0, 1, 3));
    expect(nextRun('0 3 * * *', 'Europe/Berlin', midnight)).toBe(Date.UTC(2026, 0, 1, 2));
  });

  it('has no time for what is no schedule', () => {
    expect(nextRun('', 'UTC', midnight)).toBeUndefined();
    expect(nextRun('often', 'UTC', midnight)).toBeUndefined();
    expect(nextRun('0 3 * * *', 'Nowhere/Land', midnight)).toBeUndefined();
  });
});
