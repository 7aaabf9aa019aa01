import type { LineageEvent } from '../events/event.ts';
import type { OpenLineageSettings } from '../settings.ts';

/** What runs jobs when no event says it. */
const unknownOrchestrator = 'openlineage';

const integration = /^https:\/\/github\.com\/OpenLineage\/OpenLineage\/.*\/(.*)$/;
const producers: readonly (readonly [string, string])[] = [
  ['https://github.com/apache/airflow/', 'airflow'],
  ['https://github.com/trinodb/trino/', 'trino'],
];

/** What runs the job of an event: what the operator says, else its engine, its producer or its integration. */
export function orchestratorOf(event: LineageEvent, settings: OpenLineageSettings): string {
  const engine = event.kind === 'run' ? event.runFacets.get('processing_engine')?.string('name') : undefined;
  const type = event.kind === 'dataset' ? undefined : event.job.facets.get('jobType')?.string('integration');
  return (
    settings.orchestrator ||
    engine?.toLowerCase() ||
    fromProducer(event.producer) ||
    type?.toLowerCase() ||
    unknownOrchestrator
  );
}

const fromProducer = (producer: string): string | undefined =>
  integration.exec(producer)?.[1] ?? producers.find(([prefix]) => producer.startsWith(prefix))?.[1];
