import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { Colophon } from '@colophon/sdk';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';

/** A client of a whole catalogue in memory; no socket is opened. */
export function createMemoryCatalogue(): Colophon {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const app = createApp({ catalogue });
  return new Colophon({
    server: 'http://localhost:8080',
    fetch: async (url, init) => app.fetch(new Request(url, init)),
    maxRetries: 0,
  });
}
