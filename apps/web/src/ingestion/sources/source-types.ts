import { sourceTypeTexts } from '../../texts/source-types.ts';

/** A source that the server reads without further packages. */
export interface SourceType {
  /** As a recipe names it. */
  readonly type: string;
  /** A recipe to begin with: what has to be said, with examples. */
  readonly recipe: string;
}

/** A test compares them with the sources that exist. */
export const sourceTypes: readonly SourceType[] = [
  {
    type: 'csv-enricher',
    recipe: recipe('csv-enricher', 'filename: /data/owners.csv'),
  },
  {
    type: 'datahub',
    recipe: recipe(
      'datahub',
      'server: https://catalogue.example.org',
      `token: \${CATALOGUE_TOKEN}`,
      'stateful_ingestion: { enabled: false }',
    ),
  },
  {
    type: 'datahub-business-glossary',
    recipe: recipe('datahub-business-glossary', 'file: /data/glossary.yml'),
  },
  {
    type: 'datahub-lineage-file',
    recipe: recipe('datahub-lineage-file', 'file: /data/lineage.yml'),
  },
  {
    type: 'dbt',
    recipe: recipe('dbt', 'manifest_path: /data/target/manifest.json', 'target_platform: postgres'),
  },
  {
    type: 'duckdb',
    recipe: recipe('duckdb', 'database: /data/shop.duckdb'),
  },
  {
    type: 'file',
    recipe: recipe('file', 'path: /data/metadata.json'),
  },
  {
    type: 'iceberg',
    recipe: recipe(
      'iceberg',
      'catalog:',
      '  lake:',
      '    type: rest',
      '    uri: https://iceberg.example.org',
      `    token: \${ICEBERG_TOKEN}`,
    ),
  },
  {
    type: 'json-schema',
    recipe: recipe('json-schema', 'path: /data/schemas', 'platform: schemaregistry'),
  },
  {
    type: 'kafka',
    recipe: recipe(
      'kafka',
      'connection:',
      '  bootstrap: kafka.example.org:9092',
      '  schema_registry_url: https://registry.example.org',
    ),
  },
  {
    type: 'mariadb',
    recipe: databaseRecipe('mariadb', 3306),
  },
  {
    type: 'mysql',
    recipe: databaseRecipe('mysql', 3306),
  },
  {
    type: 'openapi',
    recipe: recipe('openapi', 'name: shop', 'url: https://api.example.org', 'swagger_file: openapi.json'),
  },
  {
    type: 'postgres',
    recipe: databaseRecipe('postgres', 5432),
  },
  {
    type: 's3',
    recipe: recipe(
      's3',
      'path_specs:',
      '  - include: s3://lake/{table}/*.parquet',
      'aws_config:',
      '  aws_region: eu-central-1',
      `  aws_access_key_id: \${AWS_ACCESS_KEY_ID}`,
      `  aws_secret_access_key: \${AWS_SECRET_ACCESS_KEY}`,
    ),
  },
  {
    type: 'sqlite',
    recipe: recipe('sqlite', 'database: /data/shop.db'),
  },
];

/** The name that people know a type by; of DataHub's connectors, the type itself. */
export const titleOfType = (type: string): string => sourceTypeTexts[type]?.title ?? type;

function recipe(type: string, ...config: readonly string[]): string {
  return ['source:', `  type: ${type}`, '  config:', ...config.map((line) => `    ${line}`), ''].join('\n');
}

function databaseRecipe(type: string, port: number): string {
  return recipe(
    type,
    `host_port: ${type}.example.org:${port}`,
    'database: shop',
    'username: reader',
    `password: \${${type.toUpperCase()}_PASSWORD}`,
  );
}
