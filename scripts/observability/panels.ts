/** A panel of the dashboard: a title, what it answers, its unit as Grafana names it, and one or more queries. */
export interface Panel {
  readonly title: string;
  readonly description: string;
  readonly unit: 's' | 'short' | 'reqps' | 'ops' | 'bytes' | 'percentunit' | 'bool';
  /** Text of the legend, and PromQL. */
  readonly queries: readonly (readonly [legend: string, expression: string])[];
}

/** A row of panels. */
export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** Each server that the dashboard shows; Grafana fills it in. */
const of = (labels = '') => `{job="$job",instance=~"$instance"${labels && `,${labels}`}}`;
const rate = (metric: string, labels?: string) => `rate(${metric}${of(labels)}[$__rate_interval])`;
const quantile = (share: number, histogram: string, by: string, labels?: string) =>
  `histogram_quantile(${share}, sum by (${by}) (${rate(`${histogram}_bucket`, labels)}))`;
/** Requests that wait for changes on purpose would hide all others. */
const withoutWaiting = 'route!="/changes"';

/** What the dashboard shows, from the top to the bottom. */
export const rows: readonly Row[] = [
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests',
        description: 'Requests per second, by status.',
        unit: 'reqps',
        queries: [
          ['{{status}}', `sum by (status) (${rate('colophon_http_request_duration_seconds_count')})`],
        ],
      },
      {
        title: 'Failed requests',
        description: 'Share of requests with a status of 500 or above.',
        unit: 'percentunit',
        queries: [
          [
            'failed',
            `sum(${rate('colophon_http_request_duration_seconds_count', 'status=~"5.."')}) / sum(${rate('colophon_http_request_duration_seconds_count')})`,
          ],
        ],
      },
      {
        title: 'Duration of requests',
        description: 'Without those that wait for changes.',
        unit: 's',
        queries: [
          ['p50', quantile(0.5, 'colophon_http_request_duration_seconds', 'le', withoutWaiting)],
          ['p99', quantile(0.99, 'colophon_http_request_duration_seconds', 'le', withoutWaiting)],
        ],
      },
      {
        title: 'Slowest routes',
        description: 'The 99th percentile of the five slowest routes.',
        unit: 's',
        queries: [
          [
            '{{route}}',
            `topk(5, ${quantile(0.99, 'colophon_http_request_duration_seconds', 'le, route', withoutWaiting)})`,
          ],
        ],
      },
      {
        title: 'Requests in flight',
        description: 'Requests that are not answered yet, by server.',
        unit: 'short',
        queries: [['{{instance}}', `colophon_http_requests_in_flight${of()}`]],
      },
    ],
  },
  {
    title: 'Writes and the change log',
    panels: [
      {
        title: 'Changes',
        description: 'Entries of the change log per second.',
        unit: 'ops',
        queries: [['changes', `max(rate(colophon_log_offset${of()}[$__rate_interval]))`]],
      },
      {
        title: 'Duration of commits',
        description: 'Transactions that commit proposals.',
        unit: 's',
        queries: [
          ['p50', quantile(0.5, 'colophon_write_commit_duration_seconds', 'le')],
          ['p99', quantile(0.99, 'colophon_write_commit_duration_seconds', 'le')],
        ],
      },
      {
        title: 'Proposals per transaction',
        description: 'The mean. It rises with the number of clients that write at the same time.',
        unit: 'short',
        queries: [
          [
            'mean',
            `sum(${rate('colophon_write_group_proposals_sum')}) / sum(${rate('colophon_write_group_proposals_count')})`,
          ],
        ],
      },
      {
        title: 'Proposals that wait',
        description: 'Accepted and not yet committed, by server.',
        unit: 'short',
        queries: [['{{instance}}', `colophon_write_queue_proposals${of()}`]],
      },
      {
        title: 'Lag of followers',
        description: 'Entries of the change log that each has yet to take over.',
        unit: 'short',
        queries: [['{{follower}}', `max by (follower) (colophon_follower_lag_entries${of()})`]],
      },
      {
        title: 'Unknown fields',
        description: 'Fields that the model does not define, by aspect.',
        unit: 'ops',
        queries: [['{{aspect}}', `sum by (aspect) (${rate('colophon_unknown_fields_total')})`]],
      },
    ],
  },
  {
    title: 'Searches and the store',
    panels: [
      {
        title: 'Duration of searches and other queries',
        description: 'The 99th percentile, with the wait, by kind.',
        unit: 's',
        queries: [['{{query}}', quantile(0.99, 'colophon_query_duration_seconds', 'le, query')]],
      },
      {
        title: 'Queries in the queue',
        description: 'Running and waiting.',
        unit: 'short',
        queries: [['{{state}}', `sum by (state) (colophon_query_queue_queries${of()})`]],
      },
      {
        title: 'Slowest operations of the store',
        description: 'The 99th percentile of the five slowest.',
        unit: 's',
        queries: [
          [
            '{{operation}}',
            `topk(5, ${quantile(0.99, 'colophon_store_operation_duration_seconds', 'le, operation')})`,
          ],
        ],
      },
      {
        title: 'Connections',
        description: 'Connections to PostgreSQL for reads, or threads of the embedded store.',
        unit: 'short',
        queries: [
          ['{{state}}', `sum by (state) (colophon_store_connections${of()})`],
          ['waiting', `sum(colophon_store_connections_waiting${of()})`],
          ['limit', `sum(colophon_store_connections_limit${of()})`],
        ],
      },
      {
        title: 'Errors of the store',
        description: 'Failed operations, by error code.',
        unit: 'ops',
        queries: [['{{code}}', `sum by (code) (${rate('colophon_store_errors_total')})`]],
      },
      {
        title: 'Dependencies',
        description: '1 is up, 0 is down.',
        unit: 'bool',
        queries: [['{{dependency}} {{instance}}', `colophon_dependency_up${of()}`]],
      },
    ],
  },
  {
    title: 'Ingestion and actions',
    panels: [
      {
        title: 'Runs of ingestion',
        description: 'Runs that ended in the last hour, by status.',
        unit: 'short',
        queries: [['{{status}}', `sum by (status) (increase(colophon_ingestion_runs_total${of()}[1h]))`]],
      },
      {
        title: 'Pipelines that stopped',
        description: 'Pipelines of actions that stopped because of an error in the last hour.',
        unit: 'short',
        queries: [
          [
            '{{pipeline}}',
            `sum by (pipeline) (increase(colophon_actions_pipeline_failures_total${of()}[1h]))`,
          ],
        ],
      },
    ],
  },
  {
    title: 'Process',
    panels: [
      {
        title: 'CPU',
        description: 'Cores in use, by server.',
        unit: 'short',
        queries: [['{{instance}}', rate('process_cpu_seconds_total')]],
      },
      {
        title: 'Memory',
        description: 'Resident memory, by server.',
        unit: 'bytes',
        queries: [['{{instance}}', `process_resident_memory_bytes${of()}`]],
      },
      {
        title: 'Delay of the event loop',
        description: 'The 99th percentile, by server. If it stays above 0.1 s, one core is not enough.',
        unit: 's',
        queries: [['{{instance}}', `nodejs_eventloop_lag_p99_seconds${of()}`]],
      },
      {
        title: 'Open files',
        description: 'Files and sockets, by server.',
        unit: 'short',
        queries: [['{{instance}}', `process_open_fds${of()}`]],
      },
    ],
  },
];
