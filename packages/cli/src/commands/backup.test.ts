import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run, serve, temporaryFolder } from '../testing/run-colophon.ts';

const json = { 'Content-Type': 'application/json' };
const path = '/openapi/operations/backup';

async function write(address: string, first: number, count: number): Promise<void> {
  const entities = Array.from({ length: count }, (_, i) => ({
    urn: `urn:li:tag:t${first + i}`,
    tagProperties: { value: { name: `t${first + i}`, description: 'What it says. '.repeat(40) } },
  }));
  const { status } = await fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(entities),
  });
  expect(status).toBe(200);
}

/** Everything in a database, up to an offset of its log. */
function contentOf(file: string, head: number) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const digest = (sql: string) =>
      createHash('sha256')
        .update(JSON.stringify(database.prepare(sql).all(head)))
        .digest('hex');
    return {
      log: digest('SELECT * FROM log WHERE log_offset <= ? ORDER BY log_offset'),
      values: digest(
        `SELECT urn, aspect, value FROM aspect JOIN entity ON entity_id = id
         WHERE urn IN (SELECT urn FROM log WHERE log_offset <= ?) AND version = 0 ORDER BY urn, aspect`,
      ),
    };
  } finally {
    database.close();
  }
}

const headOf = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const head = Number(database.prepare('SELECT max(log_offset) AS head FROM log').get()?.head);
  database.close();
  return head;
};

describe('colophon backup', () => {
  it('copies a catalogue during writes; the copy can be served', async () => {
    const folder = await temporaryFolder();
    const data = join(folder, 'data');
    const { address, stop } = await serve(data);
    await write(address, 0, 1000);
    let isDone = false;
    let acknowledged = 1000;
    const writing = (async () => {
      while (!isDone) {
        await write(address, acknowledged, 20);
        acknowledged += 20;
      }
    })();
    const copies: string[] = [];
    const before: number[] = [];
    for (let i = 0; i < 3; i++) {
      before.push(acknowledged);
      const file = join(folder, `copy-${i}.db`);
      const { code, stdout, stderr } = await run(['backup', file, '--server', address]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(
        /^Wrote \S+copy-\d\.db: [\d.]+ MiB, with all changes up to offset \d+ of the log\.\n$/,
      );
      copies.push(file);
    }
    isDone = true;
    await writing;
    await stop('SIGTERM');
    expect((await readdir(data)).sort()).toEqual(['.colophon.lock', 'colophon.db']);
    expect((await readdir(folder)).sort()).toEqual(['copy-0.db', 'copy-1.db', 'copy-2.db', 'data']);

    for (const [i, file] of copies.entries()) {
      const head = headOf(file);
      // What was acknowledged before is in it, each entity with its key.
      expect(head).toBeGreaterThanOrEqual((before[i] ?? 0) * 2);
      expect(contentOf(file, head)).toEqual(contentOf(join(data, 'colophon.db'), head));
      const restored = join(folder, `restored-${i}`);
      await mkdir(restored);
      await writeFile(join(restored, 'colophon.db'), await readFile(file));
      const check = await run(['check', 'store', '--data', restored]);
      expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('Checked ') });
      const again = await serve(restored);
      await write(again.address, 1_000_000, 1);
      await again.stop('SIGTERM');
      expect(headOf(join(restored, 'colophon.db'))).toBeGreaterThan(head);
    }
    // It starts ten processes, one after the other: forty seconds where other files run beside it.
  }, 180_000);

  it('overwrites nothing, and removes its files when it fails', async () => {
    const folder = await temporaryFolder();
    const { address, stop } = await serve(join(folder, 'data'));
    const file = join(folder, 'notes.txt');
    await writeFile(file, 'Notes');
    const rejected = await run(['backup', file, '--server', address]);
    expect(rejected).toMatchObject({ code: 1, stderr: expect.stringMatching(/notes\.txt exists\./) });
    expect(await readFile(file, 'utf8')).toBe('Notes');
    const nowhere = await run(['backup', join(folder, 'none', 'a.db'), '--server', address]);
    expect(nowhere).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^colophon: [^\n]*ENOENT[^\n]*\n$/),
    });
    await stop('SIGTERM');
    const down = await run(['backup', join(folder, 'a.db'), '--server', address]);
    expect(down).toMatchObject({ code: 1, stderr: expect.stringContaining('Is Colophon running?') });
    expect((await readdir(folder)).sort()).toEqual(['data', 'notes.txt']);
  });

  it.each([
    ['breaks off', (bytes: Buffer) => ({ length: bytes.length, sent: bytes.subarray(0, 5000) })],
    ['is damaged', (bytes: Buffer) => ({ length: bytes.length, sent: bytes.fill(7, 4096, 12_000) })],
    ['is something else', () => ({ length: 4, sent: Buffer.from('text') })],
  ])('keeps no file when what comes %s', async (_, spoil) => {
    const folder = await temporaryFolder();
    const { address } = await serve(join(folder, 'data'));
    await write(address, 0, 50);
    const whole = Buffer.from(await (await fetch(`${address}${path}`, { method: 'POST' })).arrayBuffer());
    const { length, sent } = spoil(whole);
    const between = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': length });
      response.write(sent, () => response.destroy());
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void between.close());
    await once(between, 'listening');
    const { port } = between.address() as AddressInfo;
    const { code, stderr } = await run([
      'backup',
      join(folder, 'a.db'),
      '--server',
      `http://127.0.0.1:${port}`,
    ]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^colophon: [^\n]+\n$/)]);
    expect(stderr).not.toContain('unexpected');
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe(`POST ${path}`, () => {
  it('sends the file, ignores a path in the request, and leaves nothing in the data folder', async () => {
    const data = join(await temporaryFolder(), 'data');
    const { address, stop } = await serve(data);
    await write(address, 0, 10);
    const place = join(data, '..', 'elsewhere.db');
    const answer = await fetch(`${address}${path}?file=${place}&path=${place}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ file: place, path: place }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');
    expect((await readdir(join(data, '..'))).sort()).toEqual(['data']);
    expect((await readdir(data)).filter((name) => name.startsWith('backup-'))).toEqual([]);
    expect((await fetch(`${address}${path}`)).status).toBe(405);
    const foreign = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(403);
    await stop('SIGTERM');
  });

  it('is available after a client disconnects, and removes the leftovers of a killed server', async () => {
    const data = join(await temporaryFolder(), 'data');
    const first = await serve(data);
    await write(first.address, 0, 500);
    const leaving = new AbortController();
    const answer = await fetch(`${first.address}${path}`, { method: 'POST', signal: leaving.signal });
    leaving.abort();
    await answer.arrayBuffer().catch(() => undefined);
    await expect
      .poll(async () => {
        const next = await fetch(`${first.address}${path}`, { method: 'POST' });
        await next.arrayBuffer();
        return next.status;
      })
      .toBe(200);
    await first.stop('SIGKILL');
    const left = 'backup-00000000-0000-0000-0000-000000000000.partial';
    await writeFile(join(data, left), 'half');
    await (await serve(data)).stop('SIGTERM');
    expect((await readdir(data)).sort()).toEqual(['.colophon.lock', 'colophon.db']);
  });
});
