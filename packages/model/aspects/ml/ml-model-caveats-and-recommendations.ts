import { array, aspect, boolean, record, string } from '@colophon/schema';

export const caveatDetails = record({
  name: 'com.linkedin.ml.metadata.CaveatDetails',
  doc: "Open questions about a model's evaluation: tests still owed and groups the data missed. Embedded in `mlModelCaveatsAndRecommendations`.",
  fields: {
    needsFurtherTesting: {
      type: boolean,
      doc: 'True when the evaluation left questions that call for more tests; absent when nobody has said.',
      optional: true,
    },
    caveatDescription: {
      type: string,
      doc: 'Free text spelling out the limitation, such as a category that the data reduces to two values.',
      optional: true,
    },
    groupsNotRepresented: {
      type: array(string),
      doc: 'Names of groups missing from the evaluation data, for which the results may not hold.',
      optional: true,
    },
  },
});

export const mlModelCaveatsAndRecommendations = aspect({
  name: 'mlModelCaveatsAndRecommendations',
  record: 'com.linkedin.ml.metadata.CaveatsAndRecommendations',
  doc: 'The closing part of a model card: known limitations, advice on where the model fits, and what good evaluation data looks like.',
  fields: {
    caveats: {
      type: caveatDetails,
      doc: 'Known limitations that the other model card aspects do not cover; at most one record per model.',
      optional: true,
    },
    recommendations: {
      type: string,
      doc: 'Advice in free text on the situations that suit the model.',
      optional: true,
    },
    idealDatasetCharacteristics: {
      type: array(string),
      doc: 'Qualities that a fair test dataset should have, one per item, such as `balanced across age bands`.',
      optional: true,
    },
  },
});
