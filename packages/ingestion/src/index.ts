export type { Capabilities, CapabilityName } from './definitions/capabilities.ts';
export { SourceError } from './definitions/errors.ts';
export type { SourceRecord } from './definitions/record.ts';
export type { Entry, Report } from './definitions/report.ts';
export type { Rejected, Sink, SinkDefinition } from './definitions/sink.ts';
export {
  defineSource,
  type Source,
  type SourceContext,
  type SourceDefinition,
} from './definitions/source.ts';
export {
  defineTransformer,
  type Transformer,
  type TransformerDefinition,
} from './definitions/transformer.ts';
