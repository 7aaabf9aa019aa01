import { isDeepStrictEqual } from 'node:util';
import type { ConfigSchema, Connector, Connectors } from '@colophon/ingestion/connectors';
import { withoutImpliedDefaults } from './implied-defaults.ts';

/** What the Python script prints of a connector. */
export interface PrintedConnector {
  readonly extra: string | null;
  readonly title: string;
  readonly platform: string | null;
  readonly status: Connector['status'];
  readonly capabilities: readonly string[];
  readonly testsConnection: boolean;
  readonly schema: ConfigSchema & { readonly $defs?: Readonly<Record<string, ConfigSchema>> };
}

/** Other values of `type` that DataHub's registry has. They are part of its code, not of the package's metadata. */
export const aliases = { 'mssql-odbc': 'mssql', databricks: 'unity-catalog' } as const;

/** Names of connectors whose class has none for people. */
const titles: Readonly<Record<string, string>> = {
  'bigquery-queries': 'BigQuery queries',
  'clickhouse-usage': 'ClickHouse usage',
  'datahub-apply': 'DataHub apply',
  'datahub-debug': 'DataHub debug',
  'datahub-documents': 'DataHub documents',
  'datahub-gc': 'DataHub garbage collection',
  'datahub-mock-data': 'DataHub mock data',
  'dbt-cloud': 'dbt Cloud',
  'github-documents': 'GitHub documents',
  lookml: 'LookML',
  'presto-on-hive': 'Presto on Hive',
  'matillion-dpc': 'Matillion DPC',
  odcs: 'Open Data Contract Standard (ODCS)',
  postgres: 'PostgreSQL',
  powerbi: 'Power BI',
  'powerbi-report-server': 'Power BI Report Server',
  'snowflake-queries': 'Snowflake queries',
  'snowflake-summary': 'Snowflake summary',
  'starburst-trino-usage': 'Starburst and Trino usage',
  'json-schema': 'JSON Schema',
  glue: 'AWS Glue',
  athena: 'Amazon Athena',
  redshift: 'Amazon Redshift',
  dynamodb: 'Amazon DynamoDB',
  quicksight: 'Amazon QuickSight',
  sagemaker: 'Amazon SageMaker',
  'unity-catalog': 'Databricks Unity Catalog',
  s3: 'S3 and local files',
};

/** Puts the parts that connectors share into one place, and drops what JSON Schema only needs for `null`. */
export function compactConnectors(
  version: string,
  printed: Readonly<Record<string, PrintedConnector>>,
): Connectors {
  const shared: Record<string, ConfigSchema> = {};
  const connectors = Object.entries(printed).map(([name, one]): [string, Omit<Connector, 'name'>] => {
    const { $defs = {}, type: _, ...schema } = one.schema;
    const names = placeDefinitions(shared, $defs);
    return [
      name,
      {
        title: titles[name] ?? one.title,
        ...(one.platform !== null && { platform: one.platform }),
        status: one.status,
        ...(one.extra !== null && { extra: one.extra }),
        capabilities: one.capabilities,
        ...(one.testsConnection && { testsConnection: true }),
        config: compact(schema, names),
      },
    ];
  });
  const $defs = Object.entries(shared)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => [name, withoutImpliedDefaults(schema, shared)]);
  return {
    version,
    aliases,
    $defs: Object.fromEntries($defs),
    connectors: Object.fromEntries(
      connectors.map(([name, one]) => [name, { ...one, config: withoutImpliedDefaults(one.config, shared) }]),
    ),
  };
}

/** Adds definitions to those of all connectors. Different ones of the same name get a number. */
function placeDefinitions(
  shared: Record<string, ConfigSchema>,
  own: Readonly<Record<string, ConfigSchema>>,
): ReadonlyMap<string, string> {
  const names = new Map(Object.keys(own).map((name) => [name, name]));
  // A definition that gets another name changes those that refer to it, until nothing changes anymore.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, schema] of Object.entries(own)) {
      const compacted = compact(schema, names);
      let place = names.get(name) as string;
      for (let i = 2; shared[place] !== undefined && !isDeepStrictEqual(shared[place], compacted); i++)
        place = `${name}${i}`;
      if (place !== names.get(name)) {
        names.set(name, place);
        changed = true;
      }
    }
  }
  for (const [name, schema] of Object.entries(own))
    shared[names.get(name) as string] = compact(schema, names);
  return names;
}

type Node = Readonly<Record<string, unknown>>;

/** What a schema says, as short as JSON Schema can say it. `null` is allowed wherever a field is optional. */
function compact(schema: ConfigSchema, names: ReadonlyMap<string, string>): ConfigSchema {
  return compactNode(schema as Node, names) as ConfigSchema;
}

function compactNode(node: Node, names: ReadonlyMap<string, string>): Node {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'default') {
      if (value !== null) result[key] = value;
    } else if (key === '$ref') {
      const name = String(value).replace('#/$defs/', '');
      result[key] = `#/$defs/${names.get(name) ?? name}`;
    } else if (key === 'properties') {
      const properties = Object.entries(value as Record<string, Node>);
      result[key] = Object.fromEntries(properties.map(([name, one]) => [name, compactNode(one, names)]));
    } else if (key === 'anyOf' || key === 'oneOf') {
      const options = (value as Node[])
        .filter(({ type }) => type !== 'null')
        .map((one) => compactNode(one, names));
      if (options.length === 1) Object.assign(result, options[0]);
      else result.anyOf = options;
    } else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) {
      result[key] = compactNode(value as Node, names);
    } else if (key !== 'writeOnly' && key !== 'discriminator') {
      result[key] = value;
    }
  }
  return result;
}
