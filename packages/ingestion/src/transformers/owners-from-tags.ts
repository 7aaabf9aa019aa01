import type { Owner, OwnershipType } from '@colophon/model-types';
import { validateOwnershipType } from '@colophon/sdk/builders';
import { makeGroupUrn, makeUserUrn, parseUrn } from '@colophon/sdk/urns';
import { RE2JS } from 're2js';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { urnField } from './settings/fields.ts';
import { regularExpression } from './settings/regular-expression.ts';
import { replaceCharacters } from './settings/replace-characters.ts';
import { transformAspect } from './stream/transform-aspect.ts';

const config = z
  .strictObject({
    tag_pattern: regularExpression
      .optional()
      .describe(
        'Regular expression that is searched in the name of a tag. The text after it names the owner. Default: the whole name.',
      ),
    tag_prefix: regularExpression.optional().describe('The older name of `tag_pattern`.'),
    is_user: z.boolean().default(true).describe('Whether owners are users, rather than groups.'),
    tag_character_mapping: z
      .record(z.string().min(1), z.string())
      .nullish()
      .describe('What to replace in the name of a tag first: new text by old text.'),
    email_domain: z.string().nullish().describe('Added to each name, after an `@`.'),
    extract_owner_type_from_tag_pattern: z
      .boolean()
      .default(false)
      .describe(
        'Whether the first group of the pattern names the ownership type. Tags without it are left out.',
      ),
    owner_type: z
      .string()
      .default('TECHNICAL_OWNER')
      .describe('Type of ownership. Any name that is not built in means `CUSTOM`.'),
    owner_type_urn: urnField('ownershipType')
      .nullish()
      .describe('URN of the ownership type. Required where `owner_type` is `CUSTOM`.'),
  })
  .superRefine(
    (
      { tag_pattern, tag_prefix, owner_type, owner_type_urn, extract_owner_type_from_tag_pattern },
      context,
    ) => {
      if (tag_pattern !== undefined && tag_prefix !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['tag_prefix'],
          message: 'is the older name of tag_pattern; give one of them',
        });
      if (!extract_owner_type_from_tag_pattern && builtInType(owner_type) === 'CUSTOM' && !owner_type_urn)
        context.addIssue({
          code: 'custom',
          path: ['owner_type_urn'],
          message: 'is required where owner_type is CUSTOM',
        });
    },
  );

/** DataHub takes any unknown name for a type of your own. */
function builtInType(name: string): OwnershipType {
  try {
    const { type } = validateOwnershipType(name);
    return type === name ? type : 'CUSTOM';
  } catch {
    // Not a built-in name, which is the answer here.
    return 'CUSTOM';
  }
}

export const extractOwnershipFromTags = defineTransformer({
  name: 'extract_ownership_from_tags',
  description:
    'Makes the people and groups that the tags of a dataset name its owners. They replace the owners of each dataset for which the source reports tags.',
  config,
  create(settings, context) {
    const expression = RE2JS.compile(settings.tag_pattern ?? settings.tag_prefix ?? '');
    const { email_domain, is_user, owner_type_urn } = settings;

    function ownerOf(tag: string): Owner[] {
      const name = replaceCharacters(parseUrn(tag).parts.join(','), settings.tag_character_mapping ?? {});
      const matcher = expression.matcher(name);
      if (!matcher.find()) return [];
      const id = name.slice(matcher.end()).trim() + (email_domain ? `@${email_domain}` : '');
      const owner = is_user ? makeUserUrn(id) : makeGroupUrn(id);
      if (settings.extract_owner_type_from_tag_pattern) {
        const named = expression.groupCount() > 0 ? matcher.group(1) : null;
        return named === null ? [] : [{ owner, type: 'CUSTOM', typeUrn: `urn:li:ownershipType:${named}` }];
      }
      const type = builtInType(settings.owner_type);
      return [{ owner, type, ...(owner_type_urn && { typeUrn: owner_type_urn }) }];
    }

    return transformAspect(
      {
        name: 'extract_ownership_from_tags',
        aspectName: 'globalTags',
        entityTypes: ['dataset'],
        change: (_urn, before) =>
          before
            ? [
                { aspectName: 'globalTags', aspect: before },
                {
                  aspectName: 'ownership',
                  aspect: { owners: before.tags.flatMap(({ tag }) => ownerOf(tag)) },
                },
              ]
            : [],
      },
      context,
    );
  },
});
