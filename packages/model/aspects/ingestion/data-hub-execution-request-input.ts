import { aspect, enumeration, long, map, record, string, urn } from '@colophon/schema';

export const cliVersionSource = enumeration({
  name: 'com.linkedin.execution.CliVersionSource',
  doc: 'Rules for choosing the client version, in order of precedence.',
  symbols: {
    SOURCE_CONFIG_OVERRIDE: "First rule: the ingestion source's own configuration names a version.",
    MATRIX_COHORT:
      'Second rule: this deployment is listed in a cohort of the version matrix, and the cohort sets the version.',
    MATRIX_CONNECTOR_DEFAULT:
      'Third rule: the version matrix has a default entry, `_default`, for the connector.',
    APPLICATION_DEFAULT:
      'Last rule: the server-wide `defaultCliVersion` from its `application.yaml`, when nothing else applied.',
  },
});

export const cliVersionAudit = record({
  name: 'com.linkedin.execution.CliVersionAudit',
  doc: 'How the version of the ingestion client was chosen for an execution, and by which server; the version itself is in `args.version`.',
  fields: {
    source: {
      type: cliVersionSource,
      doc: 'Rule that determined the client version; rules are tried from the most to the least specific.',
    },
    serverVersion: {
      type: string,
      doc: 'Version of the catalogue server that made the choice, whichever rule applied.',
      optional: true,
    },
  },
});

export const executionRequestSource = record({
  name: 'com.linkedin.execution.ExecutionRequestSource',
  doc: 'Trigger of an execution request; part of its input.',
  fields: {
    type: {
      type: string,
      doc: 'Type of trigger as a string, for example `INGESTION_SOURCE` when a saved recipe is run.',
    },
    ingestionSource: {
      type: urn('dataHubIngestionSource'),
      doc: 'URN of the `dataHubIngestionSource` that is run; set when `type` is `INGESTION_SOURCE`.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'ingestionSource', queryByDefault: false },
      relationship: { name: 'ingestionSource', to: ['dataHubIngestionSource'] },
    },
  },
});

export const dataHubExecutionRequestInput = aspect({
  name: 'dataHubExecutionRequestInput',
  record: 'com.linkedin.execution.ExecutionRequestInput',
  doc: 'Input of an execution request: the task, its arguments, the executor and the requester.',
  fields: {
    task: {
      type: string,
      doc: 'Task to run: `RUN_INGEST` starts an ingestion run; other names depend on the executor.',
    },
    args: {
      type: map(string),
      doc: 'Task arguments as strings, for example `recipe` and `version` for an ingestion run.',
    },
    executorId: {
      type: string,
      doc: 'Executor that should run the request; `default` for the standard one.',
      search: { kind: 'KEYWORD', name: 'executorId', queryByDefault: false },
    },
    source: {
      type: executionRequestSource,
      doc: 'What triggered the request, such as an ingestion source.',
    },
    requestedAt: {
      type: long,
      doc: 'When the request was made, in milliseconds since the epoch; the run itself starts later.',
      search: { kind: 'COUNT', name: 'requestTimeMs', queryByDefault: false },
    },
    actorUrn: {
      type: urn(),
      doc: 'URN of the user or service that requested the run; may be absent, for example on older requests.',
      optional: true,
      search: { kind: 'URN' },
    },
    cliVersionAudit: {
      type: cliVersionAudit,
      doc: 'Why the client version in `args.version` was chosen; absent on requests made before this was recorded.',
      optional: true,
    },
  },
});
