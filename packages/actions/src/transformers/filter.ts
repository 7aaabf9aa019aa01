import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { createFilter } from '../filters/event-type.ts';

/** Drops events, between other transformers. */
export const filter = defineTransformer({
  name: 'filter',
  description: 'Passes events of a type that match a pattern, and drops the others.',
  config: z.strictObject({
    event_type: z.union([z.string(), z.array(z.string())]).describe('Type of the event, or a list of types.'),
    event: z.record(z.string(), z.unknown()).nullish().describe('Values that the event must have.'),
  }),
  create(config) {
    const { matches } = createFilter(config);
    return { transform: (event) => (matches(event) ? event : undefined) };
  },
});
