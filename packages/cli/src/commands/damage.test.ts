import { mkdtempSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { run, serve, temporaryFolder } from '../testing/run-colophon.ts';

/** Folders that are filled once, and copied for each test. */
const filled = new Map<string, Promise<string>>();
const scratch = mkdtempSync(join(tmpdir(), 'colophon-damage-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** A data folder with some tags: stopped in order, or killed while the last changes are in the log alone. */
async function fillFolder(end: 'SIGTERM' | 'SIGKILL'): Promise<{ data: string; file: string }> {
  const original = filled.get(end) ?? fill(end);
  filled.set(end, original);
  const data = join(await temporaryFolder(), 'data');
  await cp(await original, data, { recursive: true });
  return { data, file: join(data, 'colophon.db') };
}

async function fill(end: 'SIGTERM' | 'SIGKILL'): Promise<string> {
  const data = join(scratch, end);
  const { address, stop } = await serve(data);
  const entities = Array.from({ length: 200 }, (_, i) => ({
    urn: `urn:li:tag:t${i}`,
    tagProperties: { value: { name: `t${i}`, description: 'What it says. '.repeat(50) } },
  }));
  const { status } = await fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(entities),
  });
  expect(status).toBe(200);
  await stop(end);
  return data;
}

const overwrite = async (file: string, from: number, to: number): Promise<void> => {
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, from, Math.min(to, bytes.length)));
};

/** The checksum of a log's header: https://www.sqlite.org/fileformat2.html#checksum_algorithm */
function writeChecksum(log: Buffer): void {
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1;
  let [a, b] = [0, 0];
  for (let i = 0; i < 24; i += 8) {
    const [x, y] = [0, 4].map((offset) =>
      isBigEndian ? log.readUInt32BE(i + offset) : log.readUInt32LE(i + offset),
    ) as [number, number];
    a = (a + x + b) >>> 0;
    b = (b + y + a) >>> 0;
  }
  log.writeUInt32BE(a, 24);
  log.writeUInt32BE(b, 28);
}

type Damage = (file: string) => Promise<void>;

/** What can have happened to a file, and what the operator reads of it. */
const damages: readonly (readonly [what: string, 'SIGTERM' | 'SIGKILL', Damage, says: RegExp])[] = [
  ['has zero bytes', 'SIGTERM', (file) => truncate(file, 0), /is empty \(0 bytes\)/],
  ['has zero bytes, beside its log', 'SIGKILL', (file) => truncate(file, 0), /is empty \(0 bytes\)/],
  ['lost its log', 'SIGKILL', (file) => rm(`${file}-wal`), /write-ahead log \S+ is missing or empty/],
  [
    'has an empty log',
    'SIGKILL',
    (file) => truncate(`${file}-wal`, 0),
    /write-ahead log \S+ is missing or empty/,
  ],
  [
    'has a log of zeros',
    'SIGKILL',
    async (file) => writeFile(`${file}-wal`, Buffer.alloc((await stat(`${file}-wal`)).size)),
    /write-ahead log \S+ is damaged at its beginning/,
  ],
  [
    'has a log cut off before its first page',
    'SIGKILL',
    (file) => truncate(`${file}-wal`, 32),
    /write-ahead log \S+ is damaged at its beginning/,
  ],
  [
    'has a log whose first page is overwritten',
    'SIGKILL',
    (file) => overwrite(`${file}-wal`, 32, 4096),
    /write-ahead log \S+ is damaged at its beginning/,
  ],
  [
    'is a link to a file that is gone',
    'SIGTERM',
    async (file) => {
      await rm(file);
      await symlink(`${file}.gone`, file);
    },
    /is a link to a file that does not exist/,
  ],
  [
    'is gone, and its log is not',
    'SIGKILL',
    (file) => rm(file),
    /is missing, but its write-ahead log exists/,
  ],
  [
    'was cut off',
    'SIGTERM',
    async (file) => truncate(file, Math.floor((await stat(file)).size / 2)),
    /is damaged/,
  ],
  [
    'was cut off after a hundred bytes',
    'SIGTERM',
    (file) => truncate(file, 100),
    /is damaged|not a Colophon database/,
  ],
  ['begins with other bytes', 'SIGTERM', (file) => overwrite(file, 0, 64), /is not a Colophon database/],
  [
    'holds other bytes from its first page on',
    'SIGTERM',
    (file) => overwrite(file, 100, 1e9),
    /is damaged|malformed/,
  ],
  [
    'is a folder',
    'SIGTERM',
    async (file) => {
      await rm(file);
      await mkdir(file);
    },
    /is a folder, not a database/,
  ],
];

const oneSentence = /^colophon: [^\n]+\n$/;

describe.each(damages)('a database that %s', (_, end, damage, says) => {
  it('is not served, and the reason and the remedy are printed on one line', async () => {
    const { data, file } = await fillFolder(end);
    await damage(file);
    for (const command of [
      ['serve', '--port', '0'],
      ['check', 'store'],
    ]) {
      const { code, stdout, stderr } = await run([...command, '--data', data]);
      expect([command, code, stdout, stderr]).toEqual([
        command,
        1,
        expect.any(String),
        expect.stringMatching(oneSentence),
      ]);
      expect(stderr).toMatch(says);
      expect(stderr).toContain('/docs/how/backup');
      expect(stdout).not.toContain('Colophon answers at');
    }
  });
});

