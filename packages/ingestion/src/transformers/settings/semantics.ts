import type { Colophon } from '@colophon/sdk';
import { z } from 'zod';
import type { TransformerContext } from '../../definitions/transformer.ts';
import { symbolField } from './fields.ts';

/** Settings of the transformers that add something to what an entity has. */
export const semanticsFields = {
  semantics: symbolField(['OVERWRITE', 'PATCH'])
    .default('OVERWRITE')
    .describe(
      'Whether the value replaces the one in the catalogue (`OVERWRITE`), or is merged with it (`PATCH`). To merge, the catalogue is read once for each entity.',
    ),
  replace_existing: z
    .boolean()
    .default(false)
    .describe('Whether to drop what the source reports, rather than add to it.'),
};

/** The settings of {@link semanticsFields}. */
export interface Semantics {
  readonly semantics: 'OVERWRITE' | 'PATCH';
  readonly replace_existing: boolean;
}

/** Types of entities that have an owner or a domain. */
export const commonEntityTypes = [
  'dataset',
  'container',
  'dataJob',
  'dataFlow',
  'chart',
  'dashboard',
] as const;

/** The setting of which entities to change. */
export const entityTypesField = z
  .array(z.string().min(1))
  .nullish()
  .describe(
    `Types of entities to change. Default: ${commonEntityTypes.map((type) => `\`${type}\``).join(', ')}.`,
  );

/** The setting that extends a transformer to the containers of what it changes. */
export const isContainerField = (what: string) =>
  z
    .boolean()
    .default(false)
    .describe(
      `Whether the containers in the browse path of an entity get its ${what} as well, at the end of the run.`,
    );

/**
 * The catalogue to merge values with, for `PATCH`; undefined otherwise. If the sink has none, the values are written as they
 * are, and the report has a warning.
 */
export function catalogueToMerge(
  { semantics }: Semantics,
  context: TransformerContext,
  name: string,
): Colophon | undefined {
  return semantics === 'PATCH'
    ? neededCatalogue(context, name, 'values are written without a merge')
    : undefined;
}

/** The catalogue; a warning with what happens instead, if the sink has none. */
export function neededCatalogue(
  { catalogue, report }: TransformerContext,
  name: string,
  instead: string,
): Colophon | undefined {
  if (!catalogue)
    report.warn({
      title: `${name} has no catalogue to read`,
      message: `The sink has no catalogue: ${instead}. Use the sink \`datahub-rest\`, or set \`datahub_api\` in the recipe.`,
    });
  return catalogue;
}
