import { entity, key, string } from '@colophon/schema';
import { dataHubStepStateProperties } from '../aspects/admin/data-hub-step-state-properties.ts';
import { dataHubStepStateSample } from '../samples/data-hub-step-state.ts';

const dataHubStepStateKey = key({
  name: 'dataHubStepStateKey',
  record: 'com.linkedin.metadata.key.DataHubStepStateKey',
  doc: 'Identity of a step state, the note that a user has been through some step of the interface, for example an onboarding tour.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the state's URN; by convention it joins the user and the step, so each person has their own progress.",
    },
  },
});

export const dataHubStepState = entity({
  name: 'dataHubStepState',
  doc: 'Remembers that a one-off step in the interface has been done, for example that a user has seen the introduction tour.',
  key: dataHubStepStateKey,
  aspects: [dataHubStepStateProperties],
  sample: dataHubStepStateSample,
});
