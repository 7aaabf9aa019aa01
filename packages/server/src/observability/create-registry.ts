import { type CatalogueLoad, type StoreUtilisation, storeErrorCodes } from '@colophon/catalogue';
import type { Readiness } from '@colophon/http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Followers } from './followers.ts';

/** What is asked each time when the metrics are read. */
export interface MetricSources {
  logHead(): Promise<number>;
  load(): CatalogueLoad;
  /** Absent for a store without connections or threads. */
  readonly utilisation?: (() => StoreUtilisation) | undefined;
  /** Default: nothing is reported about dependencies. */
  readonly readiness?: (() => Pick<Readiness, 'report'>) | undefined;
  /** Default: nobody follows the log. */
  readonly followers?: Followers;
}

const millisecond = 0.001;
const toSeconds = (durations: readonly number[]) => durations.map((count) => count * millisecond);
const requestBuckets = toSeconds([1, 5, 10, 50, 100, 500, 1000, 5000, 30_000]);
const storeBuckets = toSeconds([0.1, 0.5, 1, 5, 10, 50, 100, 500, 1000, 5000, 30_000]);
const groupBuckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Figures of the stream to Kafka. */
export interface KafkaMetrics {
  readonly sent: Counter;
  readonly read: Counter;
  readonly failed: Counter;
  readonly position: Gauge;
}

/** Metrics of the process, its requests, its catalogue and its store. Names follow the conventions of Prometheus. */
export function createRegistry(sources: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'colophon_http_request_duration_seconds',
    help: 'Duration of requests, from their headers to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'colophon_http_requests_in_flight',
    help: 'Requests that have come and are not answered yet, with those that wait for changes.',
    registers,
  });
  new Gauge({
    name: 'colophon_log_offset',
    help: 'Offset of the latest change in the change log; it rises by one with each change.',
    registers,
    async collect() {
      this.set(await sources.logHead());
    },
  });
  const unknownFields = new Counter({
    name: 'colophon_unknown_fields_total',
    help: 'Fields stored although the model does not define them, by aspect. Each counts once per write.',
    labelNames: ['aspect'],
    registers,
  });
  const commits = new Histogram({
    name: 'colophon_write_commit_duration_seconds',
    help: 'Duration of transactions that commit proposals. All proposals that wait share one.',
    labelNames: ['outcome'],
    buckets: requestBuckets,
    registers,
  });
  const groupSizes = new Histogram({
    name: 'colophon_write_group_proposals',
    help: 'Proposals that share a transaction.',
    buckets: groupBuckets,
    registers,
  });
  new Gauge({
    name: 'colophon_write_queue_proposals',
    help: 'Proposals that are accepted and not yet committed. At 20,000, further ones are rejected.',
    registers,
    collect() {
      this.set(sources.load().pendingProposals);
    },
  });
  const queries = new Histogram({
    name: 'colophon_query_duration_seconds',
    help: 'Duration of searches and of other queries that take turns, with their wait, by kind.',
    labelNames: ['query'],
    buckets: requestBuckets,
    registers,
  });
  new Gauge({
    name: 'colophon_query_queue_queries',
    help: 'Queries by state: running, or waiting for their turn. When 256 wait, further ones are rejected.',
    labelNames: ['state'],
    registers,
    collect() {
      const { runningQueries, waitingQueries } = sources.load();
      this.set({ state: 'running' }, runningQueries);
      this.set({ state: 'waiting' }, waitingQueries);
    },
  });
  const storeOperations = new Histogram({
    name: 'colophon_store_operation_duration_seconds',
    help: 'Duration of operations of the store, by name. That of write includes its wait for the write before it.',
    labelNames: ['operation'],
    buckets: storeBuckets,
    registers,
  });
  const storeErrors = new Counter({
    name: 'colophon_store_errors_total',
    help: 'Operations of the store that failed, by error code.',
    labelNames: ['code'],
    registers,
  });
  new Gauge({
    name: 'colophon_store_connections',
    help: 'Connections to PostgreSQL for reads, or threads that read the embedded database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse = 0, idle = 0 } = sources.utilisation?.() ?? {};
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'colophon_store_connections_limit',
    help: 'Most connections for reads, or threads that read, that there may be.',
    registers,
    collect() {
      this.set(sources.utilisation?.().limit ?? 0);
    },
  });
  new Gauge({
    name: 'colophon_store_connections_waiting',
    help: 'Reads that wait for a connection or a thread.',
    registers,
    collect() {
      this.set(sources.utilisation?.().waiting ?? 0);
    },
  });
  new Gauge({
    name: 'colophon_dependency_up',
    help: 'Whether a dependency that GET /health/ready checks is up, by name: 1 or 0.',
    labelNames: ['dependency'],
    registers,
    async collect() {
      const { dependencies = {} } = (await sources.readiness?.().report()) ?? {};
      for (const [dependency, { state }] of Object.entries(dependencies))
        this.set({ dependency }, state === 'up' ? 1 : 0);
    },
  });
  const followerLag = new Gauge({
    name: 'colophon_follower_lag_entries',
    help: 'Entries of the change log that a follower has yet to take over, by name: an index, or a consumer that stores its position here.',
    labelNames: ['follower'],
    registers,
    async collect() {
      this.reset();
      const head = await sources.logHead();
      for (const [follower, offset] of (await sources.followers?.offsets()) ?? [])
        this.set({ follower }, Math.max(0, head - offset));
    },
  });
  const ingestionRuns = new Counter({
    name: 'colophon_ingestion_runs_total',
    help: 'Runs of saved ingestion sources that ended in this server, by status.',
    labelNames: ['status'],
    registers,
  });
  const pipelineFailures = new Counter({
    name: 'colophon_actions_pipeline_failures_total',
    help: 'Pipelines of actions that stopped because of an error, by name.',
    labelNames: ['pipeline'],
    registers,
  });
  const kafka: KafkaMetrics = {
    sent: new Counter({
      name: 'colophon_kafka_sent_total',
      help: 'Messages that Kafka has confirmed, by topic.',
      labelNames: ['topic'],
      registers,
    }),
    read: new Counter({
      name: 'colophon_kafka_read_total',
      help: 'Messages read from Kafka and applied or reported as failed, by topic.',
      labelNames: ['topic'],
      registers,
    }),
    failed: new Counter({
      name: 'colophon_kafka_failed_total',
      help: 'Messages that could not be applied, or were too long to be sent, by topic.',
      labelNames: ['topic'],
      registers,
    }),
    position: new Gauge({
      name: 'colophon_kafka_feed_offset',
      help: 'Offset of the latest change that this process has sent to Kafka. The difference from colophon_log_offset is the lag.',
      registers,
    }),
  };
  // A counter that begins at 1 has not increased, for Prometheus.
  for (const code of storeErrorCodes) storeErrors.inc({ code }, 0);
  for (const status of ['SUCCESS', 'FAILURE']) ingestionRuns.inc({ status }, 0);
  return {
    registry,
    durations,
    inFlight,
    unknownFields,
    commits,
    groupSizes,
    queries,
    storeOperations,
    storeErrors,
    followerLag,
    ingestionRuns,
    pipelineFailures,
    kafka,
  };
}
