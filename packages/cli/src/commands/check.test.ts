import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { run, temporaryFolder } from '../testing/run-colophon.ts';
import { builtInEntities, orders, pii, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

describe('colophon check store', () => {
  it('finds nothing in an intact folder, and reports faults in a damaged one', async () => {
    const { data, stop } = await startSampleCatalogue();
    const inUse = await run(['check', 'store', '--data', data]);
    expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('Another process is using') });
    await stop('SIGTERM');
    const clean = await run(['check', 'store', '--data', data]);
    expect(clean).toEqual({
      code: 0,
      stdout: `Checked ${21 + 2 * builtInEntities} aspects of ${4 + builtInEntities} entities.\n`,
      stderr: '',
    });

    const database = new DatabaseSync(join(data, 'colophon.db'));
    database.exec(
      `DELETE FROM edge WHERE owner = source; UPDATE aspect SET value = '{}' WHERE aspect = 'tagProperties'`,
    );
    database.close();
    const { code, stdout, stderr } = await run(['check', 'store', '--data', data]);
    expect(stdout).toContain(`${pii}: tagProperties: Aspect tagProperties: /name: required, and missing\n`);
    expect(stdout).toContain(`${orders}: the relationships differ from those derived from the aspects\n`);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^colophon: findings: 12\. Run restore-indices to fix/),
    ]);
    const json = await run(['check', 'store', '--data', data, '--json']);
    expect(JSON.parse(json.stdout).findings).toContainEqual({ urn: orders, message: expect.any(String) });
  });

  it('creates nothing where no catalogue exists', async () => {
    const data = await temporaryFolder();
    const { code, stderr } = await run(['check', 'store', '--data', data]);
    expect([code, stderr]).toEqual([3, expect.stringContaining('there is no catalogue in')]);
  });
});

describe('colophon check document', () => {
  const good = { urn: pii, tagProperties: { name: 'PII' } };

  it('validates documents against the model, without a server', async () => {
    const file = join(await temporaryFolder(), 'documents.json');
    await writeFile(
      file,
      JSON.stringify([
        good,
        { urn: pii, ownership: { owners: [{ owner: 'ana', type: 'NONE' }] }, nope: {} },
        7,
      ]),
    );
    expect(await run(['check', 'document'], { input: JSON.stringify(good) })).toEqual({
      code: 0,
      stdout: 'Checked 1 document.\n',
      stderr: '',
    });
    const { code, stdout, stderr } = await run(['check', 'document', file]);
    expect(stdout).toContain(`${file}: ${pii}: Aspect ownership: /owners/0/owner: expected a URN`);
    expect(stdout).toContain('aspectName: nope is not an aspect');
    expect(stdout).toContain(`${file}: expected an object, got 7\n`);
    expect([code, stderr]).toEqual([1, 'colophon: findings: 3\n']);
  });

  it('reports text that is not JSON, or has no URN', async () => {
    const broken = await run(['check', 'document', '-'], { input: '{' });
    expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('standard input is not JSON') });
    const bare = await run(['check', 'document'], { input: '{"tagProperties": {"name": "a"}}' });
    expect(bare).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('/urn: expected a URN, got nothing'),
    });
  });
});
