import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Leadership, Store } from '@colophon/catalogue';
import { commitLock, openPostgresStore } from '@colophon/store-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeOfTag, writeTag } from './changes-of-tags.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// A leader that was cut off, or paused, does not know that another one leads by now.

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  store = await database.openEmpty();
});
afterEach(() => store.close());

const lost = { name: 'LeadershipLostError' };

it('refuses what a leader writes whose connection was ended, once another one leads', async () => {
  const other = await database.open();
  const ends = [new AbortController(), new AbortController()];
  const leaders: Leadership[] = [];
  const leadBy = (one: Store, end: AbortController | undefined) =>
    one.lead(
      'work',
      async (signal, leadership) => {
        leaders.push(leadership);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
      end?.signal as AbortSignal,
    );
  const first = leadBy(store, ends[0]);
  await until(() => leaders.length === 1);
  await store.setConsumer('position', 5, leaders[0]);
  const second = leadBy(other, ends[1]);
  // The first must not come back before the second has begun.
  ends[0]?.abort();
  await database.server.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted",
  );
  await until(() => leaders.length === 2);
  await other.setConsumer('position', 9, leaders[1]);

  await expect(store.setConsumer('position', 6, leaders[0])).rejects.toMatchObject(lost);
  const late = store.write(
    (transaction) => transaction.apply(changeOfTag('urn:li:tag:late', { name: 'late' })),
    leaders[0],
  );
  await expect(late).rejects.toMatchObject(lost);
  expect(await store.consumer('position')).toBe(9);
  expect(await store.logHead()).toBe(0);
  expect(leaders.map(({ epoch }) => epoch)).toEqual([1, 2]);
  ends[1]?.abort();
  await Promise.all([first, second]);
  await other.close();
});

it('begins no epoch while a write of the one before is being committed', async () => {
  const { signal } = new AbortController();
  const leaders: Leadership[] = [];
  await store.lead('work', async (_, leadership) => void leaders.push(leadership), signal);
  // The write waits for another one, with the leadership checked only when it is its turn.
  const release = await holdCommits();
  const writing = store.setConsumer('position', 7, leaders[0]);
  const other = await database.open();
  const taking = other.lead('work', async (_, leadership) => void leaders.push(leadership), signal);
  await until(async () => (await waitingForCommits()) === 2);
  await release();
  const [outcome] = await Promise.allSettled([writing, taking]);
  // Either order is right; a write that is kept came before the epoch.
  expect([outcome.status, await store.consumer('position')]).toEqual(
    outcome.status === 'fulfilled' ? ['fulfilled', 7] : ['rejected', undefined],
  );
  expect(leaders[1]?.epoch).toBe(2);
  await other.close();
});

it('lets another process lead while the leader is paused, and refuses what that writes when it goes on', async () => {
  const program = startLeading();
  await program.prints('writes');
  program.process.kill('SIGSTOP');
  const ended = new AbortController();
  let leadership: Leadership | undefined;
  const leading = store.lead(
    'work',
    async (signal, own) => {
      await store.setConsumer('position', 0, own);
      leadership = own;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    ended.signal,
  );
  await until(() => leadership !== undefined);
  expect(leadership?.epoch).toBe(2);
  program.process.kill('SIGCONT');
  await program.prints('refused');
  await program.prints('ends');
  expect(await store.consumer('position')).toBe(0);
  ended.abort();
  await leading;
});

it('goes on with commits though a process was paused in the middle of one', async () => {
  const program = startLeading();
  await program.prints('writes');
  // It waits for a table in the middle of its transaction, in which it is paused, and then has the table.
  const { query } = database.server;
  await query('BEGIN');
  await query('LOCK TABLE consumer IN EXCLUSIVE MODE');
  await until(async () => {
    const waiting = "SELECT 1 FROM pg_locks WHERE relation = 'consumer'::regclass AND NOT granted";
    return (await query(waiting)).length > 0;
  });
  program.process.kill('SIGSTOP');
  await query('COMMIT');
  await writeTag(store, 'a');
  expect(await store.logHead()).toBe(1);
  program.process.kill('SIGKILL');
  await once(program.process, 'exit');
});

it('keeps its turn while its work takes longer than any silence may', async () => {
  const patient = await openPostgresStore({ url: database.url, maxSilenceMs: 300 });
  let runs = 0;
  await patient.write(async (transaction) => {
    runs++;
    await transaction.latest([{ urn: 'urn:li:tag:a', aspect: 'tagProperties' }]);
    // Who collides twice has its turn.
    if (runs < 3) await writeTag(store, 'a');
    else await new Promise((resolve) => setTimeout(resolve, 1000));
    await transaction.apply(changeOfTag('urn:li:tag:a', { runs }));
  });
  expect((await store.log(1, 10)).map(({ value }) => value)).toEqual([
    { name: 'a' },
    { name: 'a' },
    { runs: 3 },
  ]);
  await patient.close();
});

async function holdCommits(): Promise<() => Promise<void>> {
  await database.server.query(`SELECT pg_advisory_lock(${commitLock})`);
  return async () => void (await database.server.query(`SELECT pg_advisory_unlock(${commitLock})`));
}

const waitingForCommits = async (): Promise<number> => {
  const [row] = await database.server.query<{ count: string }>(
    `SELECT count(*) AS count FROM pg_locks WHERE locktype = 'advisory' AND objid = ${commitLock} AND NOT granted`,
  );
  return Number(row?.count);
};

function startLeading(): { readonly process: ChildProcess; prints(line: string): Promise<void> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'leading-program.ts'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { process: child, prints: (line) => until(() => lines.includes(line)) };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}
