import { expect, it } from 'vitest';
import { orders, pii, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

it('shows changes of the requested categories and time range', async () => {
  const { colophon } = await startSampleCatalogue();
  const all = await colophon(['timeline', orders]);
  expect(all).toMatchObject({ code: 0, stderr: '' });
  expect(all.stdout.split('\n')[0]).toMatch(/^TIME +VERSION +CATEGORY +CHANGE +BY$/);
  expect(all.stdout).toContain('TECHNICAL_SCHEMA');
  const tags = await colophon(['timeline', orders, '--category', 'TAG', '--json']);
  expect(JSON.parse(tags.stdout)).toMatchObject([{ changeEvents: [{ category: 'TAG', modifier: pii }] }]);
  const before = await colophon(['timeline', orders, '--since', '2020-01-01', '--until', '1d']);
  expect(before.stdout).toBe(`Nothing changed about ${orders}.\n`);
});

it('explains an invalid time or category', async () => {
  const { colophon } = await startSampleCatalogue();
  const time = await colophon(['timeline', orders, '--since', 'monday']);
  expect(time).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('--since: expected how long ago'),
  });
  const category = await colophon(['timeline', orders, '--category', 'NOPE']);
  expect(category).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('categories: expected') });
});
