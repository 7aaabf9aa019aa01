import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { openLineageOperations } from '../endpoint/operations.ts';
import { parseOpenLineageSettings } from '../parse-settings.ts';

const path = '/openapi/openlineage/api/v1/lineage';

/** The whole application over a store in memory; no socket is opened. */
export function createTestEndpoint(settings: JsonObject = {}) {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const unexpected: unknown[] = [];
  const app = createApp({
    catalogue,
    operations: openLineageOperations(parseOpenLineageSettings(settings)),
    onUnexpected: (error) => unexpected.push(error),
  });
  const send = (to: string, body: unknown) =>
    app.request(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    app,
    catalogue,
    unexpected,
    send: (event: unknown) => send(path, event),
    sendBatch: (events: unknown) => send(`${path}/batch`, events),
    /** Sends events one after the other; each must be written. */
    async write(...events: readonly unknown[]): Promise<void> {
      for (const event of events) {
        const response = await send(path, event);
        if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      }
    },
    /** The value of an aspect. */
    aspect: async (urn: string, name: string) => (await catalogue.aspect(urn, name))?.value,
    /** The values of a time series, newest first. */
    points: async (urn: string, aspect: string) =>
      (await catalogue.timeseries({ urn, aspect, limit: 100 })).map(({ value }) => value),
  };
}
