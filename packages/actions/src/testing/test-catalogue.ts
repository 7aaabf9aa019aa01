import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { type ClientOptions, Colophon } from '@colophon/sdk';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { onTestFinished } from 'vitest';
import { loadPipeline } from '../configuration/read-pipeline.ts';
import type { EventEnvelope } from '../definitions/event.ts';
import { type RunOptions, runPipeline } from '../pipeline/run-pipeline.ts';
import type { Statistics } from '../pipeline/statistics.ts';

/** A catalogue in memory, with pipelines that read from it. No socket is opened. */
export interface TestCatalogue {
  readonly client: Colophon;
  readonly clientOptions: Partial<ClientOptions>;
  /** Folder of the pipelines' files. It goes with the test. */
  readonly folder: string;
  /** Runs a pipeline over the changes that exist. Lines are what its actions printed, warnings what it reported. */
  run(yaml: string, options?: Partial<RunOptions>): Promise<TestRun>;
}

export interface TestRun {
  readonly statistics: Statistics;
  readonly printed: readonly string[];
  readonly warnings: readonly string[];
}

/** Starts a catalogue without metadata. It ends with the test. */
export async function createTestCatalogue(): Promise<TestCatalogue> {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const app = createApp({ catalogue });
  const clientOptions: Partial<ClientOptions> = {
    server: 'http://localhost:8080',
    maxRetries: 0,
    fetch: async (url, init) => app.fetch(new Request(url, init)),
  };
  const client = new Colophon(clientOptions);
  const folder = await mkdtemp(join(tmpdir(), 'actions-'));
  onTestFinished(async () => {
    await client.close();
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    client,
    clientOptions,
    folder,
    async run(yaml, options) {
      const printed: string[] = [];
      const warnings: string[] = [];
      const pipeline = await loadPipeline(join(folder, 'pipeline.yaml'), yaml, {});
      const statistics = await runPipeline(pipeline, {
        client: clientOptions,
        untilIdle: true,
        print: (line) => printed.push(line),
        warn: (message) => warnings.push(message),
        sleep: async () => undefined,
        ...options,
      });
      return { statistics, printed, warnings };
    },
  };
}

/** The events that `hello_world` printed. */
export const eventsIn = ({ printed }: Pick<TestRun, 'printed'>): EventEnvelope[] =>
  printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as EventEnvelope);
