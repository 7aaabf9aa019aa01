import { resolve } from 'node:path';
import { adoptModel, createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { pino } from 'pino';
import { loadModel } from '../model/load-model.ts';
import { listen } from '../serve/listen.ts';
import { createSite } from '../serve/site.ts';
import { untilStopped } from '../serve/until-stopped.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly site?: string;
  readonly model?: string;
}

/** `colophon serve`: the catalogue and its documentation, as one process, until it is told to stop. */
export async function serve({ port, host, data, site, model }: ServeSettings): Promise<void> {
  const log = pino({ name: 'colophon' }, pino.destination(2));
  const dataFolder = resolve(data);
  const registry = await loadModel(model);
  const store = createSqliteStore(openDatabase(dataFolder));
  const catalogue = createCatalogue({ registry, store });
  try {
    await adoptModel(registry, store);
    const app = createApp({
      catalogue,
      ...(site !== undefined && { pages: createSite(site) }),
      onUnexpected: (error, requestId) => log.error({ err: error, requestId }, 'request failed'),
    });
    const server = await listen(app.fetch, { port, host });
    // Before the address is told: whoever reads it may ask to stop at once.
    const stopped = untilStopped();
    console.log(`Colophon answers at ${server.address}`);
    if (site !== undefined) console.log(`  documentation  ${server.address}/docs`);
    console.log(`  data           ${dataFolder}`);
    await stopped;
    await server.close();
  } finally {
    await catalogue.close();
  }
}
