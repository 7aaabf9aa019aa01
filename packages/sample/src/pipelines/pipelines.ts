import { makeDataFlowUrn, makeDataJobUrnWithFlow } from '@colophon/sdk/urns';
import { databases } from '../tables/add-sources.ts';
import type { Estate } from '../tables/estate.ts';
import { services } from '../tables/sources/services.ts';
import type { Area } from '../tables/table.ts';
import { pipelineText } from './pipeline-text.ts';

/** A DAG of Airflow. */
export interface Pipeline {
  readonly id: string;
  readonly urn: string;
  readonly description: string | undefined;
  /** In the notation of cron. */
  readonly schedule: string;
  readonly area: Area;
  readonly tasks: readonly Task[];
}

/** A task of a DAG. */
export interface Task {
  readonly id: string;
  readonly urn: string;
  readonly description: string | undefined;
  /** Class of the operator. */
  readonly operator: string;
  /** Ids of tables that it reads, and of those that it writes. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** URNs of the tasks that must end before it starts. */
  readonly after: readonly string[];
}

interface TaskDraft extends Omit<Task, 'urn' | 'after'> {
  /** True: it waits for the task before. Default: it doesn't. */
  readonly isNext?: boolean;
}

function pipeline(head: Omit<Pipeline, 'urn' | 'tasks'>, drafts: readonly TaskDraft[]): Pipeline {
  const urn = makeDataFlowUrn('airflow', head.id, 'prod', 'tarnfell');
  const urnOf = (id: string) => makeDataJobUrnWithFlow(urn, id);
  const tasks = drafts.map(({ isNext, ...draft }, i) => {
    const before = drafts[i - 1];
    return { ...draft, urn: urnOf(draft.id), after: isNext && before ? [urnOf(before.id)] : [] };
  });
  return { ...head, urn, tasks };
}

/** One task for each table of a database. */
function ingestDatabase(estate: Estate, database: string): Pipeline {
  const sources = estate.tables.filter(
    ({ id, layer }) => layer === 'source' && id.startsWith(`${database}.`),
  );
  return pipeline(
    {
      id: `ingest_${database}`,
      description: `Copies the tables of ${database} to the warehouse. New and changed rows only, by their time of change.`,
      schedule: '5 * * * *',
      area: 'platform',
    },
    sources.map(({ id, name }) => ({
      id: `load_${name}`,
      description: undefined,
      operator: 'PostgresToSnowflakeOperator',
      inputs: [id],
      outputs: [`raw.${id}`],
    })),
  );
}

function ingestService(estate: Estate, service: string): Pipeline {
  const outputs = estate.tables.filter(({ id }) => id.startsWith(`raw.${service}.`)).map(({ id }) => id);
  return pipeline(
    {
      id: `ingest_${service}`,
      description: `Loads yesterday, and what changed in the last three days, from the interface of ${service.replaceAll('_', ' ')}.`,
      schedule: '30 2 * * *',
      area: 'platform',
    },
    [
      { id: 'extract', description: undefined, operator: 'HttpToS3Operator', inputs: [], outputs: [] },
      {
        id: 'load',
        description: undefined,
        operator: 'CopyFromStageOperator',
        inputs: [],
        outputs,
        isNext: true,
      },
    ],
  );
}

/** One task for each table of a layer of the lake. */
function buildLake(
  estate: Estate,
  layer: 'silver' | 'gold',
  schedule: string,
  description: string,
): Pipeline {
  return pipeline(
    { id: `build_${layer}`, description, schedule, area: 'web' },
    estate.tables
      .filter((table) => table.layer === layer)
      .map(({ id, name, upstreams }) => ({
        id: name,
        description: `Writes ${id} with Spark.`,
        operator: 'SparkSubmitOperator',
        inputs: upstreams,
        outputs: [id],
      })),
  );
}

const dbtSchemas = [
  'staging',
  'intermediate',
  'core',
  'finance',
  'marketing',
  'logistics',
  'customer',
  'merchandising',
  'reporting',
];

/** Models that have a task of their own, since many wait for them. */
const ownTask = [
  'dim_customers',
  'dim_products',
  'fct_orders',
  'fct_order_items',
  'fct_payments',
  'fct_returns',
  'fct_sessions',
];

/**
 * One task for each schema, in order, and for each important model. Those of schemas name no tables: everything would be
 * downstream of everything.
 */
function runDbt(estate: Estate): Pipeline {
  const buildSchema = (schema: string): TaskDraft => ({
    id: `build_${schema}`,
    description: `dbt build --select ${schema}`,
    operator: 'BashOperator',
    inputs: [],
    outputs: [],
    isNext: true,
  });
  const buildModel = (id: string): TaskDraft => ({
    id: `build_${id}`,
    description: `dbt build --select ${id}`,
    operator: 'BashOperator',
    inputs: estate.table(id).upstreams,
    outputs: [id],
    isNext: true,
  });
  return pipeline(
    {
      id: 'dbt_nightly',
      description:
        'Builds and tests all models of dbt. Reports of the morning depend on it: it must be done by 06:00 UTC.',
      schedule: '15 3 * * *',
      area: 'platform',
    },
    dbtSchemas.flatMap((schema) => [
      ...(schema === 'core' ? ownTask.map(buildModel) : []),
      buildSchema(schema),
    ]),
  );
}

function parsePipelines(text: string): Pipeline[] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [id = '', schedule = '', area = '', description] = head.replace('# ', '').split(/ \| ?/);
      return pipeline({ id, schedule, area: area as Area, description }, lines.map(parseTask));
    });
}

function parseTask(line: string): TaskDraft {
  const [id = '', operator = '', inputs = '', outputs = '', description] = line.split(/ \| ?/);
  const words = (list: string) => list.split(' ').filter((word) => word !== '');
  return { id, operator, inputs: words(inputs), outputs: words(outputs), description, isNext: true };
}

/** All DAGs of the company. */
export const createPipelines = (estate: Estate): readonly Pipeline[] => [
  ...Object.keys(databases).map((database) => ingestDatabase(estate, database)),
  ...Object.keys(services).map((service) => ingestService(estate, service)),
  buildLake(
    estate,
    'silver',
    '20 * * * *',
    'Cleans events: removes repeated deliveries and robots, and cuts them into sessions.',
  ),
  buildLake(estate, 'gold', '40 2 * * *', 'Sums the tables of the silver layer for many readers.'),
  runDbt(estate),
  ...parsePipelines(pipelineText),
];
