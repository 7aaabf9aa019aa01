import { resolve } from 'node:path';
import {
  createCatalogue,
  ensureModelCompatible,
  type UnknownFieldPolicy,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createApp, routeOf } from '@colophon/http';
import { createSqliteStore, type MigrationProgress } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { Hono } from 'hono';
import { loadModel } from '../model/load-model.ts';
import { type AccessSettings, accessRulesOf, isLoopback } from '../serve/access-settings.ts';
import { createLog, logAnswer } from '../serve/create-log.ts';
import { listen } from '../serve/listen.ts';
import type { LogLevel } from '../serve/log-levels.ts';
import { createMetrics } from '../serve/metrics.ts';
import { observeRequests } from '../serve/observe.ts';
import { createMissingPage, createSite, requireSite } from '../serve/site.ts';
import { untilStopped } from '../serve/until-stopped.ts';

export interface ServeSettings extends AccessSettings {
  readonly port: number;
  readonly data: string;
  readonly site?: string;
  readonly model?: string;
  readonly logLevel: LogLevel;
  readonly unknownFields: UnknownFieldPolicy;
  /** Longest body of a request, in MiB. */
  readonly maxBody: number;
}

/** `colophon serve`: the catalogue and its documentation, as one process, until it is stopped. */
export async function serve(settings: ServeSettings): Promise<void> {
  const { port, host, data, site, model, logLevel, maxBody } = settings;
  const log = createLog(logLevel);
  const dataFolder = resolve(data);
  if (site !== undefined) requireSite(site);
  const registry = await loadModel(model);
  const database = openDatabase(dataFolder);
  const store = createSqliteStore(database, {
    onMigration: (progress) => console.log(describeMigration(progress)),
  });
  const catalogue = createCatalogue({ registry, store });
  try {
    await ensureModelCompatible(registry, store);
    await writeBuiltInData(catalogue);
    const metrics = createMetrics(catalogue);
    const pages = new Hono().route('/', metrics.routes);
    if (site !== undefined)
      pages.route(
        '/',
        await createSite(site, settings.publicUrl === undefined ? {} : { publicUrl: settings.publicUrl }),
      );
    const stopping = new AbortController();
    const app = createApp({
      catalogue,
      access: accessRulesOf(settings),
      backup: database.backup,
      stopping: stopping.signal,
      pages,
      hasDocs: site !== undefined,
      maxBodyBytes: Math.round(maxBody * 1024 * 1024),
      unknownFields: settings.unknownFields,
      onUnknownFields: metrics.countUnknownFields,
      onUnexpected: (error, requestId) => log.error({ err: error, requestId }, 'fault of the server'),
    });
    if (site !== undefined) app.route('/', createMissingPage(site));
    const onRequest = observeRequests((request) => {
      logAnswer(log, request);
      metrics.count(request, routeOf(app, request.method, request.url));
    });
    const server = await listen(app.fetch, { port, host, onRequest, hasDocs: site !== undefined });
    // Before the address is printed: its reader may send a signal immediately.
    const stopped = untilStopped();
    console.log(`Colophon answers at ${server.address}`);
    if (site !== undefined) console.log(`  documentation  ${server.address}/docs`);
    if (!isLoopback(host)) {
      console.log(openWarning);
      log.warn({ host }, openWarning);
    }
    console.log(`  data           ${dataFolder}`);
    await stopped;
    stopping.abort();
    await server.close();
  } finally {
    await catalogue.close();
  }
}

/** A line for each step of an upgrade: `Upgrading the database to version 4: …`. */
const describeMigration = ({ version, title, rows }: MigrationProgress): string =>
  `Upgrading the database to version ${version}: ${title}${rows ? ` (${rows.done} of ${rows.total})` : ''}`;

const openWarning =
  'Warning: Colophon has no authentication. Everyone who reaches this address can read, change and delete everything.';
