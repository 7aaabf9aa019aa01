import { entity, key, string } from '@colophon/schema';
import { fabricType } from '../aspects/common/fabric-type.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { dataProcessInfo } from '../aspects/dataprocess/data-process-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { dataProcessSample } from '../samples/data-process.ts';

const dataProcessKey = key({
  name: 'dataProcessKey',
  record: 'com.linkedin.metadata.key.DataProcessKey',
  doc: 'Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual choice.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the process in its orchestrator, for example that of an ETL job.',
      search: { kind: 'WORD_GRAM', boost: 4.0, autocomplete: true },
    },
    orchestrator: {
      type: string,
      doc: 'Name of the system in which the process is defined, as plain text; nothing checks it against the known platforms.',
      search: { kind: 'TEXT_PARTIAL', autocomplete: true },
    },
    origin: {
      type: fabricType,
      doc: 'Environment in which the process runs, for example `PROD` or `DEV`.',
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false },
    },
  },
});

export const dataProcess = entity({
  name: 'dataProcess',
  doc: 'Older form of an ETL job with inputs and outputs; new sources write `dataJob` and `dataFlow` instead.',
  key: dataProcessKey,
  aspects: [dataProcessInfo, ownership, status, testResults, subTypes],
  sample: dataProcessSample,
});
