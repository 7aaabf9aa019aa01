import { expect, it } from 'vitest';
import { pii, runId, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

const made = 'urn:li:tag:made';

/** A world in which a run renamed one tag and made another. */
async function startWithRun() {
  const world = await startSampleCatalogue();
  const systemMetadata = { runId };
  await world.emit(
    { entityUrn: pii, aspectName: 'tagProperties', aspect: { name: 'Renamed' }, systemMetadata },
    { entityUrn: made, aspectName: 'tagProperties', aspect: { name: 'Made' }, systemMetadata },
  );
  return world;
}

it('lists runs, and what one of them wrote', async () => {
  const { colophon } = await startWithRun();
  const list = await colophon(['runs', 'list']);
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toMatch(/^RUN {5}LAST SEEN +ASPECTS\nload-7 {2}\d{4}-\S+Z +3\n$/);
  const rows = await colophon(['runs', 'show', runId, '--json']);
  expect(
    JSON.parse(rows.stdout).map(({ urn, aspectName }: Record<string, unknown>) => [urn, aspectName]),
  ).toEqual([
    [made, 'tagKey'],
    [made, 'tagProperties'],
    [pii, 'tagProperties'],
  ]);
  expect((await colophon(['runs', 'show', runId, '--start', '2'])).stdout).toContain(pii);
  expect((await colophon(['runs', 'show', 'nope'])).code).toBe(3);
});

it('rolls back a run, after confirmation', async () => {
  const { colophon } = await startWithRun();
  const what = '3 aspects of 2 entities, and soft-delete 1 that the run created';
  expect(await colophon(['runs', 'rollback', runId, '--dry-run'])).toEqual({
    code: 0,
    stdout: `Would roll back ${what}.\n`,
    stderr: '',
  });
  expect(await colophon(['runs', 'rollback', runId])).toEqual({
    code: 2,
    stdout: '',
    stderr: `colophon: Roll back ${what}? Pass --yes to confirm, since there is no terminal to prompt on.\n`,
  });
  expect((await colophon(['get', pii, 'tagProperties'])).stdout).toContain('Renamed');
  const done = await colophon(['runs', 'rollback', runId, '--yes']);
  expect(done.stdout).toBe('Rolled back 3 aspects of 2 entities, and soft-deleted 1 that the run created.\n');
  expect(JSON.parse((await colophon(['get', pii, 'tagProperties'])).stdout)).toEqual({ name: 'PII' });
  expect((await colophon(['exists', made])).code).toBe(3);
  expect((await colophon(['exists', made, '--include-removed'])).code).toBe(0);
});

it('warns about an unknown run before it rolls back what may be left of it', async () => {
  const { colophon } = await startWithRun();
  const asked = await colophon(['runs', 'rollback', 'load-8']);
  expect([asked.code, asked.stderr]).toEqual([
    2,
    expect.stringContaining('No current value was written by the run load-8; "colophon runs list"'),
  ]);
});

it('deletes what a run created, on request', async () => {
  const { colophon } = await startWithRun();
  expect((await colophon(['runs', 'rollback', runId, '--hard', '--yes'])).code).toBe(0);
  expect((await colophon(['exists', made, '--include-removed'])).code).toBe(3);
});
