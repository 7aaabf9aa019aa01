import { z } from 'zod';
import { defineSink } from '../definitions/sink.ts';

/** Takes everything and keeps nothing: to try a source, or to measure it. */
export const blackhole = defineSink({
  name: 'blackhole',
  description: 'Discards everything: to try out a source, or to measure it.',
  config: z.strictObject({}),
  open: () => ({ write: async () => [], close: async () => undefined }),
});
