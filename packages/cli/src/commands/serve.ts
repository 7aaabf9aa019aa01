import { resolve } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { pino } from 'pino';
import { listen } from '../serve/listen.ts';
import { createSite } from '../serve/site.ts';
import { untilStopped } from '../serve/until-stopped.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly site?: string;
}

/** `colophon serve`: the catalogue and its documentation, as one process, until it is told to stop. */
export async function serve({ port, host, data, site }: ServeSettings): Promise<void> {
  const log = pino({ name: 'colophon' }, pino.destination(2));
  const dataFolder = resolve(data);
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openDatabase(dataFolder)) });
  try {
    const app = createApp({
      catalogue,
      ...(site !== undefined && { pages: createSite(site) }),
      onUnexpected: (error, requestId) => log.error({ err: error, requestId }, 'request failed'),
    });
    const server = await listen(app.fetch, { port, host });
    console.log(`Colophon answers at ${server.address}`);
    if (site !== undefined) console.log(`  documentation  ${server.address}/docs`);
    console.log(`  data           ${dataFolder}`);
    await untilStopped();
    await server.close();
  } finally {
    await catalogue.close();
  }
}
