import { array, aspect, enumeration, record, string } from '@colophon/schema';

export const sourceCodeUrlType = enumeration({
  name: 'com.linkedin.ml.metadata.SourceCodeUrlType',
  doc: "Part of a model's code that a link points to.",
  symbols: {
    ML_MODEL_SOURCE_CODE: 'Code that defines the model itself.',
    TRAINING_PIPELINE_SOURCE_CODE: 'Code of the pipeline that trains the model.',
    EVALUATION_PIPELINE_SOURCE_CODE: 'Code of the pipeline that tests the trained model.',
  },
});

export const sourceCodeUrl = record({
  name: 'com.linkedin.ml.metadata.SourceCodeUrl',
  doc: 'A link to source code and its role; an item of the `sourceCode` aspect.',
  fields: {
    type: {
      type: sourceCodeUrlType,
      doc: 'Whether the link points to the model itself, its training pipeline or its evaluation pipeline.',
    },
    sourceCodeUrl: {
      type: string,
      doc: 'URL of the repository, directory or file, for example `https://git.example.com/ml/churn`.',
    },
  },
});

export const sourceCode = aspect({
  name: 'sourceCode',
  record: 'com.linkedin.ml.metadata.SourceCode',
  doc: 'Location of the code of a model and its pipelines.',
  fields: {
    sourceCode: {
      type: array(sourceCodeUrl),
      doc: 'Links to the code, each marked as model, training or evaluation.',
    },
  },
});
