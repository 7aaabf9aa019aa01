/** A source that the server reads without further packages. */
export interface SourceType {
  /** As a recipe names it. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** A recipe to begin with: what has to be said, with examples. */
  readonly recipe: string;
}

/** By what people know it as. A test compares them with the sources that exist. */
export const sourceTypes: readonly SourceType[] = [
  {
    type: 'csv-enricher',
    title: 'CSV enricher',
    description: 'Owners, tags, terms, domains and descriptions from a CSV file',
    recipe: recipe('csv-enricher', 'filename: /data/owners.csv'),
  },
  {
    type: 'datahub',
    title: 'Colophon or DataHub',
    description: 'All entities of another catalogue',
    recipe: recipe(
      'datahub',
      'server: https://catalogue.example.org',
      `token: \${CATALOGUE_TOKEN}`,
      'stateful_ingestion: { enabled: false }',
    ),
  },
  {
    type: 'datahub-business-glossary',
    title: 'Business glossary file',
    description: 'Groups of terms, and terms, from a YAML file',
    recipe: recipe('datahub-business-glossary', 'file: /data/glossary.yml'),
  },
  {
    type: 'datahub-lineage-file',
    title: 'Lineage file',
    description: 'Lineage between datasets from a YAML file',
    recipe: recipe('datahub-lineage-file', 'file: /data/lineage.yml'),
  },
  {
    type: 'dbt',
    title: 'dbt',
    description: 'Models, sources, tests and exposures of a project',
    recipe: recipe('dbt', 'manifest_path: /data/target/manifest.json', 'target_platform: postgres'),
  },
  {
    type: 'duckdb',
    title: 'DuckDB',
    description: 'Tables, views, keys, lineage and statistics of a file',
    recipe: recipe('duckdb', 'database: /data/shop.duckdb'),
  },
  {
    type: 'file',
    title: 'Metadata file',
    description: 'Metadata that a sink of type “file” has written',
    recipe: recipe('file', 'path: /data/metadata.json'),
  },
  {
    type: 'iceberg',
    title: 'Apache Iceberg',
    description: 'Tables of a REST catalogue, or of a folder',
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
    title: 'JSON Schema',
    description: 'Datasets from schemas in a file, a folder or at an address',
    recipe: recipe('json-schema', 'path: /data/schemas', 'platform: schemaregistry'),
  },
  {
    type: 'kafka',
    title: 'Kafka',
    description: 'Topics with their schemas from a schema registry',
    recipe: recipe(
      'kafka',
      'connection:',
      '  bootstrap: kafka.example.org:9092',
      '  schema_registry_url: https://registry.example.org',
    ),
  },
  {
    type: 'mariadb',
    title: 'MariaDB',
    description: 'Databases, tables, views, lineage and statistics',
    recipe: databaseRecipe('mariadb', 3306),
  },
  {
    type: 'mysql',
    title: 'MySQL',
    description: 'Databases, tables, views, lineage and statistics',
    recipe: databaseRecipe('mysql', 3306),
  },
  {
    type: 'openapi',
    title: 'OpenAPI',
    description: 'Paths of an API as datasets, from its document',
    recipe: recipe('openapi', 'name: shop', 'url: https://api.example.org', 'swagger_file: openapi.json'),
  },
  {
    type: 'postgres',
    title: 'PostgreSQL',
    description: 'Databases, schemas, tables, views, lineage, usage and statistics',
    recipe: databaseRecipe('postgres', 5432),
  },
  {
    type: 's3',
    title: 'S3 and local files',
    description: 'Tables from CSV, TSV, JSON, Parquet and Avro files',
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
    title: 'SQLite',
    description: 'Tables, views, keys, lineage and statistics of a file',
    recipe: recipe('sqlite', 'database: /data/shop.db'),
  },
];

/** The name that people know a type by; of DataHub's connectors, the type itself. */
export const titleOfType = (type: string): string =>
  sourceTypes.find((each) => each.type === type)?.title ?? type;

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
