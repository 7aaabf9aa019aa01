import { entity, key, string } from '@colophon/schema';
import { dataHubStepStateProperties } from '../aspects/admin/data-hub-step-state-properties.ts';
import { dataHubStepStateSample } from '../samples/data-hub-step-state.ts';

const dataHubStepStateKey = key({
  name: 'dataHubStepStateKey',
  record: 'com.linkedin.metadata.key.DataHubStepStateKey',
  doc: 'Identity of a step state, a record that a user has completed a step of the interface, for example an onboarding tour.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the state's URN; by convention it joins the user and the step, so each user has separate progress.",
    },
  },
});

export const dataHubStepState = entity({
  name: 'dataHubStepState',
  doc: 'Records that a one-off step in the interface has been completed, for example that a user has seen the introduction tour.',
  key: dataHubStepStateKey,
  aspects: [dataHubStepStateProperties],
  sample: dataHubStepStateSample,
});