describe('a database that is damaged somewhere inside', () => {
  async function damageInside() {
    const { data, file } = await fillFolder('SIGTERM');
    const { size } = await stat(file);
    // The change log is damaged; what a start reads is not.
    const database = new DatabaseSync(file, { readOnly: true });
    const page = Number(
      database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'log' AND type = 'table'").get()
        ?.rootpage,
    );
    const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size);
    database.close();
    await overwrite(file, (page - 1) * pageSize, page * pageSize);
    expect((await stat(file)).size).toBe(size);
    return data;
  }

  it('is found by the check, with a remedy', async () => {
    const { code, stdout, stderr } = await run(['check', 'store', '--data', await damageInside()]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneSentence)]);
    expect(stderr).toMatch(
      /findings: \d+\. the database \S+ is damaged\. Restore a backup.*\/docs\/how\/backup/i,
    );
    expect(stdout).not.toContain('    at ');
  });

  it('fails only requests for the damaged data, and stops cleanly', async () => {
    const { address, stop } = await serve(await damageInside());
    const answer = await fetch(`${address}/changes`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({
        code: 'STORE_DAMAGED',
        message: expect.stringContaining('/docs/how/backup'),
      }),
    ]);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await stop('SIGTERM')).code).toBe(0);
  });
});

describe('a database with a stored value that is damaged', () => {
  async function damageValues(sql: string) {
    const { data, file } = await fillFolder('SIGTERM');
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
    return data;
  }
  /** As long as before, and no longer JSON. */
  const damaged = (column: string) => `${column} = '!' || substr(${column}, 2)`;

  it.each(['value', 'system_metadata'])('is found by the check: a %s', async (column) => {
    const data = await damageValues(`UPDATE aspect SET ${damaged(column)} WHERE aspect = 'tagProperties'`);
    const { code, stdout, stderr } = await run(['check', 'store', '--data', data]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneSentence)]);
    expect(stderr).toMatch(/ is damaged.*\/docs\/how\/backup/);
    expect(stdout).not.toContain('    at ');
  });

  it('is not served when its model is damaged', async () => {
    const data = await damageValues(`UPDATE model SET ${damaged('description')}`);
    for (const command of [
      ['serve', '--port', '0'],
      ['check', 'store'],
    ]) {
      const { code, stderr } = await run([...command, '--data', data]);
      expect([code, stderr]).toEqual([1, expect.stringMatching(oneSentence)]);
      expect(stderr).toMatch(/ is damaged.*\/docs\/how\/backup/);
    }
  });

  it('fails reads and writes of these values', async () => {
    const { address } = await serve(
      await damageValues(`UPDATE aspect SET ${damaged('value')} WHERE aspect = 'tagProperties'`),
    );
    const failure = { code: 'STORE_DAMAGED', message: expect.stringContaining('/docs/how/backup') };
    const tag = encodeURIComponent('urn:li:tag:t1');
    for (const path of [
      `/openapi/v3/entity/tag/${tag}`,
      `/openapi/v3/entity/tag/${tag}/tagProperties`,
      `/aspects/${tag}?aspect=tagProperties&version=0`,
      `/entitiesV2/${tag}`,
    ]) {
      const answer = await fetch(`${address}${path}`);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        500,
        expect.objectContaining(failure),
      ]);
    }
    expect((await fetch(`${address}/openapi/v3/entity/tag/${tag}/tagKey`)).status).toBe(200);
  });
});

describe('a database that only looks damaged', () => {
  it('is one that was killed when its log had just begun anew', async () => {
    const { data, file } = await fillFolder('SIGKILL');
    // A log begins anew with its header alone: the pages after it are those of before, which are in the database.
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(FULL)');
    const log = await readFile(`${file}-wal`);
    const whole = await readFile(file);
    database.close();
    log.writeUInt32BE(log.readUInt32BE(16) + 1, 16);
    writeChecksum(log);
    await writeFile(file, whole);
    await writeFile(`${file}-wal`, log);
    expect(await run(['check', 'store', '--data', data])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Checked \d{3,}/),
    });
  });

  it('is read when its log is restored', async () => {
    const { data, file } = await fillFolder('SIGKILL');
    await copyFile(`${file}-wal`, `${file}.log`);
    await rm(`${file}-wal`);
    expect((await run(['check', 'store', '--data', data])).code).toBe(1);
    await copyFile(`${file}.log`, `${file}-wal`);
    expect(await run(['check', 'store', '--data', data])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Checked '),
    });
  });

  it('is not one that was stopped, killed, checked after it was killed, or never written to', async () => {
    for (const end of ['SIGTERM', 'SIGKILL'] as const) {
      const { data } = await fillFolder(end);
      for (let i = 0; i < 2; i++)
        expect(await run(['check', 'store', '--data', data])).toMatchObject({ code: 0 });
    }
    for (const end of ['SIGTERM', 'SIGKILL'] as const) {
      const data = await temporaryFolder();
      await (await serve(data)).stop(end);
      await (await serve(data)).stop(end);
      expect(await run(['check', 'store', '--data', data])).toMatchObject({ code: 0 });
    }
  });
});

it.each([
  [
    'that cannot be written',
    ['--data', '/proc/colophon'],
    'The data folder /proc/colophon cannot be written',
  ],
  ['of a site that does not exist', ['--site', '/nowhere'], 'the site folder /nowhere does not exist'],
  ['of a site that is a file', ['--site', import.meta.filename], 'is not a folder'],
])('a folder %s is told in one line', async (_, args, says) => {
  const { code, stderr } = await run(['serve', '--port', '0', '--data', await temporaryFolder(), ...args]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(oneSentence)]);
  expect(stderr).toContain(says);
});
