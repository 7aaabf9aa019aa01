import type { Question } from './questions.ts';

/**
 * Questions as people ask them in public issue threads about metadata catalogues, in the words of a reader who looks for the
 * answer here. The thread that a question is from stands behind it.
 */
export const threads: readonly Question[] = [
  // datahub-project/datahub#2720
  ['how do I log in', 'authentication/README', 'cli/access#login', 'faq', 'deploy/reverse-proxy'],
  // OpenNeuroOrg/openneuro#1144
  ['why is my dataset not showing up in search', 'faq', 'how/search', 'debugging', 'how/restore-indices'],
  // datahub-project/datahub#3996
  ['migrate from datahub', 'how/datahub-clients', 'how/compatibility', 'what-is-colophon/compared', 'faq'],
  // open-metadata/OpenMetadata#6261
  [
    'slack notification',
    'roadmap#actions-and-notifications',
    'act-on-metadata',
    'advanced/change-consumers',
    'actions/actions/slack',
  ],
  // datahub-project/datahub#13811
  ['python sdk', 'python-sdk/overview', 'python-sdk/clients'],
  // datahub-project/datahub#14123
  ['rate limit', 'api/limits'],
  // datahub-project/datahub#1952
  ['delte dataset', 'how/delete-metadata', 'api/tutorials/deleting-entities-by-urn'],
  // datahub-project/datahub#5372
  [
    'upload csv',
    'roadmap#ingestion-recipes',
    'quick-ingestion-guides/datahub-connectors',
    'generated/ingestion/sources/csv-enricher',
  ],
  // wurstmeister/kafka-docker#649
  ['docker compose', 'deploy/docker'],
  // apache/superset#1928
  ['find unused tables', 'features/dataset-usage-and-query-history'],
  // datahub-project/datahub#7889
  ['cors', 'deploy/reverse-proxy', 'deploy/environment-vars', 'cli', 'security', 'roadmap', 'api/apis'],
  // datahub-project/datahub#2631
  ['how to generate lineage', 'api/tutorials/adding-lineage', 'lineage/lineage-feature-guide'],
  // datahub-project/datahub#6755
  ['sample code for column lineage', 'api/tutorials/adding-column-lineage', 'lineage/lineage-feature-guide'],
  // datahub-project/datahub#1731
  ['field level lineage', 'api/tutorials/adding-column-lineage', 'lineage/lineage-feature-guide'],
  // datahub-project/datahub#1761
  [
    'deletion api',
    'how/delete-metadata',
    'api/tutorials/deleting-entities-by-urn',
    'api/openapi/',
    'api/restli/reference/',
  ],
  // datahub-project/datahub#1846
  [
    'delete obsolete datasets',
    'how/delete-metadata',
    'api/tutorials/deleting-entities-by-urn',
    'sync-status',
  ],
  // datahub-project/datahub#4413
  ['recreate a dataset after hard delete', 'how/delete-metadata', 'api/tutorials/deleting-entities-by-urn'],
  // datahub-project/datahub#17346
  ['hard delete leaves references', 'how/delete-metadata'],
  // datahub-project/datahub#7049
  ['unable to delete datasets', 'how/delete-metadata', 'api/tutorials/deleting-entities-by-urn'],
  // datahub-project/datahub#1952
  ['how can I delete a dataset', 'how/delete-metadata', 'api/tutorials/deleting-entities-by-urn'],
  // datahub-project/datahub#2720
  [
    'user authentication',
    'authentication/README',
    'authentication/concepts',
    'deploy/reverse-proxy',
    'security',
  ],
  // datahub-project/datahub#14707
  [
    'oidc oauth',
    'authentication/guides/sso/configure-oidc',
    'asvs#oauth-and-openid-connect',
    'authentication/settings#openid-connect',
  ],
  // datahub-project/datahub#5133
  [
    'generate a personal access token',
    'authentication/personal-access-tokens',
    'deploy/reverse-proxy',
    'generated/metamodel/entities/dataHubAccessToken',
  ],
  // amundsen-io/amundsen#909
  ['are tags indexed in real time', 'how/search', 'architecture/architecture', 'tags', 'decisions/one-log'],
  // apicrafter/metacrafter-registry#50
  [
    'business glossary yaml',
    'glossary/business-glossary',
    'quick-ingestion-guides/datahub-connectors',
    'roadmap',
  ],
  // datahub-project/datahub#10297
  [
    'business glossary ingestion',
    'glossary/business-glossary',
    'quick-ingestion-guides/datahub-connectors',
    'roadmap',
  ],
  // datahub-project/datahub#4257
  [
    'ingest a glossary from a recipe',
    'quick-ingestion-guides/datahub-connectors',
    'glossary/business-glossary',
    'roadmap',
    'ui-ingestion',
    'generated/ingestion/sources/',
  ],
  // datahub-project/datahub#4278
  ['port already in use', 'quickstart', 'faq', 'cli'],
  // datahub-project/datahub#13811
  [
    'structured properties of a data product',
    'data-products',
    'generated/metamodel/entities/dataProduct',
    'generated/metamodel/entities/structuredProperty',
    'what/',
  ],
  // datahub-project/datahub#10338
  ['recover the search index', 'how/restore-indices', 'how/backup'],
  // datahub-project/datahub#13820
  [
    'restore indices command',
    'how/restore-indices',
    'cli/operation#restore-indices',
    'api/restli/restore-indices',
  ],
  // datahub-project/datahub#7112
  [
    'stateful ingestion does not delete datasets',
    'quick-ingestion-guides/datahub-connectors',
    'roadmap',
    'sync-status',
    'how/delete-metadata',
    'how/compatibility',
    'how/datahub-clients',
  ],
  // datahub-project/datahub#5466
  [
    'table dropped in the source is still in the catalogue',
    'sync-status',
    'how/delete-metadata',
    'quick-ingestion-guides/datahub-connectors',
    'faq',
    'metadata-ingestion/docs/dev_guides/stateful',
  ],
  // datahub-project/datahub#7921
  [
    'stateful ingestion',
    'quick-ingestion-guides/datahub-connectors',
    'roadmap',
    'how/compatibility',
    'how/datahub-clients',
    'sync-status',
  ],
  // open-metadata/OpenMetadata#5944
  ['define alarms for changes', 'act-on-metadata', 'roadmap', 'advanced/change-consumers'],
  // event-catalog/eventcatalog#1814
  ['get notified on changes', 'act-on-metadata', 'advanced/change-consumers', 'advanced/mcp-mcl', 'roadmap'],
  // FINRAOS/herd#405
  ['notify owners about changes in metadata', 'act-on-metadata', 'roadmap', 'advanced/change-consumers'],
  // graphql-hive/console#3730
  [
    'filter changes by type',
    'advanced/change-consumers',
    'advanced/mcp-mcl',
    'act-on-metadata',
    'dev-guides/timeline',
  ],
  // datahub-project/datahub#2070
  ['connection refused', 'faq', 'debugging', 'quickstart', 'typescript-sdk/errors', 'api/errors', 'sandbox'],
  // datahub-project/datahub#7889
  ['docker quickstart does not work', 'deploy/docker', 'quickstart'],
  // datahub-project/datahub#9414
  ['how can I restart it', 'quickstart', 'deploy/one-process', 'faq', 'how/updating'],
  // datahub-project/datahub#10734
  ['change the port 8080', 'faq', 'quickstart', 'cli', 'deploy/environment-vars'],
  // datahub-project/datahub#4225
  ['is docker needed', 'deploy/docker', 'quickstart', 'faq', 'what-is-colophon/compared'],
  // open-metadata/OpenMetadata#24842
  [
    'filter by tag and glossary term',
    'how/search',
    'api/tutorials/reading-tags',
    'api/tutorials/reading-terms',
  ],
  // open-metadata/OpenMetadata#9971
  [
    'search the business glossary',
    'how/search',
    'glossary/business-glossary',
    'generated/metamodel/entities/glossaryTerm',
  ],
  // open-metadata/OpenMetadata#10328
  ['group assets under a domain', 'domains', 'api/tutorials/adding-domains', 'data-products'],
  // open-metadata/OpenMetadata#5895
  [
    'retrieve only metadata with a specific tag',
    'api/tutorials/reading-tags',
    'api/tutorials/adding-tags',
    'how/search',
    'tags',
  ],
  // open-metadata/OpenMetadata#22545
  [
    'hierarchy of glossary terms',
    'glossary/business-glossary',
    'generated/metamodel/entities/glossaryNode',
    'api/tutorials/creating-terms',
  ],
  // open-metadata/OpenMetadata#13319
  [
    'search by description and tags',
    'how/search',
    'api/tutorials/reading-tags',
    'api/tutorials/reading-descriptions',
  ],
  // open-metadata/OpenMetadata#19950
  [
    'tags on domains and data products',
    'tags',
    'domains',
    'data-products',
    'generated/metamodel/entities/domain',
    'generated/metamodel/entities/dataProduct',
  ],
  // open-metadata/OpenMetadata#10160
  ['domain glossary', 'domains', 'glossary/business-glossary'],
  // open-metadata/OpenMetadata#2517
  ['create a glossary', 'glossary/business-glossary', 'api/tutorials/creating-terms'],
  // datahub-project/datahub#14873
  ['search filter in the sdk', 'how/search', 'typescript-sdk/'],
  // datahub-project/datahub#2454
  ['customize the data model', 'modeling/extending-the-metadata-model', 'plugins'],
  // datahub-project/datahub#9095
  [
    'extend the model at runtime',
    'modeling/extending-the-metadata-model',
    'plugins',
    'decisions/model-extensions',
  ],
  // datahub-project/datahub#7482
  ['reuse aspects in a custom entity', 'modeling/extending-the-metadata-model'],
  // datahub-project/datahub#4617
  ['extended model was not recognised', 'modeling/extending-the-metadata-model'],
  // datahub-project/datahub#3061
  [
    'metadata model extension',
    'modeling/extending-the-metadata-model',
    'decisions/model-extensions',
    'plugins',
  ],
  // datahub-project/datahub#3630
  [
    'custom model without a fork',
    'modeling/extending-the-metadata-model',
    'decisions/model-extensions',
    'plugins',
  ],
  // open-metadata/OpenMetadata#4920
  [
    'add custom attributes to an entity',
    'api/tutorials/adding-custom-properties',
    'modeling/extending-the-metadata-model',
    'generated/metamodel/entities/structuredProperty',
  ],
  // datahub-project/datahub#5604
  [
    'list of all aspects',
    'what/aspect',
    'modeling/metadata-model',
    'generated/metamodel/entities/',
    'api/openapi/',
  ],
  // open-metadata/OpenMetadata#24285
  ['define custom entities', 'modeling/extending-the-metadata-model'],
  // datahub-project/datahub#4745
  [
    'custom aspect on a glossary term',
    'modeling/extending-the-metadata-model',
    'generated/metamodel/entities/glossaryTerm',
  ],
  // datahub-project/datahub#18719
  [
    'add an owner without overwriting the others',
    'api/tutorials/adding-owners',
    'advanced/patch',
    'ownership',
  ],
  // datahub-project/datahub#13002
  ['filter by ownership type', 'ownership', 'api/tutorials/reading-owners', 'how/search'],
  // datahub-project/datahub#10505
  ['exact match with quotes', 'how/search', 'architecture/stemming_and_synonyms'],
  // SciCatProject/backend#619
  ['search for a name with underscores', 'how/search', 'architecture/stemming_and_synonyms'],
  // datahub-project/datahub#1602
  ['deploy on kubernetes', 'deploy/kubernetes'],
  // acryldata/datahub-helm#347
  ['helm chart', 'deploy/kubernetes'],
  // acryldata/datahub-helm#349
  [
    'schema registry',
    'modules/stream-kafka',
    'how/datahub-clients',
    'advanced/mcp-mcl',
    'quick-ingestion-guides/kafka/',
  ],
  // datahub-project/datahub#10029
  ['assertions and data contracts', 'assertions', 'data-contracts'],
  // datahub-project/datahub#8968
  ['data contract in yaml', 'data-contracts', 'how/datahub-clients', 'how/compatibility'],
  // datahub-project/datahub#10602
  ['define data quality rules', 'assertions', 'data-contracts', 'generated/metamodel/entities/assertion'],
  // datahub-project/datahub#5967
  [
    'event when an owner is added',
    'act-on-metadata',
    'advanced/mcp-mcl',
    'advanced/change-consumers',
    'api/tutorials/adding-owners',
    'what/mxe',
    'api/openapi/',
  ],
  // datahub-project/datahub#365
  ['update ownership', 'api/tutorials/updating-owners', 'ownership', 'api/tutorials/adding-owners'],
  // open-metadata/OpenMetadata#8988
  [
    'lineage of a dashboard',
    'lineage/lineage-feature-guide',
    'generated/metamodel/entities/dashboard',
    'api/tutorials/adding-lineage',
    'api/tutorials/reading-lineage',
  ],
  // open-metadata/OpenMetadata#15784
  [
    'lineage from sql views',
    'roadmap',
    'quick-ingestion-guides/datahub-connectors',
    'lineage/lineage-feature-guide',
    'api/tutorials/adding-lineage',
    'quick-ingestion-guides/',
  ],
  // open-metadata/OpenMetadata#17956
  [
    'lineage from airflow',
    'roadmap#openlineage-airflow-and-spark',
    'how/compatibility',
    'how/datahub-clients',
    'quick-ingestion-guides/datahub-connectors',
    'lineage/airflow',
    'lineage/openlineage',
  ],
  // open-metadata/OpenMetadata#26993
  ['status of a pipeline run', 'generated/metamodel/entities/dataProcessInstance', 'generated/metamodel/'],
  // open-metadata/OpenMetadata#19788
  ['unity catalog', 'quick-ingestion-guides/datahub-connectors', 'what-is-colophon/compared'],
  // open-metadata/OpenMetadata#25833
  [
    'snowflake lineage',
    'quick-ingestion-guides/datahub-connectors',
    'lineage/lineage-feature-guide',
    'api/tutorials/adding-lineage',
  ],
  // open-metadata/OpenMetadata#18126
  ['ingest from oracle', 'quick-ingestion-guides/datahub-connectors', 'roadmap'],
  // open-metadata/OpenMetadata#22121
  [
    'tables missing after ingestion',
    'quick-ingestion-guides/datahub-connectors',
    'faq',
    'debugging',
    'sync-status',
  ],
  // MarquezProject/marquez#1687
  [
    'openlineage',
    'roadmap#openlineage-airflow-and-spark',
    'what-is-colophon/compared',
    'lineage/openlineage',
  ],
  // MarquezProject/marquez#2045
  [
    'column lineage endpoint',
    'api/tutorials/adding-column-lineage',
    'lineage/lineage-feature-guide',
    'api/openapi/',
    'api/restli/',
  ],
  // MarquezProject/marquez#1783
  ['write datasets over http', 'api/tutorials/creating-datasets', 'api/apis', 'api/restli/', 'api/openapi/'],
  // MarquezProject/marquez#3065
  [
    'lineage at an earlier point in time',
    'lineage/lineage-feature-guide',
    'act-on-metadata/impact-analysis',
    'advanced/aspect-versioning',
    'dev-guides/timeline',
    'api/openapi/reference/',
    'api/tutorials/reading-lineage',
  ],
  // ORNL/DataFed#839
  ['is search case sensitive', 'how/search', 'architecture/stemming_and_synonyms'],
  // GSA/data.gov#4640
  ['irrelevant search results', 'how/search', 'architecture/stemming_and_synonyms'],
  // GSA/data.gov#4640
  [
    'export the whole catalogue',
    'how/backup',
    'api/openapi/usage-guide',
    'faq',
    'how/search',
    'advanced/mcp-mcl',
  ],
  // NCEAS/metacatui#1743
  ['tag datasets', 'tags', 'api/tutorials/adding-tags', 'api/tutorials/creating-tags'],
  // dpgaspar/Flask-AppBuilder#2195
  ['ingest from superset', 'quick-ingestion-guides/datahub-connectors'],
  // datahub-project/datahub#6505
  [
    'transformers',
    'quick-ingestion-guides/datahub-connectors',
    'roadmap',
    'how/compatibility',
    'how/datahub-clients',
  ],
  // NASA-IMPACT/veda-config#261
  [
    'which fields does search look at',
    'how/search',
    'modeling/metadata-model',
    'architecture/stemming_and_synonyms',
    'what/search-document',
  ],
  // opendatasoft/ods-documentation#129
  ['advanced search filters', 'how/search'],
  // datahub-project/datahub#3438
  [
    'custom properties of a glossary term',
    'glossary/business-glossary',
    'api/tutorials/adding-custom-properties',
    'generated/metamodel/entities/glossaryTerm',
  ],
  // datahub-project/datahub#1761
  ['undo a soft delete', 'how/delete-metadata'],
  // datahub-project/datahub#11904
  [
    '413 payload too large',
    'api/limits',
    'api/errors',
    'deploy/environment-vars',
    'typescript-sdk/',
    'cli',
    'deploy/reverse-proxy',
  ],
  // datahub-project/datahub#14123
  ['maximum payload size', 'api/limits', 'deploy/environment-vars', 'cli', 'api/apis', 'typescript-sdk/'],
  // datahub-project/datahub#3529
  [
    'two instances of the same database',
    'platform-instances',
    'generated/metamodel/entities/dataPlatformInstance',
  ],
  // datahub-project/datahub#3996
  [
    'platform instance in the urn',
    'platform-instances',
    'what/urn',
    'generated/metamodel/entities/dataPlatformInstance',
  ],
  // datahub-project/datahub#1848
  [
    'what does PROD in the urn mean',
    'what/urn',
    'generated/metamodel/entities/dataset',
    'generated/metamodel/enumerations',
    'platform-instances',
    'faq',
  ],
  // datahub-project/datahub#9546
  ['logo of a custom platform', 'how/add-custom-data-platform', 'generated/metamodel/entities/dataPlatform'],
  // datacite/mds#293
  ['list all datasets with curl', 'faq', 'how/search', 'api/openapi/', 'api/tutorials/reading-datasets'],
  // cantabular/custard#536
  [
    'list of my datasets in python',
    'how/datahub-clients',
    'roadmap',
    'api/tutorials/reading-datasets',
    'how/search',
    'faq',
    'api/tutorials/reading-owners',
  ],
  // datahub-project/datahub#5900
  ['who queries a table most', 'features/dataset-usage-and-query-history'],
  // datahub-project/datahub#1452
  ['schema history shows nothing', 'schema-history', 'dev-guides/timeline'],
  // databrickslabs/ontos#18
  ['timeline of a dataset', 'dev-guides/timeline', 'schema-history'],
  // open-metadata/OpenMetadata#6235
  ['web interface', 'application', 'sandbox'],
];
