import { makeStructuredPropertiesAspect } from '@colophon/sdk/builders';
import { parseUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { semanticsFields } from './settings/semantics.ts';
import { addTo } from './stream/merge.ts';
import { transformAspect } from './stream/transform-aspect.ts';

const noEffect = 'Accepted as in other transformers, and has no effect.';

export const tagsToStructuredProperties = defineTransformer({
  name: 'tags_to_structured_properties',
  description:
    'Writes structured properties from the tags that the source reports, such as `department:Finance`.',
  config: z.strictObject({
    process_key_value_tags: z
      .boolean()
      .default(false)
      .describe('Whether a tag with the separator is a property and its value.'),
    key_value_separator: z.string().min(1).default(':').describe('Text between property and value.'),
    key_value_property_prefix: z
      .string()
      .default('')
      .describe('Put before the property that a tag names, such as `io.example.`.'),
    tag_structured_property_map: z
      .record(
        z.string().min(1),
        z.strictObject({
          values: z.array(z.string()).describe('Names of tags that are values of the property.'),
        }),
      )
      .default({})
      .describe('For tags that are only a value: the tags of each property, by the id of the property.'),
    remove_original_tags: z
      .boolean()
      .default(false)
      .describe('Whether the tags are not written. Those in the catalogue remain.'),
    semantics: semanticsFields.semantics.describe(noEffect),
    replace_existing: semanticsFields.replace_existing.describe(noEffect),
  }),
  create(config, context) {
    const { key_value_separator: separator } = config;
    const byKeyword = new Map<string, string>();
    for (const [property, { values }] of Object.entries(config.tag_structured_property_map))
      for (const value of values) if (!byKeyword.has(value)) byKeyword.set(value, property);

    /** The property and the value that a tag names. */
    function propertyOf(tag: string): readonly [property: string, value: string] | undefined {
      const at = config.process_key_value_tags ? tag.indexOf(separator) : -1;
      if (at >= 0)
        return [`${config.key_value_property_prefix}${tag.slice(0, at)}`, tag.slice(at + separator.length)];
      const property = byKeyword.get(tag);
      return property === undefined ? undefined : [property, tag];
    }

    return transformAspect(
      {
        name: 'tags_to_structured_properties',
        aspectName: 'globalTags',
        entityTypes: ['dataset', 'chart', 'dashboard', 'dataJob', 'dataFlow', 'schemaField'],
        change(urn, before) {
          if (!before || before.tags.length === 0) return [];
          const values = new Map<string, string[]>();
          for (const { tag } of before.tags) {
            const name = parseUrn(tag).parts.join(',');
            const found = propertyOf(name);
            if (found) addTo(values, found[0], [found[1]]);
            else
              context.report.warn({
                title: 'a tag is no structured property',
                message: `The tag ${JSON.stringify(name)} has no property in tag_structured_property_map.`,
                context: urn,
              });
          }
          return [
            ...(config.remove_original_tags ? [] : [{ aspectName: 'globalTags' as const, aspect: before }]),
            ...(values.size > 0
              ? [
                  {
                    aspectName: 'structuredProperties' as const,
                    aspect: makeStructuredPropertiesAspect(Object.fromEntries(values)),
                  },
                ]
              : []),
          ];
        },
      },
      context,
    );
  },
});
