/** By what people know the sources, and what each reads. */
export const sourceTypeTexts: Readonly<
  Record<string, { readonly title: string; readonly description: string }>
> = {
  'csv-enricher': {
    title: 'CSV enricher',
    description: 'Owners, tags, terms, domains and descriptions from a CSV file',
  },
  datahub: { title: 'Colophon or DataHub', description: 'All entities of another catalogue' },
  'datahub-business-glossary': {
    title: 'Business glossary file',
    description: 'Groups of terms, and terms, from a YAML file',
  },
  'datahub-lineage-file': { title: 'Lineage file', description: 'Lineage between datasets from a YAML file' },
  dbt: { title: 'dbt', description: 'Models, sources, tests and exposures of a project' },
  duckdb: { title: 'DuckDB', description: 'Tables, views, keys, lineage and statistics of a file' },
  file: { title: 'Metadata file', description: 'Metadata that a sink of type “file” has written' },
  iceberg: { title: 'Apache Iceberg', description: 'Tables of a REST catalogue, or of a folder' },
  'json-schema': {
    title: 'JSON Schema',
    description: 'Datasets from schemas in a file, a folder or at an address',
  },
  kafka: { title: 'Kafka', description: 'Topics with their schemas from a schema registry' },
  mariadb: { title: 'MariaDB', description: 'Databases, tables, views, lineage and statistics' },
  mysql: { title: 'MySQL', description: 'Databases, tables, views, lineage and statistics' },
  openapi: { title: 'OpenAPI', description: 'Paths of an API as datasets, from its document' },
  postgres: {
    title: 'PostgreSQL',
    description: 'Databases, schemas, tables, views, lineage, usage and statistics',
  },
  s3: { title: 'S3 and local files', description: 'Tables from CSV, TSV, JSON, Parquet and Avro files' },
  sqlite: { title: 'SQLite', description: 'Tables, views, keys, lineage and statistics of a file' },
};
