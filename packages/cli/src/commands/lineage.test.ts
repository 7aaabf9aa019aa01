import { expect, it } from 'vitest';
import { orders, raw, report, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

const column = `urn:li:schemaField:(${raw},key)`;

it('shows upstream and downstream entities, up to the requested hops', async () => {
  const { colophon } = await startSampleCatalogue();
  const near = await colophon(['lineage', report]);
  expect(near).toEqual({
    code: 0,
    stdout: `HOPS  ${'URN'.padEnd(orders.length)}  RELATIONSHIP\n   1  ${orders}  DownstreamOf\n`,
    stderr: '',
  });
  const far = await colophon(['lineage', raw, '--direction', 'downstream', '--hops', '2', '--json']);
  expect(JSON.parse(far.stdout)).toMatchObject([
    { urn: orders, hops: 1 },
    { urn: report, hops: 2, path: [raw, orders, report] },
  ]);
  expect((await colophon(['lineage', raw])).stdout).toBe(`${raw} has no upstream lineage.\n`);
});

it('shows a path from one entity to another, of any length', async () => {
  const { colophon } = await startSampleCatalogue();
  const way = await colophon(['lineage', report, '--path-to', raw]);
  expect(way.stdout).toBe(`HOPS  URN\n   0  ${report}\n   1  ${orders}\n   2  ${raw}\n`);
  const short = await colophon(['lineage', report, '--path-to', raw, '--hops', '1']);
  expect(short).toEqual({
    code: 3,
    stdout: '',
    stderr: `colophon: ${raw} is not upstream of ${report}\n`,
  });
});

it('follows each column', async () => {
  const { colophon } = await startSampleCatalogue();
  const columns = await colophon(['lineage', orders, '--columns']);
  expect(columns.stdout).toBe(`COLUMN  HOPS  URN\nid         1  ${column}\n`);
  const { code, stderr } = await colophon(['lineage', raw, '--columns']);
  expect([code, stderr]).toEqual([3, expect.stringContaining('has no schemaMetadata')]);
  expect((await colophon(['lineage', raw, '--columns', '--path-to', orders])).code).toBe(2);
});
