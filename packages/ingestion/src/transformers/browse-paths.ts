import type { BrowsePathEntry } from '@colophon/model-types';
import { parseUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { catalogueToMerge, commonEntityTypes, semanticsFields } from './settings/semantics.ts';
import { entityTypeOf, transformAspect } from './stream/transform-aspect.ts';

export const setDatasetBrowsePath = defineTransformer({
  name: 'set_dataset_browse_path',
  description:
    'Adds paths to the older aspect `browsePaths` of each dataset. The aspect that pages browse by is that of `set_browse_path`.',
  config: z.strictObject({
    path_templates: z
      .array(z.string())
      .describe(
        'Paths to add. `PLATFORM`, `DATASET_PARTS` and `ENV` stand for the platform, the name with a slash for each dot, and the environment in lower case.',
      ),
    ...semanticsFields,
  }),
  create(config, context) {
    const name = 'set_dataset_browse_path';
    const catalogue = catalogueToMerge(config, context, name);
    return transformAspect(
      {
        name,
        aspectName: 'browsePaths',
        entityTypes: ['dataset'],
        async change(urn, before) {
          const [platform = '', dataset = '', env = ''] = parseUrn(urn).parts;
          const added = config.path_templates.map((template) =>
            // A function, since `$` has a meaning in a replacement.
            template
              .replaceAll('PLATFORM', () => platform.replace('urn:li:dataPlatform:', ''))
              .replaceAll('DATASET_PARTS', () => dataset.replaceAll('.', '/'))
              .replaceAll('ENV', () => env.toLowerCase()),
          );
          const paths = [...(config.replace_existing ? [] : (before?.paths ?? [])), ...added];
          if (config.semantics !== 'PATCH') return [{ aspectName: 'browsePaths', aspect: { paths } }];
          if (paths.length === 0) return [];
          const stored = (await catalogue?.aspects.get(urn, 'browsePaths'))?.paths ?? [];
          const merged = [...stored, ...paths.filter((path) => !stored.includes(path))];
          return [{ aspectName: 'browsePaths', aspect: { paths: merged } }];
        },
      },
      context,
    );
  },
});

export const setBrowsePath = defineTransformer({
  name: 'set_browse_path',
  description: 'Puts a path before the browse path of each entity, or in its place.',
  config: z.strictObject({
    path: z
      .array(z.string())
      .describe(
        'Steps of the path: names, URNs, and variables. `$container[0]` is the first entity of that type in the existing path, `$container[*]` are all of them; a variable without a value is left out.',
      ),
    ...semanticsFields,
    semantics: semanticsFields.semantics.describe(
      'Accepted as in other transformers, and has no effect: a path is never merged with that in the catalogue.',
    ),
  }),
  create(config, context) {
    return transformAspect(
      {
        name: 'set_browse_path',
        aspectName: 'browsePathsV2',
        entityTypes: commonEntityTypes,
        change(_urn, before) {
          const existing = before?.path ?? [];
          const path = config.path
            .flatMap((step) => expandStep(step.trim(), existing))
            .filter((id) => id !== '')
            .map((id): BrowsePathEntry => (id.startsWith('urn:') ? { id, urn: id } : { id }));
          if (!config.replace_existing) path.push(...existing);
          return [{ aspectName: 'browsePathsV2', aspect: { path } }];
        },
      },
      context,
    );
  },
});

/** The steps that a step of the setting stands for. */
function expandStep(step: string, existing: readonly BrowsePathEntry[]): string[] {
  const [, type, index] = /^\$([a-zA-Z]+)\[(\d+|\*)\]$/.exec(step) ?? [];
  // What is no variable, such as `$container[1*]`, has no value either.
  if (type === undefined) return /^\$[a-zA-Z]+\[[0-9*]+\]$/.test(step) ? [] : [step];
  const urns = existing.flatMap(({ urn }) => (urn !== undefined && entityTypeOf(urn) === type ? [urn] : []));
  return index === '*' ? urns : urns.slice(Number(index)).slice(0, 1);
}
