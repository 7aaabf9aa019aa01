import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../reliability/server-process.ts';
import { type Cluster, mountSmall, type Switch, startCluster, startSwitch, unmount } from './cluster.ts';

// PostgreSQL is killed, fails over, has no connection or no space left, while clients write through two servers. They are
// told in one sentence, nothing that was acknowledged is lost, and the servers go on by themselves.

const writerCount = 8;

let primary: Cluster;
/** The address that the servers know. */
let address: Switch;
let folder: string;
let servers: ServerProcess[];
beforeAll(async () => {
  primary = await startCluster();
  // An administrator gets in when nobody else does.
  await primary.query("CREATE ROLE app LOGIN PASSWORD 'password'; ALTER DATABASE colophon OWNER TO app");
  await primary.query('GRANT ALL ON SCHEMA public TO app');
  address = await startSwitch(primary.port);
  folder = mkdtempSync(join(tmpdir(), 'colophon-faults-'));
  servers = await Promise.all(
    [0, 1].map((place) => startServer(join(folder, String(place)), { COLOPHON_STORE: url() })),
  );
});
afterAll(async () => {
  for (const server of servers ?? []) await server.kill();
  await address?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => `postgres://app:password@127.0.0.1:${address.port}/colophon`;

interface Answer {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly retryAfter: string | null;
}

async function writeTag(server: ServerProcess | undefined, name: string, text = name): Promise<Answer> {
  const response = await fetch(`${server?.address}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      proposal: {
        entityType: 'tag',
        entityUrn: `urn:li:tag:${name}`,
        aspectName: 'tagProperties',
        changeType: 'UPSERT',
        aspect: {
          contentType: 'application/json',
          value: JSON.stringify({ name, description: text }),
        },
      },
    }),
  });
  const body = (await response.json()) as { readonly code?: string; readonly message?: string };
  return {
    status: response.status,
    code: body.code,
    message: body.message,
    retryAfter: response.headers.get('Retry-After'),
  };
}

/** Clients that write without a pause, and what they were told. */
class Load {
  static #count = 0;
  readonly #round = Load.#count++;
  readonly acknowledged: string[] = [];
  readonly notStored: string[] = [];
  readonly refusals: Answer[] = [];
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor() {
    this.#running = Promise.all(Array.from({ length: writerCount }, (_, writer) => this.#write(writer)));
  }

  async #write(writer: number): Promise<void> {
    for (let count = 0; !this.#isOver; count++) {
      const name = `r${this.#round}w${writer}n${count}`;
      const answer = await writeTag(servers[(writer + count) % servers.length], name);
      if (answer.status === 200) this.acknowledged.push(name);
      else {
        this.refusals.push(answer);
        if (answer.code !== 'STORE_OUTCOME_UNKNOWN') this.notStored.push(name);
        await sleep(20);
      }
    }
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await sleep(10);
  }

  async acknowledges(further: number): Promise<void> {
    const enough = this.acknowledged.length + further;
    await this.until(() => this.acknowledged.length >= enough);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

let load: Load;
beforeEach(() => {
  load = new Load();
});

/** Every acknowledged write is there, none that was refused, and the log has no gap. */
async function expectWhole({ acknowledged, notStored }: Load): Promise<void> {
  const store = await openPostgresStore({ url: url() });
  const offsets: number[] = [];
  const written = new Set<string>();
  for (let from = 1; ; ) {
    const entries = await store.log(from, 1000);
    for (const { offset, urn } of entries) {
      offsets.push(offset);
      written.add(urn.replace('urn:li:tag:', ''));
    }
    if (entries.length < 1000) break;
    from = (offsets.at(-1) ?? 0) + 1;
  }
  await store.close();
  expect(acknowledged.filter((name) => !written.has(name))).toEqual([]);
  expect(notStored.filter((name) => written.has(name))).toEqual([]);
  expect(offsets).toEqual(offsets.map((_, i) => i + 1));
}

/** One sentence that says what is wrong, and one that says what became of the write. */
const sentence =
  /^(PostgreSQL|The connection to PostgreSQL)[^.]*\. (Nothing was stored\.|The write may be stored, or not: [^.]*\.)$/;

function expectToldInASentence({ refusals }: Load): void {
  expect(refusals.length).toBeGreaterThan(0);
  for (const { status, message, retryAfter, code } of refusals) {
    expect([status, code]).toEqual([503, expect.stringMatching(/^STORE_(UNAVAILABLE|OUTCOME_UNKNOWN)$/)]);
    expect(message).toMatch(sentence);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
}

it('loses nothing when PostgreSQL is killed and comes back', { timeout: 600_000 }, async () => {
  await load.acknowledges(50);
  await primary.kill();
  await load.until(() => load.refusals.length >= 10);
  await primary.restart();
  await load.acknowledges(50);
  await load.end();
  expectToldInASentence(load);
  await expectWhole(load);
});

it('refuses writes while PostgreSQL has no connection left', { timeout: 600_000 }, async () => {
  await load.acknowledges(20);
  await primary.query('ALTER DATABASE colophon CONNECTION LIMIT 0');
  await primary.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'app'");
  await load.until(() => load.refusals.some(({ message }) => message?.includes('no connection left')));
  await primary.query('ALTER DATABASE colophon CONNECTION LIMIT -1');
  await load.acknowledges(20);
  await load.end();
  expectToldInASentence(load);
  await expectWhole(load);
});

it('refuses writes while the disk is full, and takes them when there is space again', {
  timeout: 600_000,
}, async () => {
  await load.acknowledges(20);
  await load.end();
  const small = await mountSmall(primary, 24);
  if (small === undefined) {
    expect(process.env.CI, 'in CI, a file system can be mounted').not.toBe('true');
    console.log('No file system can be mounted here: the test of a full disk is left out.');
    return;
  }
  const filler = join(small, 'filler');
  await writeFile(filler, Buffer.alloc(8 * 1024 * 1024));
  await primary.query(`CREATE TABLESPACE small LOCATION '${small}'`);
  await primary.query('ALTER TABLE aspect SET TABLESPACE small');
  // Of text that does not get shorter when it is compressed.
  const long = () => Array.from({ length: 20_000 }, () => Math.random().toString(36).slice(2, 10)).join('');
  const tries: Answer[] = [];
  for (let count = 0; tries.at(-1)?.status !== 507; count++)
    tries.push(await writeTag(servers[count % 2], `long${count}`, long()));
  expect(tries.at(-1)).toMatchObject({
    code: 'STORE_FULL',
    message: 'The disk of PostgreSQL is full. Nothing was stored.',
  });
  for (const server of servers) {
    const read = await fetch(
      `${server.address}/openapi/v3/entity/tag/${encodeURIComponent('urn:li:tag:long0')}`,
    );
    expect(read.status).toBe(200);
  }
  await rm(filler);
  for (const [place, server] of servers.entries())
    expect((await writeTag(server, `after${place}`, long())).status).toBe(200);
  await primary.query('ALTER TABLE aspect SET TABLESPACE pg_default');
  await primary.query('DROP TABLESPACE small');
  await unmount(small);
  await expectWhole(load);
});

it('loses nothing when PostgreSQL fails over to a synchronous standby', { timeout: 600_000 }, async () => {
  await load.acknowledges(20);
  const standby = await primary.startStandby();
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await primary.query('SELECT pg_reload_conf()');
  for (;;) {
    const [row] = await primary.query<{ state: string }>(
      'SELECT sync_state AS state FROM pg_stat_replication',
    );
    if (row?.state === 'sync') break;
    await sleep(50);
  }
  // Counted from here on: each of these waits for the standby.
  await load.acknowledges(100);
  await primary.kill();
  await load.until(() => load.refusals.length >= 10);
  await standby.query('SELECT pg_promote()');
  address.pointTo(standby.port);
  await load.acknowledges(50);
  await load.end();
  expectToldInASentence(load);
  await expectWhole(load);
  for (const server of servers) await server.kill();
  servers = [];
  await standby.stop();
});
