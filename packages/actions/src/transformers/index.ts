import type { TransformerDefinition } from '../definitions/transformer.ts';

/** The transformers that files of pipelines can name, each loaded when it is used. */
export const transformers: Readonly<Record<string, () => Promise<TransformerDefinition>>> = {
  filter: () => import('./filter.ts').then((m) => m.filter as TransformerDefinition),
};
