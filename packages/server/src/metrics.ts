import { type AspectUnknownField, type Instruments, isStoreError } from '@colophon/catalogue';
import { Hono } from 'hono';
import { createRegistry, type KafkaMetrics, type MetricSources } from './observability/create-registry.ts';
import type { AroundOperation } from './observability/instrument-store.ts';
import type { AnsweredRequest } from './observe.ts';

export interface Metrics {
  /** Counts a request that has come. */
  begin(): void;
  /** Counts a request under its route. Requests without a route are counted together. */
  count(request: AnsweredRequest, route: string | undefined): void;
  /** Counts fields that were stored although the model does not define them. */
  countUnknownFields(fields: readonly AspectUnknownField[]): void;
  /** Counts a run of a saved source that has ended. */
  countRun(status: string): void;
  /** Begins to count the failures of a pipeline: without a first value, Prometheus would miss the first failure. */
  addPipeline(pipeline: string): void;
  /** Counts a pipeline that stopped because of an error. */
  countPipelineFailure(pipeline: string): void;
  /** Measures an operation of the store. */
  readonly aroundStore: AroundOperation;
  /** Measures what the catalogue does. */
  readonly instruments: Required<Pick<Instruments, 'aroundQuery' | 'aroundCommit'>>;
  /** Figures of the stream to Kafka. */
  readonly kafka: KafkaMetrics;
  /** `GET /metrics` and `GET /actuator/prometheus`, in the text format of Prometheus. */
  readonly routes: Hono;
}

const millisecond = 0.001;

/** Paths of the metrics: our own, and the one that scrapers for DataHub are configured with. */
export const metricsPaths = ['/metrics', '/actuator/prometheus'] as const;

/** What a metric is, for the reference. */
export interface MetricDescription {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** Every metric that the server has. */
export function describeMetrics(): readonly MetricDescription[] {
  const idle = { pendingProposals: 0, runningQueries: 0, waitingQueries: 0 };
  const { registry } = createRegistry({ logHead: async () => 0, load: () => idle });
  return registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    help: metric.help,
    type: String(metric.type),
    labels: 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [],
  }));
}

/** Measures, and answers with all figures. */
export function createMetrics(sources: MetricSources): Metrics {
  const metrics = createRegistry(sources);
  const { registry } = metrics;
  const routes = new Hono();
  for (const path of metricsPaths) {
    routes.get(path, async (context) => {
      context.header('Content-Type', registry.contentType);
      context.header('Cache-Control', 'no-store');
      return context.body(await registry.metrics());
    });
  }
  const secondsSince = (startedMs: number) => (performance.now() - startedMs) * millisecond;

  return {
    begin: () => metrics.inFlight.inc(),
    count({ method, status, durationMs }, route = 'none') {
      metrics.inFlight.dec();
      metrics.durations.observe({ method, route, status }, durationMs * millisecond);
    },
    countUnknownFields(fields) {
      for (const { aspect } of fields) metrics.unknownFields.inc({ aspect });
    },
    countRun: (status) => metrics.ingestionRuns.inc({ status }),
    addPipeline: (pipeline) => metrics.pipelineFailures.inc({ pipeline }, 0),
    countPipelineFailure: (pipeline) => metrics.pipelineFailures.inc({ pipeline }),
    async aroundStore(operation, run) {
      const startedMs = performance.now();
      try {
        return await run();
      } catch (error) {
        if (isStoreError(error)) metrics.storeErrors.inc({ code: error.code });
        throw error;
      } finally {
        metrics.storeOperations.observe({ operation }, secondsSince(startedMs));
      }
    },
    instruments: {
      async aroundQuery(query, run) {
        const startedMs = performance.now();
        try {
          return await run();
        } finally {
          metrics.queries.observe({ query }, secondsSince(startedMs));
        }
      },
      async aroundCommit({ proposals }, run) {
        const startedMs = performance.now();
        let outcome = 'failed';
        try {
          const result = await run();
          outcome = 'committed';
          metrics.groupSizes.observe(proposals);
          return result;
        } finally {
          metrics.commits.observe({ outcome }, secondsSince(startedMs));
        }
      },
    },
    kafka: metrics.kafka,
    routes,
  };
}
