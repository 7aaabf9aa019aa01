import { array, aspect, string } from '@colophon/schema';

export const mlModelEthicalConsiderations = aspect({
  name: 'mlModelEthicalConsiderations',
  record: 'com.linkedin.ml.metadata.EthicalConsiderations',
  doc: 'The ethics part of a model card: sensitive data, effects on people, risks and what was done about them. All lists are free text.',
  fields: {
    data: {
      type: array(string),
      doc: 'Sensitive data that the model touches, one kind per item, such as `ethnicity` or `health records`.',
      optional: true,
    },
    humanLife: {
      type: array(string),
      doc: 'Decisions about health, safety or livelihood that the model informs or could be made to inform.',
      optional: true,
    },
    mitigations: {
      type: array(string),
      doc: 'Measures taken during development to lower the risks, one per item.',
      optional: true,
    },
    risksAndHarms: {
      type: array(string),
      doc: 'Possible harms, with who would bear them, how likely and how severe; also the ones considered but left undetermined.',
      optional: true,
    },
    useCases: {
      type: array(string),
      doc: 'Especially delicate applications of the model; compare `outOfScopeUses` in the `intendedUse` aspect.',
      optional: true,
    },
  },
});
