import { array, aspect, enumeration, record, string } from '@colophon/schema';

export const sourceCodeUrlType = enumeration({
  name: 'com.linkedin.ml.metadata.SourceCodeUrlType',
  doc: "Which part of a model's code a link leads to.",
  symbols: {
    ML_MODEL_SOURCE_CODE: 'Code that defines the model itself.',
    TRAINING_PIPELINE_SOURCE_CODE: 'Code of the pipeline that trains the model.',
    EVALUATION_PIPELINE_SOURCE_CODE: 'Code of the pipeline that tests the trained model.',
  },
});

export const sourceCodeUrl = record({
  name: 'com.linkedin.ml.metadata.SourceCodeUrl',
  doc: 'One link to code, with what that code does; an item of the `sourceCode` aspect.',
  fields: {
    type: {
      type: sourceCodeUrlType,
      doc: 'Tells whether the link leads to the model itself, its training pipeline or its evaluation pipeline.',
    },
    sourceCodeUrl: {
      type: string,
      doc: 'Address of the repository, directory or file, for example `https://git.example.com/ml/churn`.',
    },
  },
});

export const sourceCode = aspect({
  name: 'sourceCode',
  record: 'com.linkedin.ml.metadata.SourceCode',
  doc: 'Says where the code of a model and its pipelines is kept.',
  fields: {
    sourceCode: {
      type: array(sourceCodeUrl),
      doc: 'Links to the code, each marked as model, training or evaluation.',
    },
  },
});
