import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { createAdaptorServer } from '@hono/node-server';
import { answerUsers } from '../../apps/site/src/sandbox/worker/answer-users.ts';

/** A catalogue in which a sample plays users, as in the sandbox: with the same code, on a port. */
export async function startUsersCatalogue(): Promise<{
  readonly address: string;
  stop(): Promise<void>;
}> {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  await writeBuiltInData(catalogue);
  const server = createAdaptorServer({ fetch: answerUsers(catalogue, store) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      await once(server, 'close');
      await catalogue.close();
    },
  };
}
