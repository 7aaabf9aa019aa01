import { Colophon } from '@colophon/sdk';
import { z } from 'zod';
import { defineSink } from '../definitions/sink.ts';
import {
  catalogueFields,
  ignoredCatalogueFields,
  refusedCatalogueFields,
  toClientOptions,
} from './catalogue-fields.ts';
import { writeIsolating } from './write-isolating.ts';

const ignored = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, z.unknown().optional().describe('Accepted, without effect.')]),
  );

/** Writes to a catalogue by its REST API: to this one, another Colophon, or DataHub. */
export const datahubRest = defineSink({
  name: 'datahub-rest',
  aliases: ['catalogue', 'colophon-rest', 'rest'],
  description: 'Writes to a catalogue: the one of the command line, another Colophon, or DataHub.',
  config: z.strictObject({
    ...catalogueFields,
    mode: z
      .enum(['SYNC', 'ASYNC', 'ASYNC_BATCH'])
      .default('ASYNC_BATCH')
      .describe(
        '`SYNC` sends one request at a time; the others send several, never two with the same entity.',
      ),
    max_threads: z
      .int()
      .min(1)
      .max(64)
      .default(2)
      .describe('Requests at the same time, unless `mode` is `SYNC`.'),
    ...ignoredCatalogueFields,
    ...ignored(['endpoint', 'max_pending_requests', 'max_per_batch', 'min_process_interval_seconds']),
    ...refusedCatalogueFields,
  }),
  open(config, { defaultCatalogue }) {
    const catalogue = new Colophon(toClientOptions(config, defaultCatalogue));
    const concurrency = config.mode === 'SYNC' ? 1 : config.max_threads;
    let requests = 0;
    return {
      catalogue,
      concurrency,
      async write(proposals, signal) {
        return writeIsolating(proposals, async (batch) => {
          requests += 1;
          await catalogue.emitMany(batch, { signal });
        });
      },
      statistics: () => ({
        mode: config.mode,
        max_threads: concurrency,
        server: catalogue.options.server,
        requests,
      }),
      close: () => catalogue.close(),
    };
  },
});
