import type { JsonObject } from '@colophon/schema';

/** The class of a platform, as `dataPlatformInfo` names it, for each letter of the table below. */
const classes = {
  d: 'RELATIONAL_DB',
  f: 'FILE_SYSTEM',
  k: 'KEY_VALUE_STORE',
  m: 'MESSAGE_BROKER',
  a: 'OLAP_DATASTORE',
  b: 'OBJECT_STORE',
  q: 'QUERY_ENGINE',
  o: 'OTHERS',
} as const;

/** Id, class, what stands between the parts of a dataset's name, and the name for readers. */
const table = `
abinitio             o . Ab Initio
abs                  f / Azure Blob Storage
adlsGen1             f / Azure Data Lake (Gen 1)
adlsGen2             f / Azure Data Lake (Gen 2)
aerospike            k . Aerospike
airbyte              o . Airbyte
airflow              o . Airflow
ambry                b . Ambry
athena               d . AWS Athena
azure-data-factory   o . Azure Data Factory
bigid                o . BigID
bigquery             d . BigQuery
bigtable             k . Bigtable
cassandra            k . Cassandra
clickhouse           d . ClickHouse
cockroachdb          d . CockroachDb
confluence           o . Confluence
controlm             o . Control-M
couchbase            k . Couchbase
csv                  o . CSV
cube                 o . Cube
dagster              o / Dagster
databricks           o . Databricks
datahub              o . DataHub
dataplex             o . Dataplex
db2                  d . DB2
dbt                  o . dbt
delta-lake           o . Delta Lake
dlt                  o . dlt
doris                a . Apache Doris
dremio               q . Dremio
druid                a . Druid
dynamodb             k . DynamoDB
elasticsearch        o . Elasticsearch
excel                o / Excel
external             o . External Source
fabric-data-factory  o . Fabric Data Factory
fabric-onelake       o . Fabric OneLake
feast                o . Feast
file                 o . File
fivetran             o . Fivetran
flink                o . Apache Flink
gcs                  f / Google Cloud Storage
github               o . GitHub
glue                 o . Glue
google_drive         o / Google Drive
google_sheets        o . Google Sheets
grafana              o . Grafana
great-expectations   o . Great Expectations
hana                 d . SAP HANA
hdfs                 f / HDFS
hex                  o . Hex
hive                 f . Hive
hudi                 f . Hudi
iceberg              f . Iceberg
informatica          o . Informatica
informix             d . Informix
kafka                m . Kafka
kafka-connect        o . Kafka Connect
kinesis              m . Amazon Kinesis Data Streams
kusto                a . Kusto
looker               o . Looker
mariadb              d . MariaDB
matillion            o . Matillion
metabase             o . Metabase
microsoft-teams      o . Microsoft Teams
microstrategy        o . MicroStrategy
mlflow               o . MLflow
mode                 k . Mode
mongodb              k . MongoDB
montecarlo           o . Monte Carlo
mssql                d . SQL Server
mysql                d . MySQL
neo4j                o . Neo4j
nifi                 o . NiFi
notion               o . Notion
omni                 o . Omni
OpenApi              o . OpenAPI
oracle               d . Oracle
pinecone             o . Pinecone
pinot                a . Pinot
postgres             d . PostgreSQL
powerbi              o . Power BI
prefect              o . Prefect
preset               o . Preset
presto               q . Presto
presto-on-hive       f . Presto on Hive
pulsar               m . Pulsar
qlik-sense           o . Qlik Sense
quicksight           o . QuickSight
redash               o . Redash
redshift             d . Redshift
s3                   f / AWS S3
sac                  o . SAP Analytics Cloud
sagemaker            o . SageMaker
salesforce           o . Salesforce
sap-datasphere       o . SAP Datasphere
sigma                o . Sigma
slack                o . Slack
snaplogic            o . SnapLogic
snowflake            d . Snowflake
snowplow             o . Snowplow
spark                o . Spark
sqlmesh              o . SQLMesh
starrocks            a . StarRocks
streamlit            o . Streamlit
superset             o . Superset
tableau              o . Tableau
teradata             d . Teradata
thoughtspot          o . ThoughtSpot
tidb                 d . TiDB
timescaledb          d . TimescaleDB
trino                q . Trino
unknown              o . N/A
vertexai             o . Vertex AI
vertica              a . Vertica
voldemort            k . Voldemort
`;

export interface BuiltInPlatform {
  readonly urn: string;
  readonly info: JsonObject;
}

/** The data platforms that every catalogue knows from its first start. */
export const dataPlatforms: readonly BuiltInPlatform[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, id = '', letter = 'o', datasetNameDelimiter = '.', displayName = ''] =
      /^(\S+) +(\S) (\S) (.+)$/.exec(line) ?? [];
    return {
      urn: `urn:li:dataPlatform:${id}`,
      info: { name: id, displayName, type: classes[letter as keyof typeof classes], datasetNameDelimiter },
    };
  });
