import type { TransformerDefinition } from '../definitions/transformer.ts';

/** The transformers by `type`. */
export const transformers: Readonly<Record<string, () => Promise<TransformerDefinition>>> = {};
