import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { container } from '../aspects/container/container.ts';
import { dataProcessInstanceInput } from '../aspects/dataprocess/data-process-instance-input.ts';
import { dataProcessInstanceOutput } from '../aspects/dataprocess/data-process-instance-output.ts';
import { dataProcessInstanceProperties } from '../aspects/dataprocess/data-process-instance-properties.ts';
import { dataProcessInstanceRelationships } from '../aspects/dataprocess/data-process-instance-relationships.ts';
import { dataProcessInstanceRunEvent } from '../aspects/dataprocess/data-process-instance-run-event.ts';
import { mlTrainingRunProperties } from '../aspects/ml/ml-training-run-properties.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { dataProcessInstanceSample } from '../samples/data-process-instance.ts';

const dataProcessInstanceKey = key({
  name: 'dataProcessInstanceKey',
  record: 'com.linkedin.metadata.key.DataProcessInstanceKey',
  doc: 'Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the run's URN, unique among runs; use the display name for users instead.",
    },
  },
});

export const dataProcessInstance = entity({
  name: 'dataProcessInstance',
  doc: "One run of a job or flow, for example last night's execution of an Airflow task, or a model training run.",
  key: dataProcessInstanceKey,
  aspects: [
    dataProcessInstanceInput,
    dataProcessInstanceOutput,
    dataProcessInstanceProperties,
    dataProcessInstanceRelationships,
    dataProcessInstanceRunEvent,
    status,
    testResults,
    dataPlatformInstance,
    subTypes,
    container,
    mlTrainingRunProperties,
  ],
  sample: dataProcessInstanceSample,
});
