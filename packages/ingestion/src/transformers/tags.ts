import type { GlobalTags, TagAssociation } from '@colophon/model-types';
import type { Colophon } from '@colophon/sdk';
import { parseUrn } from '@colophon/sdk/urns';
import { RE2JS } from 're2js';
import { z } from 'zod';
import { defineTransformer, type TransformerContext } from '../definitions/transformer.ts';
import { labelKey } from '../reading/label-key.ts';
import { urnField } from './settings/fields.ts';
import { compileRules, keyValuePattern } from './settings/key-value-pattern.ts';
import { importFunction, programField } from './settings/program.ts';
import { expressionWithGroup } from './settings/regular-expression.ts';
import { catalogueToMerge, type Semantics, semanticsFields } from './settings/semantics.ts';
import { uniqueBy } from './stream/merge.ts';
import { type Output, transformAspect } from './stream/transform-aspect.ts';

/** Tags of a dataset. */
type TagsOf = (urn: string) => readonly TagAssociation[] | Promise<readonly TagAssociation[]>;

const tagUrn = urnField('tag');
const identity = ({ tag }: TagAssociation): string => tag;
const asTags = (urns: readonly string[]): TagAssociation[] => urns.map((tag) => ({ tag }));

async function withTags(
  urn: string,
  before: GlobalTags | undefined,
  added: readonly TagAssociation[],
  { semantics, replace_existing }: Semantics,
  catalogue: Colophon | undefined,
): Promise<Output[]> {
  let tags = uniqueBy([...(replace_existing ? [] : (before?.tags ?? [])), ...added], identity);
  if (semantics === 'PATCH') {
    if (tags.length === 0) return [];
    const stored = await catalogue?.aspects.get(urn, 'globalTags');
    tags = uniqueBy([...(stored?.tags ?? []), ...tags], identity);
  }
  return [{ aspectName: 'globalTags', aspect: { tags } }];
}

/** Adds tags, and creates those that were added at the end of the run. */
function addTags(name: string, settings: Semantics, context: TransformerContext, tagsOf: TagsOf) {
  const catalogue = catalogueToMerge(settings, context, name);
  const added = new Set<string>();
  return transformAspect(
    {
      name,
      aspectName: 'globalTags',
      entityTypes: ['dataset'],
      async change(urn, before) {
        const tags = await tagsOf(urn);
        for (const { tag } of tags) added.add(tag);
        return withTags(urn, before, tags, settings, catalogue);
      },
      *finish() {
        for (const urn of added) {
          const key = labelKey(urn);
          if (key) yield key;
        }
      },
    },
    context,
  );
}

export const simpleAddDatasetTags = defineTransformer({
  name: 'simple_add_dataset_tags',
  description: 'Adds the same tags to each dataset.',
  config: z.strictObject({
    tag_urns: z.array(tagUrn).describe('URNs of the tags to add.'),
    ...semanticsFields,
  }),
  create(config, context) {
    const tags = asTags(config.tag_urns);
    return addTags('simple_add_dataset_tags', config, context, () => tags);
  },
});

export const patternAddDatasetTags = defineTransformer({
  name: 'pattern_add_dataset_tags',
  description: 'Adds tags to the datasets whose URN matches a pattern.',
  config: z.strictObject({ tag_pattern: keyValuePattern('Tags', tagUrn), ...semanticsFields }),
  create(config, context) {
    const urnsOf = compileRules(config.tag_pattern);
    return addTags('pattern_add_dataset_tags', config, context, (urn) => asTags(urnsOf(urn)));
  },
});

export const addDatasetTags = defineTransformer({
  name: 'add_dataset_tags',
  description: 'Adds the tags that a function returns for the URN of a dataset.',
  config: z.strictObject({
    get_tags_to_add: programField(
      'the tags of a dataset, given its URN: a list of tag associations, or of URNs',
    ),
    ...semanticsFields,
  }),
  async create(config, context) {
    const call = await importFunction<readonly (TagAssociation | string)[] | undefined>(
      config.get_tags_to_add,
      context.folder,
    );
    return addTags('add_dataset_tags', config, context, async (urn) =>
      ((await call(urn)) ?? []).map((tag) => (typeof tag === 'string' ? { tag } : tag)),
    );
  },
});

export const extractDatasetTags = defineTransformer({
  name: 'extract_dataset_tags',
  description: 'Adds the tag that a pattern finds in the name of a dataset.',
  config: z.strictObject({
    extract_tags_from: z
      .literal('urn')
      .default('urn')
      .describe('Where to look: the name of the dataset in its URN is all there is.'),
    extract_tags_regex: expressionWithGroup.describe(
      'Regular expression that is searched in the name. Its first group is the name of the tag.',
    ),
    ...semanticsFields,
  }),
  create(config, context) {
    const catalogue = catalogueToMerge(config, context, 'extract_dataset_tags');
    const expression = RE2JS.compile(config.extract_tags_regex);
    return transformAspect(
      {
        name: 'extract_dataset_tags',
        aspectName: 'globalTags',
        entityTypes: ['dataset'],
        change(urn, before) {
          const matcher = expression.matcher(parseUrn(urn).parts[1] ?? '');
          const found = matcher.find() ? matcher.group(1) : null;
          const added = found === null ? [] : asTags([`urn:li:tag:${found}`]);
          return withTags(urn, before, added, config, catalogue);
        },
      },
      context,
    );
  },
});
