import { array, aspect, enumeration, string } from '@colophon/schema';

export const intendedUserType = enumeration({
  name: 'com.linkedin.ml.metadata.IntendedUserType',
  doc: 'Broad kind of audience for a model, as listed in `primaryUsers` of `intendedUse`.',
  symbols: {
    ENTERPRISE: 'The model is meant for business use.',
    HOBBY: 'The model is meant for hobbyists and personal projects.',
    ENTERTAINMENT: 'The model is meant for amusement or leisure.',
  },
});

export const intendedUse = aspect({
  name: 'intendedUse',
  record: 'com.linkedin.ml.metadata.IntendedUse',
  doc: 'States what the model was built for, for whom, and which uses lie outside its purpose.',
  fields: {
    primaryUses: {
      type: array(string),
      doc: 'Tasks the model was designed to do, one per item, in free text.',
      optional: true,
    },
    primaryUsers: {
      type: array(intendedUserType),
      doc: 'Kinds of user the builders had in mind; several may apply.',
      optional: true,
    },
    outOfScopeUses: {
      type: array(string),
      doc: 'Applications for which the model was not built, including similar technology it could be mistaken for.',
      optional: true,
    },
  },
});
