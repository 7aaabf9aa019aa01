import { expect, it } from 'vitest';
import { run, start } from '../testing/run-colophon.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { orders, pii, raw, report, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

it('soft-deletes an entity without confirmation', async () => {
  const { colophon } = await startSampleCatalogue();
  expect(await colophon(['delete', pii])).toEqual({ code: 0, stdout: `Soft-deleted ${pii}.\n`, stderr: '' });
  expect((await colophon(['exists', pii])).code).toBe(3);
  expect((await colophon(['exists', pii, '--include-removed'])).stdout).toBe(`${pii} exists\n`);
  expect((await colophon(['get', pii, 'tagProperties'])).code).toBe(0);
});

it('deletes an entity with its references, after confirmation', async () => {
  const { colophon } = await startSampleCatalogue();
  const args = ['delete', pii, '--hard', '--references'];
  const preview = await colophon([...args, '--dry-run']);
  expect(preview.stdout).toContain(`TO DELETE\n${pii}\n`);
  expect(preview.stdout).toContain(`${orders}  globalTags  TaggedWith\n`);
  const asked = await colophon(args);
  expect(asked).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('Pass --yes to confirm') });
  expect((await colophon(['exists', pii])).code).toBe(0);

  expect((await colophon([...args, '--yes'])).stdout).toMatch(
    /^Deleted urn:li:tag:pii: aspect values: \d, time-series values: 0; references removed: 1\.\n$/,
  );
  expect((await colophon(['exists', pii, '--include-removed'])).code).toBe(3);
  expect((await colophon(['get', orders, 'globalTags'])).stdout).not.toContain(pii);
});

it('deletes what a search finds, and keeps the rest', async () => {
  const { colophon } = await startSampleCatalogue();
  const filter = ['-e', 'dataset', '-f', 'platform=urn:li:dataPlatform:mysql'];
  const preview = await colophon(['delete', ...filter, '--dry-run', '--json']);
  expect(JSON.parse(preview.stdout)).toEqual({ urns: [orders, report] });
  const hidden = await colophon(['delete', ...filter, '--yes']);
  expect(hidden.stdout).toBe('Soft-deleted 2 entities.\n');
  expect((await colophon(['search', '-e', 'dataset', '--urns'])).stdout).toBe(`${raw}\n`);

  const deleted = await colophon(['delete', ...filter, '--hard', '--references', '--yes', '--json']);
  expect(JSON.parse(deleted.stdout)).toMatchObject({ entities: 2, references: 1 });
  expect((await colophon(['exists', report, '--include-removed'])).code).toBe(3);
  expect((await colophon(['delete', ...filter, '--hard'])).stdout).toBe(
    'Deleted 0 entities: aspect values: 0, time-series values: 0.\n',
  );
});

it('does nothing without a clear choice, or when nothing matches', async () => {
  const { colophon } = await startSampleCatalogue();
  const cases: [string[], number, string][] = [
    [[], 2, 'expected a URN, or at least one of --query, --entity and --filter'],
    [[pii, '--query', 'x'], 2, 'expected a URN, or'],
    [['urn:li:tag:absent'], 3, 'urn:li:tag:absent does not exist'],
    [['pii'], 1, 'Invalid URN "pii"'],
  ];
  for (const [args, code, message] of cases) {
    const result = await colophon(['delete', ...args, '--yes']);
    expect(result).toEqual({ code, stdout: '', stderr: expect.stringContaining(message) });
  }
  expect((await colophon(['exists', 'urn:li:tag:absent', '--include-removed'])).code).toBe(3);
});

it('stops at Ctrl-C between two entities, and reports progress', async () => {
  const { address, emit } = await startSampleCatalogue();
  await emit(
    ...Array.from({ length: 40 }, (_, i) => ({
      entityUrn: `urn:li:tag:t${i}`,
      aspectName: 'tagProperties' as const,
      aspect: { name: `t${i}` },
    })),
  );
  const between = await startProxy(address, (path) => path.includes('action=delete') && child.kill('SIGINT'));
  const child = start(['delete', '--entity', 'tag', '--hard', '--yes', '--server', between]);
  const { code, stdout, stderr } = await child.done;
  expect([code, stdout]).toEqual([130, '']);
  const [, done] =
    /^colophon: interrupted\. (\d+) of 41 entities are done\. Run it again to continue\.\n$/.exec(stderr) ??
    [];
  const { stdout: left } = await run(['search', '-e', 'tag', '--all', '--urns', '--server', address]);
  expect(left.trim().split('\n')).toHaveLength(41 - Number(done));
  expect(Number(done)).toBeLessThan(41);
});
