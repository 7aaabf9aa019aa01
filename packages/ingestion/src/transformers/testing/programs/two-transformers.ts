import { z } from 'zod';
import { defineTransformer } from '../../../definitions/transformer.ts';

const config = z.strictObject({});

/** Drops every record. */
export const dropAll = defineTransformer({
  name: 'drop-all',
  description: 'Drops every record.',
  config,
  create: () =>
    async function* () {
      yield* [];
    },
});

/** Changes nothing. */
export const keepAll = defineTransformer({
  name: 'keep-all',
  description: 'Changes nothing.',
  config,
  create: () => (records) => records,
});

export const notOne = 1;
