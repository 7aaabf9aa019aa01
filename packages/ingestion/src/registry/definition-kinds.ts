import type { SinkDefinition } from '../definitions/sink.ts';
import type { SourceDefinition } from '../definitions/source.ts';
import type { TransformerDefinition } from '../definitions/transformer.ts';

/** A kind of part of a recipe, with the type of its definitions. */
export interface DefinitionKinds {
  readonly source: SourceDefinition;
  readonly transformer: TransformerDefinition;
  readonly sink: SinkDefinition;
}

/** The name of a kind. */
export type DefinitionKind = keyof DefinitionKinds;
