import type { AspectUnknownField, Catalogue } from '@colophon/catalogue';
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from './observe.ts';

export interface Metrics {
  /** Counts a request under its route. Requests without a route are counted together. */
  count(request: AnsweredRequest, route: string | undefined): void;
  /** Counts fields that were stored although the model does not define them. */
  countUnknownFields(fields: readonly AspectUnknownField[]): void;
  /** Figures of the stream to Kafka. */
  readonly kafka: KafkaMetrics;
  /** `GET /metrics` and `GET /actuator/prometheus`, in the text format of Prometheus. */
  readonly routes: Hono;
}

/** Figures of the stream to Kafka. */
export interface KafkaMetrics {
  readonly sent: Counter;
  readonly read: Counter;
  readonly failed: Counter;
  readonly position: Gauge;
}

const millisecond = 0.001;

/** Paths of the metrics: our own, and the one that scrapers for DataHub are configured with. */
export const metricsPaths = ['/metrics', '/actuator/prometheus'] as const;

/** Metrics of the process, its requests and its catalogue. */
function createRegistry(logHead: () => Promise<number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'colophon_http_request_duration_seconds',
    help: 'Duration of requests, from their headers to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [1, 5, 10, 50, 100, 500, 1000, 5000, 30_000].map((count) => count * millisecond),
    registers: [registry],
  });
  new Gauge({
    name: 'colophon_log_offset',
    help: 'Offset of the latest change in the change log; it rises by one with each change.',
    registers: [registry],
    async collect() {
      this.set(await logHead());
    },
  });

  const unknownFields = new Counter({
    name: 'colophon_unknown_fields_total',
    help: 'Fields stored although the model does not define them, by aspect. Each counts once per write.',
    labelNames: ['aspect'],
    registers: [registry],
  });

  const kafkaSent = new Counter({
    name: 'colophon_kafka_sent_total',
    help: 'Messages that Kafka has confirmed, by topic.',
    labelNames: ['topic'],
    registers: [registry],
  });
  const kafkaRead = new Counter({
    name: 'colophon_kafka_read_total',
    help: 'Messages read from Kafka and applied or reported as failed, by topic.',
    labelNames: ['topic'],
    registers: [registry],
  });
  const kafkaFailed = new Counter({
    name: 'colophon_kafka_failed_total',
    help: 'Messages that could not be applied, or were too long to be sent, by topic.',
    labelNames: ['topic'],
    registers: [registry],
  });
  const kafkaPosition = new Gauge({
    name: 'colophon_kafka_feed_offset',
    help: 'Offset of the latest change that this process has sent to Kafka. The difference from colophon_log_offset is the lag.',
    registers: [registry],
  });

  return {
    registry,
    durations,
    unknownFields,
    kafka: { sent: kafkaSent, read: kafkaRead, failed: kafkaFailed, position: kafkaPosition },
  };
}

/** What a metric is, for the reference. */
export interface MetricDescription {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** Every metric that the server has. */
export function describeMetrics(): readonly MetricDescription[] {
  const { registry } = createRegistry(async () => 0);
  return registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    help: metric.help,
    type: String(metric.type),
    labels: 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [],
  }));
}

/** Counts requests, and answers with all figures. */
export function createMetrics(catalogue: Catalogue): Metrics {
  const { registry, durations, unknownFields, kafka } = createRegistry(() => catalogue.logHead());
  const routes = new Hono();
  for (const path of metricsPaths) {
    routes.get(path, async (context) => {
      context.header('Content-Type', registry.contentType);
      context.header('Cache-Control', 'no-store');
      return context.body(await registry.metrics());
    });
  }

  return {
    count: ({ method, status, durationMs }, route = 'none') =>
      durations.observe({ method, route, status }, durationMs * millisecond),
    countUnknownFields(fields) {
      for (const { aspect } of fields) unknownFields.inc({ aspect });
    },
    kafka,
    routes,
  };
}
