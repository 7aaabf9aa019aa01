import { array, aspect, string } from '@colophon/schema';

export const mlModelEthicalConsiderations = aspect({
  name: 'mlModelEthicalConsiderations',
  record: 'com.linkedin.ml.metadata.EthicalConsiderations',
  doc: 'The ethics section of a model card: sensitive data, effects on people, risks and mitigations. All lists are free text.',
  fields: {
    data: {
      type: array(string),
      doc: 'Sensitive data that the model uses, one kind per item, such as `ethnicity` or `health records`.',
      optional: true,
    },
    humanLife: {
      type: array(string),
      doc: 'Decisions about health, safety or livelihood that the model informs or could inform.',
      optional: true,
    },
    mitigations: {
      type: array(string),
      doc: 'Measures taken during development to reduce the risks, one per item.',
      optional: true,
    },
    risksAndHarms: {
      type: array(string),
      doc: 'Possible harms, with who would be affected, their likelihood and severity; also those considered but left undetermined.',
      optional: true,
    },
    useCases: {
      type: array(string),
      doc: 'Especially sensitive uses of the model; compare `outOfScopeUses` in the `intendedUse` aspect.',
      optional: true,
    },
  },
});
