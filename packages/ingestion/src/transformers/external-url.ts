import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { compileReplacement, missingGroup, regularExpression } from './settings/regular-expression.ts';
import { transformAspect } from './stream/transform-aspect.ts';

const config = z
  .strictObject({
    input_pattern: regularExpression.describe('Regular expression of what to replace in the address.'),
    replacement: z
      .string()
      .describe(
        'What to put in its place. `\\1` is the first group, and `\\g<name>` the group with that name.',
      ),
  })
  .superRefine(({ input_pattern, replacement }, context) => {
    const group = missingGroup(input_pattern, replacement);
    if (group !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['replacement'],
        message: `input_pattern has no group ${group}`,
      });
  });

export const replaceExternalUrl = defineTransformer({
  name: 'replace_external_url',
  description: 'Replaces parts of the address at which the source shows a dataset.',
  config,
  create({ input_pattern, replacement }, context) {
    const replace = compileReplacement(input_pattern, replacement);
    return transformAspect(
      {
        name: 'replace_external_url',
        aspectName: 'datasetProperties',
        entityTypes: ['dataset'],
        change: (_urn, before) =>
          before ? [{ aspectName: 'datasetProperties', aspect: withUrl(before, replace) }] : [],
      },
      context,
    );
  },
});

export const replaceExternalUrlContainer = defineTransformer({
  name: 'replace_external_url_container',
  description: 'Replaces parts of the address at which the source shows a container.',
  config,
  create({ input_pattern, replacement }, context) {
    const replace = compileReplacement(input_pattern, replacement);
    return transformAspect(
      {
        name: 'replace_external_url_container',
        aspectName: 'containerProperties',
        entityTypes: ['container'],
        change: (_urn, before) =>
          before ? [{ aspectName: 'containerProperties', aspect: withUrl(before, replace) }] : [],
      },
      context,
    );
  },
});

const withUrl = <T extends { readonly externalUrl?: string }>(
  aspect: T,
  replace: (url: string) => string,
): T => (aspect.externalUrl ? { ...aspect, externalUrl: replace(aspect.externalUrl) } : aspect);
