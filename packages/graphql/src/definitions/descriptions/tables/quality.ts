import type { Descriptions } from '../descriptions.ts';

/** Assertions, data contracts, incidents, tests, operations and queries. */
export const quality: Descriptions = {
  UpsertCustomAssertionInput: {
    $: 'An assertion that another tool evaluates.',
    entityUrn: 'URN of the dataset that the assertion checks.',
    type: 'Kind of check, in your own words; shown as a heading.',
    description: 'What the assertion checks.',
    fieldPath: 'Path of the column that it checks; the whole dataset by default.',
    platform: 'Platform that evaluates the assertion: a URN or a name is required.',
    externalUrl: 'Link to the assertion in the tool that evaluates it.',
    logic: 'Code of the check, such as a SQL query.',
    fieldPaths: 'Paths of the columns that it checks, when there are several.',
    scope: 'Part of the dataset that it checks, such as columns or rows.',
    aggregation: 'What is computed of the rows or columns before it is compared.',
    operator: 'How the aggregation is compared with the parameters.',
    parameters: 'What the aggregation is compared with.',
    nativeType: 'Kind of check, as the tool that evaluates it calls it.',
    nativeParameters: 'Parameters of the check, as the tool that evaluates it calls them.',
  },
  AssertionStdParametersInput: {
    $: 'What an assertion compares with, by role.',
    value: 'The value of an operator with one, such as `EQUAL_TO`.',
    maxValue: 'The upper end of `BETWEEN`.',
    minValue: 'The lower end of `BETWEEN`.',
  },
  AssertionStdParameterInput: {
    $: 'A value that an assertion compares with.',
    value: 'The value as text: a number, a text, or a list in JSON.',
    type: 'How the text is to be read.',
  },
  PlatformInput: {
    $: 'A data platform, by URN or by name.',
    name: 'Name of the platform, such as `snowflake`.',
    urn: 'URN of the platform.',
  },
  AssertionResultInput: {
    $: 'Outcome of one run of an assertion.',
    timestampMillis: 'When the assertion was evaluated, in milliseconds since the epoch; now by default.',
    properties: 'Further facts about the run, as key-value pairs.',
  },
  AssertionResultErrorInput: {
    message: 'Details of the error.',
  },
  AssertionRunEvent: {
    lastObservedMillis: 'When the outcome was last reported, in milliseconds since the epoch.',
  },
  AssertionRunEventsResult: {
    $: 'Runs of an assertion, counted by outcome.',
    total: 'Number of runs.',
    failed: 'Number of runs that failed.',
    succeeded: 'Number of runs that succeeded.',
    errored: 'Number of runs that could not be evaluated.',
    runEvents: 'The runs, the most recent first.',
  },
  Assertion: {
    platform: 'Data platform that evaluates the assertion.',
    runEvents: 'Runs of the assertion, the most recent first, counted by outcome.',
    'runEvents(status)': 'Only runs with this status.',
    'runEvents(filter)': 'Conditions on the runs.',
  },
  AssertionInfo: {
    type: 'Kind of assertion; it decides which of the other fields is set.',
  },
  FieldAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
  },
  FreshnessAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
  },
  SqlAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
  },
  VolumeAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
  },
  SchemaAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
    fields: 'Columns that the dataset is expected to have.',
  },
  SchemaAssertionField: {
    $: 'A column that a dataset is expected to have.',
    path: 'Path of the column.',
    type: 'Expected data type.',
    nativeType: 'Expected data type in the words of the source.',
  },
  SchemaFieldRef: {
    $: 'A column of a dataset.',
    urn: 'URN of the schema field.',
    path: 'Path of the column.',
  },
  EntityAssertionsResult: {
    $: 'One page of assertions of a dataset.',
  },
  UpsertDataContractInput: {
    $: 'The data contract of a dataset.',
    entityUrn: 'URN of the dataset.',
    freshness: 'Freshness assertions of the contract.',
    schema: 'Schema assertions of the contract.',
    dataQuality: 'Further assertions on tables and columns.',
    state: 'Whether the contract is in force; `ACTIVE` by default.',
    id: 'Id that becomes the last part of the URN; a random UUID by default.',
  },
  FreshnessContractInput: {
    $: 'A freshness assertion of a data contract.',
  },
  SchemaContractInput: {
    $: 'A schema assertion of a data contract.',
  },
  DataQualityContractInput: {
    $: 'A data quality assertion of a data contract.',
  },
  DataContractProperties: {
    entityUrn: 'URN of the dataset that the contract is for.',
  },
  DataContract: {
    status: 'Whether the contract is in force.',
  },
  DataContractStatus: {
    state: 'Whether the contract is in force.',
  },
  RaiseIncidentInput: {
    $: 'An incident to raise.',
    type: 'Kind of incident.',
    customType: 'Your own kind of incident; required when `type` is `CUSTOM`.',
    title: 'Short summary.',
    description: 'What happened.',
    resourceUrn: 'URN of the affected asset; required unless `resourceUrns` is given.',
    resourceUrns: 'URNs of the affected assets.',
    startedAt: 'When the incident began, in milliseconds since the epoch.',
    source: 'Where the incident comes from; raised by a person by default.',
    status: 'State of the incident; `ACTIVE` by default.',
    priority: 'How urgent the incident is; none by default.',
    assigneeUrns: 'URNs of the users and groups who should resolve it.',
  },
  UpdateIncidentInput: {
    $: 'New values of an incident; omitted fields keep theirs.',
    title: 'New summary.',
    description: 'New description.',
    startedAt: 'When the incident began, in milliseconds since the epoch.',
    status: 'New state, stage and message.',
    priority: 'How urgent the incident is; null removes it.',
    resourceUrns: 'URNs of the affected assets; they replace the current ones.',
    assigneeUrns: 'URNs of the users and groups who should resolve it; they replace the current ones.',
  },
  UpdateIncidentStatusInput: {
    $: 'New state of an incident.',
    state: 'Whether the incident is active.',
    stage: 'Where the work on the incident stands.',
    message: 'Why the state was changed.',
  },
  IncidentStatusInput: {
    $: 'New state of an incident.',
  },
  Incident: {
    incidentType: 'Kind of incident.',
    customType: "Kind of incident in the caller's own words, when `incidentType` is `CUSTOM`.",
    title: 'Short summary.',
    description: 'What happened.',
    incidentStatus: 'State, stage and last message; the same as `status`.',
    status: 'State, stage and last message.',
    priority: 'How urgent the incident is.',
    assignees: 'Users and groups who should resolve the incident.',
    entity: 'The first affected asset.',
    source: 'Where the incident comes from.',
    startedAt: 'When the incident began, in milliseconds since the epoch.',
    created: 'When the incident was raised, and by whom.',
  },
  IncidentPriority: {
    $: 'How urgent an incident is.',
    LOW: 'Can wait.',
    MEDIUM: 'Should be resolved soon.',
    HIGH: 'Should be resolved next.',
    CRITICAL: 'Must be resolved immediately.',
  },
  IncidentSourceInput: {
    $: 'Where an incident comes from.',
  },
  EntityIncidentsResult: {
    $: 'One page of incidents of an asset.',
    incidents: 'The incidents in the page.',
  },
  Health: {
    $: 'Health of an asset in one respect.',
    type: 'What the health is based on.',
    reportedAt: 'When the health was determined, in milliseconds since the epoch.',
    status: 'Whether the asset is healthy in this respect.',
    message: 'The status as text, such as the number of active incidents.',
    activeIncidentHealthDetails: 'The active incidents, when the health is based on incidents.',
    latestAssertionStatusByType:
      'The latest outcomes by kind of assertion, when the health is based on assertions.',
    causes: 'URNs of failing assertions, or `ACTIVE_INCIDENTS`.',
  },
  HealthStatus: {
    $: 'Whether an asset is healthy.',
    PASS: 'Healthy.',
    WARN: 'Something deserves attention.',
    FAIL: 'Unhealthy.',
  },
  HealthStatusType: {
    $: 'What the health of an asset is based on.',
    ASSERTIONS: 'Latest outcomes of its assertions.',
    INCIDENTS: 'Its active incidents.',
    TESTS: 'Results of metadata tests.',
  },
  ActiveIncidentHealthDetails: {
    $: 'The active incidents of an asset.',
    latestIncidentUrn: 'URN of the most recent incident.',
    latestIncidentTitle: 'Title of the most recent incident.',
    lastActivityAt: 'When an incident last changed, in milliseconds since the epoch.',
    count: 'Number of active incidents.',
  },
  AssertionHealthStatusByType: {
    $: 'Latest outcomes of assertions of one kind.',
    type: 'Kind of assertion.',
    status: 'The worst outcome.',
    total: 'Number of assertions of this kind.',
    statusCount: 'Number of assertions with this status.',
    lastStatusResultAt: 'When the status was last reported, in milliseconds since the epoch.',
  },
  CreateTestInput: {
    $: 'A metadata test to create.',
    category: 'Category that the test is listed under.',
    definition: 'The conditions of the test.',
  },
  UpdateTestInput: {
    $: 'New values of a metadata test.',
    category: 'Category that the test is listed under.',
    definition: 'The conditions of the test.',
  },
  TestDefinitionInput: {
    $: 'The conditions of a metadata test.',
    json: 'The conditions, as JSON.',
  },
  TestDefinition: {
    json: 'The conditions, as JSON.',
  },
  Test: {
    name: 'Name of the test.',
    category: 'Category that the test is listed under.',
    description: 'What the test checks.',
    definition: 'The conditions of the test.',
  },
  ReportOperationInput: {
    $: 'An operation on a dataset.',
    urn: 'URN of the dataset.',
    operationType: 'Kind of operation.',
    customOperationType: 'Your own kind of operation; required when `operationType` is `CUSTOM`.',
    sourceType: 'Whether a data process or the catalogue reports the operation.',
    customProperties: 'Further facts about the operation, as key-value pairs.',
    partition: 'Name of the partition that changed.',
    numAffectedRows: 'Number of rows that changed.',
    timestampMillis: 'When the operation was done, in milliseconds since the epoch; now by default.',
  },
  Operation: {
    partition: 'Name of the partition that changed.',
  },
  CreateQueryInput: {
    $: 'A query to save.',
    properties: 'Name, description and statement.',
    subjects: 'Datasets that the query is about.',
  },
  CreateQueryPropertiesInput: {
    $: 'Name, description and statement of a query to save.',
    statement: 'Text of the query, with its language.',
  },
  CreateQuerySubjectInput: {
    $: 'A dataset that a query is about.',
  },
  UpdateQueryInput: {
    $: 'New values of a saved query; omitted fields keep theirs.',
    properties: 'New name, description and statement.',
    subjects: 'Datasets that the query is about; they replace the current ones.',
  },
  UpdateQueryPropertiesInput: {
    $: 'New name, description and statement of a saved query.',
    statement: 'Text of the query, with its language.',
  },
  UpdateQuerySubjectInput: {
    $: 'A dataset that a query is about.',
  },
  ListQueriesInput: {
    $: 'Which saved queries to list.',
    source: 'Only queries written by people, or only those of the system.',
    datasetUrn: 'URN of a dataset that the queries are about.',
  },
  SortQueriesInput: {
    $: 'Order of saved queries.',
    sortCriterion: 'Field and direction.',
  },
  ListQueriesResult: {
    $: 'One page of saved queries.',
  },
  QuerySubject: {
    dataset: 'The dataset that the query is about.',
    schemaField: 'The column that the query is about.',
  },
  QueryProperties: {
    createdOn: 'When the query was saved, and by whom.',
  },
  TimeWindow: {
    durationMillis: 'Length of the window, in milliseconds.',
  },
  CronSchedule: {
    $: 'A schedule in cron format.',
    cron: 'When it is due, such as `0 2 * * *`.',
    timezone: 'Time zone of the schedule, such as `Europe/Berlin`.',
  },
};
