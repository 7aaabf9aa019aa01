import type { FieldSource, Subject } from '../../subject.ts';
import { isRecord, memberOf, ofRecord, type Stored } from './values.ts';

/** Where jobs that train models, or use them, are listed among the properties. */
const mlModelLineageInfo = ofRecord(({ trainingJobs, downstreamJobs }) =>
  trainingJobs || downstreamJobs ? { trainingJobs, downstreamJobs } : null,
);

const text = (field: string): FieldSource =>
  ofRecord(({ [field]: stored }) => {
    const stringValue = isRecord(stored) ? memberOf(stored)?.value : stored;
    return typeof stringValue === 'string' ? { __typename: 'StringBox', stringValue } : null;
  });

/** Models, and what they are made from. */
export const ml: Subject = {
  yields: true,
  fields: {
    MLFeature: { description: 'mlFeatureProperties.description', dataType: 'mlFeatureProperties.dataType' },
    MLPrimaryKey: {
      description: 'mlPrimaryKeyProperties.description',
      dataType: 'mlPrimaryKeyProperties.dataType',
    },
    MLFeatureTable: { description: 'mlFeatureTableProperties.description' },
    MLModelGroup: { description: 'mlModelGroupProperties.description' },
    MLModel: {
      description: 'mlModelProperties.description',
      evaluationData: 'mlModelEvaluationData.evaluationData',
      trainingData: 'mlModelTrainingData.trainingData',
    },
    MLModelProperties: {
      version: 'version.versionTag',
      mlModelLineageInfo,
      // The field has room for one. All of them are in hyperParams, for those who write that.
      hyperParameters: ofRecord(({ hyperParameters }) => {
        const [first] = Object.entries(isRecord(hyperParameters) ? hyperParameters : {});
        return first ? { key: first[0], value: boxOf(first[1]) } : null;
      }),
    },
    MLModelGroupProperties: { mlModelLineageInfo },
    QuantitativeAnalyses: {
      unitaryResults: text('unitaryResults'),
      intersectionalResults: text('intersectionalResults'),
    },
    Cost: { costValue: 'cost' },
  },
};

/** A value of one of several types, in the object that says which. */
function boxOf(stored: unknown): Stored {
  const value = isRecord(stored) ? memberOf(stored)?.value : stored;
  if (typeof value === 'boolean') return { __typename: 'BooleanBox', booleanValue: value };
  if (typeof value !== 'number') return { __typename: 'StringBox', stringValue: String(value) };
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31
    ? { __typename: 'IntBox', intValue: value }
    : { __typename: 'FloatBox', floatValue: value };
}
