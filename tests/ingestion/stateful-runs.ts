import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import {
  type ConnectionTest,
  parseRecipe,
  type Recipe,
  type RunResult,
  runRecipe,
  type Sink,
  testConnection,
} from '@colophon/ingestion';
import { registry } from '@colophon/model';
import { type ChangeProposal, Colophon } from '@colophon/sdk';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';

/** What one of several runs has done. */
export interface StatefulRun {
  readonly result: RunResult;
  /** What the source and the pipeline have written, in order. */
  readonly written: readonly ChangeProposal[];
  /** Names of the aspects that were written of the entities whose URN contains a text. */
  aspectNames(urn: string): string[];
}

/** Runs of one pipeline, which keep their state in a catalogue in memory. */
export interface StatefulRuns {
  readonly catalogue: Colophon;
  /** Runs the source with stateful ingestion. A run that fails is an error, unless the test expects it. */
  run(config: object, options?: { readonly mayFail?: boolean }): Promise<StatefulRun>;
  /** Whether the catalogue has an entity as removed. */
  isRemoved(urn: string): Promise<boolean>;
}

/** Makes a pipeline of a source. Paths in its configuration start at the folder. */
export function createStatefulRuns(type: string, folder: string): StatefulRuns {
  const store = createSqliteStore(openMemoryDatabase());
  const app = createApp({ catalogue: createCatalogue({ registry, store }) });
  const catalogue = new Colophon({
    server: 'http://localhost:8080',
    fetch: async (url, init) => app.fetch(new Request(url, init)),
    maxRetries: 0,
  });
  return {
    catalogue,
    async run(config, { mayFail = false } = {}) {
      const written: ChangeProposal[] = [];
      const sink: Sink = {
        catalogue,
        async write(proposals, signal) {
          written.push(...proposals);
          await catalogue.emitMany(proposals, { signal });
          return [];
        },
        close: async () => {},
      };
      const recipe = await readRecipe(type, { stateful_ingestion: { enabled: true }, ...config }, folder);
      const definition = { ...recipe.sink.definition, open: () => sink };
      const result = await runRecipe({ ...recipe, sink: { ...recipe.sink, definition } });
      if (result.status !== 'SUCCESS' && !mayFail) throw new Error(JSON.stringify(result.report.source));
      return {
        result,
        written,
        aspectNames: (urn) =>
          written.filter(({ entityUrn }) => entityUrn.includes(urn)).map(({ aspectName }) => aspectName),
      };
    },
    isRemoved: async (urn) => (await catalogue.aspects.get(urn, 'status'))?.removed ?? false,
  };
}

/** Tests the connection of a source, as `colophon ingest test-connection` does. */
export const testSource = async (type: string, config: object, folder: string): Promise<ConnectionTest> =>
  testConnection(await readRecipe(type, config, folder));

type RecipeWithSink = Recipe & { readonly sink: NonNullable<Recipe['sink']> };

async function readRecipe(type: string, config: object, folder: string): Promise<RecipeWithSink> {
  const text = JSON.stringify({
    pipeline_name: 'test',
    source: { type, config },
    sink: { type: 'console' },
  });
  const recipe = await parseRecipe(text, { file: 'recipe.json', folder });
  if ('problem' in recipe || !recipe.sink) throw new Error(`There is no source ${type}`);
  return { ...recipe, sink: recipe.sink };
}
