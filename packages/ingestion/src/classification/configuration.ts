import { z } from 'zod';
import { patternSchema, patternsField } from '../definitions/configuration.ts';
import { knownInfoTypes, unknownInfoTypes } from './info-types.ts';

const expressions = z.array(patternSchema).default([]);
const weight = z.number().min(0).max(1).default(0);

const infoTypeSchema = z
  .strictObject({
    Prediction_Factors_and_Weights: z
      .strictObject({ Name: weight, Description: weight, Datatype: weight, Values: weight })
      .optional()
      .describe('How much each factor counts: `Name`, `Description`, `Datatype` and `Values`, together 1.'),
    ExcludeName: z.array(z.string()).nullish().describe('Names of columns that are not of this type.'),
    Name: z.strictObject({ regex: expressions }).nullish().describe('`regex`: for names of columns.'),
    Description: z.strictObject({ regex: expressions }).nullish().describe('`regex`: for comments.'),
    Datatype: z
      .strictObject({ type: z.array(z.string()).default([]) })
      .nullish()
      .describe('`type`: kinds of columns, such as `string` and `number`.'),
    Values: z
      .strictObject({
        prediction_type: z
          .enum(['regex', 'library'])
          .default('regex')
          .describe('`library` keeps the built-in check of a known type.'),
        regex: expressions,
        library: z.array(z.string()).nullish().describe('Accepted, without effect.'),
      })
      .nullish()
      .describe('`regex`: for values.'),
  })
  .superRefine(({ Prediction_Factors_and_Weights: weights }, context) => {
    if (weights === undefined) return;
    const sum = Object.values(weights).reduce((total, one) => total + one, 0);
    if (Math.abs(sum - 1) > 0.001)
      context.addIssue({
        code: 'custom',
        path: ['Prediction_Factors_and_Weights'],
        message: `the weights have to add up to 1, and make ${sum}`,
      });
  });

export type InfoTypeConfig = z.infer<typeof infoTypeSchema>;

const classifierSchema = z
  .strictObject({
    confidence_level_threshold: z
      .number()
      .min(0)
      .max(1)
      .default(0.68)
      .describe('Confidence above which a column is of a type.'),
    strip_exclusion_formatting: z
      .boolean()
      .default(true)
      .describe('Whether `ExcludeName` ignores case and all but letters and digits.'),
    info_types: z
      .array(z.string())
      .nullish()
      .describe('Types to look for. Default: all that are known or configured.'),
    info_types_config: z
      .record(z.string(), infoTypeSchema)
      .default({})
      .describe('Types of your own, and changes to those that are known.'),
    minimum_values_threshold: z
      .int()
      .min(1)
      .default(50)
      .describe('Values that a column must have to be judged by them.'),
  })
  .superRefine(({ info_types, info_types_config }, context) => {
    for (const [index, name] of (info_types ?? []).entries()) {
      if (name in knownInfoTypes || name in info_types_config) continue;
      const reason = unknownInfoTypes.includes(name)
        ? 'would need a model of language; describe it by patterns in info_types_config'
        : `is unknown; known are ${Object.keys(knownInfoTypes).join(', ')}`;
      context.addIssue({ code: 'custom', path: ['info_types', index], message: `${name} ${reason}` });
    }
    for (const [name, config] of Object.entries(info_types_config))
      if (!(name in knownInfoTypes) && config.Prediction_Factors_and_Weights === undefined)
        context.addIssue({
          code: 'custom',
          path: ['info_types_config', name],
          message: 'is a new type and needs Prediction_Factors_and_Weights',
        });
  });

export type ClassifierConfig = z.infer<typeof classifierSchema>;

/** The setting `classification` of a source, with DataHub's names. */
export const classificationField = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Whether columns get terms by their names and values.'),
    sample_size: z.int().min(1).max(100_000).default(100).describe('Number of values to look at.'),
    table_pattern: patternsField('tables, by their full names'),
    column_pattern: patternsField('columns, by full names such as `shop.public.customers.email`'),
    info_type_to_term: z
      .record(z.string(), z.string())
      .default({})
      .describe('Ids or URNs of terms by info types. Default: the term that is called like the info type.'),
    classifiers: z
      .array(
        z.strictObject({
          type: z.literal('datahub').describe('Only `datahub`.'),
          config: classifierSchema
            .nullish()
            .transform((config) => config ?? classifierSchema.parse({}))
            .describe('Settings of the classifier.'),
        }),
      )
      .prefault([{ type: 'datahub' }])
      .describe('Classifiers, of which a later one overrules those before.'),
    max_workers: z.unknown().optional().describe('Accepted for DataHub’s recipes, without effect.'),
  })
  .prefault({})
  .describe('Terms for columns, by patterns of their names and values.');

export type ClassificationConfig = z.infer<typeof classificationField>;
