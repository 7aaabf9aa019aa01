import type { SourceDefinition } from '../definitions/source.ts';
import { datahubCloud, kafka } from './datahub-sources.ts';
import { log } from './log.ts';

/** The event sources that files of pipelines can name. */
export const sources: Readonly<Record<string, SourceDefinition>> = {
  log: log as SourceDefinition,
  'datahub-cloud': datahubCloud as SourceDefinition,
  kafka: kafka as SourceDefinition,
};
