import { enumeration } from '@colophon/schema';

export const erModelRelationshipCardinality = enumeration({
  name: 'com.linkedin.ermodelrelation.ERModelRelationshipCardinality',
  doc: 'How many rows match on each side of a join; the record that uses it defines which side is first.',
  symbols: {
    ONE_ONE: 'Each row matches at most one row on the other side, in both directions.',
    ONE_N: 'A row on the first side can match many on the second, each of which matches one on the first.',
    N_ONE:
      'Many rows on the first side can match the same row on the second, such as orders of one customer.',
    N_N: 'Rows can match many on the other side in both directions; the default for entity relationships.',
  },
});
