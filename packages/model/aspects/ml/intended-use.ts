import { array, aspect, enumeration, string } from '@colophon/schema';

export const intendedUserType = enumeration({
  name: 'com.linkedin.ml.metadata.IntendedUserType',
  doc: 'Audience of a model, as listed in `primaryUsers` of `intendedUse`.',
  symbols: {
    ENTERPRISE: 'The model is meant for business use.',
    HOBBY: 'The model is meant for hobbyists and personal projects.',
    ENTERTAINMENT: 'The model is meant for entertainment or leisure.',
  },
});

export const intendedUse = aspect({
  name: 'intendedUse',
  record: 'com.linkedin.ml.metadata.IntendedUse',
  doc: 'What the model was built for, for whom, and which uses are out of scope.',
  fields: {
    primaryUses: {
      type: array(string),
      doc: 'Tasks the model was designed to do, one per item, in free text.',
      optional: true,
    },
    primaryUsers: {
      type: array(intendedUserType),
      doc: 'Intended kinds of user; several may apply.',
      optional: true,
    },
    outOfScopeUses: {
      type: array(string),
      doc: 'Uses for which the model was not built, including similar technology it could be mistaken for.',
      optional: true,
    },
  },
});
