import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Colophon, HttpError } from '@colophon/sdk';
import { writeConditions } from '@colophon/sdk/emitters';

import { makeTagUrn } from '@colophon/sdk/urns';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../reliability/server-process.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import {
  conditionalRegister,
  type RegisterAnswer,
  type RegisterCall,
} from './linearizability/conditional-register.ts';
import { isLinearizable, type Operation } from './linearizability/is-linearizable.ts';

// Clients write the same aspects on condition, through three servers, of which one is killed now and then, or loses its
// connections to the database. What they were told must fit one order of all writes.

const serverCount = 3;
const clientCount = 9;
const tags = ['a', 'b', 'c', 'd'];
const faults = 5;
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'colophon-linearizable-'));
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nothingStored = 'nothing stored';

/** Nobody listened: the call of a server that starts again reached none. */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error && error.code === 'ECONNREFUSED' ? true : isNotConnected(error.cause));
type RegisterOperation = Operation<RegisterCall, RegisterAnswer>;

it('orders conditional writes through several servers, though these are killed', {
  timeout: 900_000,
}, async () => {
  console.log(`Faults at random times: COLOPHON_SEED=${seed}`);
  const start = (place: number) => startServer(join(folder, String(place)), { COLOPHON_STORE: database.url });
  const servers = await Promise.all(Array.from({ length: serverCount }, (_, place) => start(place)));
  const histories = new Map<string, RegisterOperation[]>(tags.map((tag) => [tag, []]));
  let clock = 0;
  let answered = 0;
  let isOver = false;

  async function perform(client: Colophon, tag: string, call: RegisterCall): Promise<RegisterAnswer> {
    const entityUrn = makeTagUrn(tag);
    if (call.kind === 'read') {
      const stored = await client.aspects.getStored(entityUrn, 'tagProperties');
      return { kind: 'value', version: Number(stored?.version ?? 0), value: stored?.value.name };
    }
    try {
      await client.emit({
        entityUrn,
        aspectName: 'tagProperties',
        aspect: { name: call.value },
        ...(call.kind === 'create'
          ? { changeType: 'CREATE' as const }
          : {
              headers: writeConditions({ ifVersion: call.ifVersion === 0 ? 'absent' : `${call.ifVersion}` }),
            }),
      });
      return { kind: 'written' };
    } catch (error) {
      const code = error instanceof HttpError ? error.serverCode : undefined;
      if (code === 'PRECONDITION_FAILED' || code === 'ALREADY_EXISTS') return { kind: 'refused' };
      throw error;
    }
  }

  async function run(place: number): Promise<void> {
    const versions = new Map<string, number>();
    for (let count = 1; !isOver; count++) {
      const tag = tags[(place + count) % tags.length] as string;
      const call: RegisterCall =
        count % 3 === 0
          ? { kind: 'read' }
          : count % 7 === 0
            ? { kind: 'create', value: `${place}.${count}` }
            : { kind: 'write', value: `${place}.${count}`, ifVersion: versions.get(tag) ?? 0 };
      const { address } = servers[(place + count) % serverCount] as ServerProcess;
      const client = new Colophon({ server: address, maxRetries: 0 });
      const calledAt = clock++;
      const answer = await perform(client, tag, call).catch(
        (error: unknown): typeof nothingStored | undefined => {
          // Whatever the server says of a fault, it has said that nothing was stored, unless it does not know.
          const code = error instanceof HttpError ? error.serverCode : undefined;
          const isSaid = code !== undefined && code !== 'STORE_OUTCOME_UNKNOWN';
          return isSaid || isNotConnected(error) ? nothingStored : undefined;
        },
      );
      const answeredAt = clock++;
      await client.close();
      if (answer !== nothingStored) histories.get(tag)?.push({ call, answer, calledAt, answeredAt });
      if (answer === undefined || answer === nothingStored) await sleep(20);
      else answered++;
      // The next write of the tag follows what was seen, most of the time.
      if (answer !== nothingStored && answer?.kind === 'value') versions.set(tag, answer.version);
      if (answer !== nothingStored && answer?.kind === 'written' && call.kind === 'write')
        versions.set(tag, call.ifVersion + 1);
    }
  }

  const load = Promise.all(Array.from({ length: clientCount }, (_, place) => run(place)));
  const times = fc.tuple(fc.nat(serverCount - 1), fc.integer({ min: 10, max: 60 }), fc.boolean());
  for (const [place, further, isKill] of fc.sample(times, { numRuns: faults, seed })) {
    const enough = answered + further;
    while (answered < enough) await sleep(2);
    if (isKill) {
      await servers[place]?.kill();
      servers[place] = await start(place);
    } else
      await database.server.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'colophon'",
      );
  }
  const enough = answered + 60;
  while (answered < enough) await sleep(2);
  isOver = true;
  await load;
  for (const server of servers) await server.stop();

  const all = [...histories.values()].flat();
  const count = (kind: RegisterAnswer['kind']) => all.filter(({ answer }) => answer?.kind === kind).length;
  // Otherwise, the history would say little.
  for (const kind of ['written', 'refused', 'value'] as const) expect(count(kind)).toBeGreaterThan(10);
  for (const [tag, history] of histories)
    expect([tag, isLinearizable(conditionalRegister, history)]).toEqual([tag, true]);
});
