import { makeTagUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { tagKind } from '../propagation/label.ts';
import { propagationFields } from '../propagation/limits.ts';
import { propagateLabel } from '../propagation/propagate-label.ts';

/** Passes tags on along lineage. */
export const tagPropagation = defineAction({
  name: 'tag_propagation',
  description: 'Adds the tags of datasets and columns to what is made from them.',
  config: z.strictObject({
    ...propagationFields,
    tag_prefixes: z
      .array(z.string())
      .nullish()
      .describe('Names or URNs that the tags must begin with. Default: all tags.'),
  }),
  create({ enabled, max_propagation_depth, tag_prefixes }, context) {
    const prefixes = tag_prefixes?.map((prefix) => makeTagUrn(prefix));
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!enabled || change?.category !== 'TAG') return;
        if (prefixes && !prefixes.some((prefix) => change.modifier?.startsWith(prefix))) return;
        await propagateLabel(context, { kind: tagKind, maxDepth: max_propagation_depth }, change);
      },
    };
  },
});
