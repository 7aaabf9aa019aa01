import { expect, it } from 'vitest';
import { orders, pii, raw, report, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

it('shows matches page by page, and prints how to continue', async () => {
  const { colophon } = await startSampleCatalogue();
  expect(await colophon(['search', 'orders'])).toEqual({
    code: 0,
    stdout: `${'URN'.padEnd(orders.length)}  MATCHED IN\n${orders}  id, name\n`,
    stderr: '',
  });
  const sorted = ['search', '--sort', 'urn:desc', '--urns'];
  expect(await colophon([...sorted, '--count', '2'])).toEqual({
    code: 0,
    stdout: `${pii}\n${report}\n`,
    stderr: 'There are more: --start 2 shows them.\n',
  });
  expect(await colophon([...sorted, '--count', '2', '--start', '2'])).toEqual({
    code: 0,
    stdout: `${orders}\n${raw}\n`,
    stderr: '',
  });
  expect(await colophon(['search', 'nowhere'])).toEqual({
    code: 0,
    stdout: 'No results.\n',
    stderr: '',
  });
});

it('ranks results over all types, and lists everything in the order of the first writes', async () => {
  const { colophon, emit } = await startSampleCatalogue();
  const named = (id: string, name: string) => ({
    entityUrn: `urn:li:tag:${id}`,
    aspectName: 'tagProperties' as const,
    aspect: { name },
  });
  await emit(named('a', 'invoices of shops'), named('b', 'Invoices'));
  await emit({
    entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.paid,PROD)',
    aspectName: 'datasetProperties',
    aspect: { name: 'paid invoices' },
  });
  const search = async (...args: string[]) =>
    JSON.parse((await colophon(['search', 'invoices', '--json', ...args])).stdout);
  const [first, ...rest] = await search();
  expect(first.urn).toBe('urn:li:tag:b');
  expect(rest[0].score).toBeLessThan(first.score);
  expect((await search('--start', '1', '--count', '1')).map(({ urn }: { urn: string }) => urn)).toEqual([
    rest[0].urn,
  ]);
  expect((await search('--all')).map(({ urn }: { urn: string }) => urn)).toEqual([
    'urn:li:tag:a',
    'urn:li:tag:b',
    'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.paid,PROD)',
  ]);
});

it('shows all of it, by type and filter, as a table or as JSON', async () => {
  const { colophon, emit } = await startSampleCatalogue();
  await emit(
    ...Array.from({ length: 25 }, (_, i) => ({
      entityUrn: `urn:li:tag:t${i}`,
      aspectName: 'tagProperties' as const,
      aspect: { name: `t${i}` },
    })),
  );
  const all = await colophon(['search', '--entity', 'tag', '--all', '--urns']);
  expect(all.stdout.trim().split('\n')).toHaveLength(26);
  const kafka = await colophon(['search', '-f', 'platform=urn:li:dataPlatform:kafka']);
  expect(kafka.stdout).toBe(`URN\n${raw}\n`);
  const untagged = await colophon(['search', '-e', 'dataset', '-f', '!tags', '-f', 'name^=r', '--json']);
  expect(JSON.parse(untagged.stdout)).toEqual([
    { urn: raw, score: expect.any(Number), matchedFields: [] },
    { urn: report, score: expect.any(Number), matchedFields: [] },
  ]);
});

it('escapes terminal control codes', async () => {
  const { colophon, emit } = await startSampleCatalogue();
  await emit({
    entityUrn: 'urn:li:tag:\u001b[31mred',
    aspectName: 'tagProperties',
    aspect: { name: 'red' },
  });
  const { stdout } = await colophon(['search', 'red']);
  expect(stdout).toContain('urn:li:tag:\\u001b[31mred');
  // What another program reads is exact.
  expect((await colophon(['search', 'red', '--urns'])).stdout).toBe('urn:li:tag:\u001b[31mred\n');
});

it('explains an invalid search', async () => {
  const { colophon } = await startSampleCatalogue();
  const cases: [string[], number, string][] = [
    [['-e', 'nope'], 1, 'There is no entity type "nope"'],
    [['-f', 'platform~x'], 2, '--filter: expected field=value'],
    [['--count', '10001'], 2, '--count: expected at most 10000'],
    [['--start', '10001'], 2, '--start: expected at most 10000'],
    [['--sort', 'name:sideways'], 2, '--sort: expected field, field:asc or field:desc, got "name:sideways"'],
    [['--count', '-1'], 2, 'whole number of at least 0'],
    [['--all', '--count', '3'], 2, 'cannot be used with'],
  ];
  for (const [args, code, message] of cases) {
    const result = await colophon(['search', ...args]);
    expect(result).toEqual({ code, stdout: '', stderr: expect.stringContaining(message) });
    expect(result.stderr).not.toContain('    at ');
  }
});
