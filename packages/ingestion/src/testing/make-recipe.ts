import type { ChangeProposal } from '@colophon/sdk';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import type { SourceRecord } from '../definitions/record.ts';
import { defineSink, type Sink } from '../definitions/sink.ts';
import { defineSource, type SourceContext } from '../definitions/source.ts';
import { defineTransformer, type Transformer } from '../definitions/transformer.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import { recipeSchema } from '../recipe/recipe-schema.ts';
import { createRedactor, type Redactor } from '../redaction/redactor.ts';

/** What a recipe of a test is made of. */
export interface RecipeParts {
  records(context: SourceContext): AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  readonly sink: Sink;
  readonly transform?: Transformer;
  /** Other keys of the recipe. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Configuration of the source. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly redactor?: Redactor;
}

/** A recipe with a source and a sink that a test plays. */
export function makeRecipe({
  records,
  sink,
  transform,
  settings,
  config = {},
  redactor,
}: RecipeParts): Recipe {
  const source = defineSource({
    name: 'test',
    title: 'Test',
    description: 'What a test says.',
    capabilities: {},
    config: z.looseObject({}),
    open: (_, context) => ({
      async *records() {
        yield* records(context);
      },
      close: async () => undefined,
    }),
  });
  const raw = { source: { type: 'test', config }, ...settings };
  const sinkDefinition = defineSink({
    name: 'test',
    description: 'A test.',
    config: z.object({}),
    open: () => sink,
  });
  const transformer =
    transform &&
    defineTransformer({
      name: 'test',
      description: 'A test.',
      config: z.object({}),
      create: () => transform,
    });
  return {
    kind: 'recipe',
    file: 'recipe.yml',
    folder: process.cwd(),
    source: { type: 'test', definition: source, config },
    transformers: transformer ? [{ type: 'test', definition: transformer, config: {} }] : [],
    sink: { type: 'test', definition: sinkDefinition, config: {} },
    settings: recipeSchema.parse(raw),
    raw,
    redactor: redactor ?? createRedactor(),
  };
}

/** A record with the name of a table, as often as it is given. */
export const tableRecord = (name: string, description = name): SourceRecord => ({
  id: name,
  proposals: [
    {
      entityUrn: makeDatasetUrn('test', name),
      aspectName: 'datasetProperties',
      aspect: { name, description, customProperties: {} },
    },
  ],
});

/** A sink that keeps what is written. */
export function memorySink(
  concurrency = 1,
): Sink & { readonly written: ChangeProposal[]; readonly batches: number[] } {
  const written: ChangeProposal[] = [];
  const batches: number[] = [];
  return {
    written,
    batches,
    concurrency,
    write: async (proposals) => {
      written.push(...proposals);
      batches.push(proposals.length);
      return [];
    },
    close: async () => undefined,
  };
}
