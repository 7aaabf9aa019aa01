import { array, aspect, boolean, record, string } from '@colophon/schema';

export const caveatDetails = record({
  name: 'com.linkedin.ml.metadata.CaveatDetails',
  doc: "Open questions about a model's evaluation: outstanding tests and groups missing from the data. Part of `mlModelCaveatsAndRecommendations`.",
  fields: {
    needsFurtherTesting: {
      type: boolean,
      doc: 'True when the evaluation left questions that need more tests; absent when unknown.',
      optional: true,
    },
    caveatDescription: {
      type: string,
      doc: 'Free text describing the limitation, such as a category that the data reduces to two values.',
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
      doc: 'Recommendations on the use of the model, as free text.',
      optional: true,
    },
    idealDatasetCharacteristics: {
      type: array(string),
      doc: 'Characteristics of an ideal test dataset, one per item, such as `balanced across age bands`.',
      optional: true,
    },
  },
});
