import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { transformAspect } from './stream/transform-aspect.ts';

export const markDatasetStatus = defineTransformer({
  name: 'mark_dataset_status',
  description: 'Marks each dataset as removed, or as present.',
  config: z.strictObject({
    removed: z.boolean().describe('Whether datasets are removed: searches no longer find them.'),
  }),
  create({ removed }, context) {
    return transformAspect(
      {
        name: 'mark_dataset_status',
        aspectName: 'status',
        entityTypes: ['dataset'],
        change: (_urn, before) => [{ aspectName: 'status', aspect: { ...before, removed } }],
      },
      context,
    );
  },
});
