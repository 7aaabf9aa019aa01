import { aspect, string, urn } from '@colophon/schema';

export const semanticModelProperties = aspect({
  name: 'semanticModelProperties',
  record: 'com.linkedin.dataset.SemanticModelProperties',
  doc: 'Links a dataset of subtype `Semantic Model Dataset` to the semantic model that exposes it; its SQL and lineage stay in `viewProperties` and `upstreamLineage`.',
  fields: {
    alias: {
      type: string,
      doc: 'Name by which the semantic model refers to the dataset, for instance on either side of a join.',
    },
    semanticModel: {
      type: urn('semanticModel'),
      doc: 'URN of the semantic model of which the dataset is a part.',
      search: { kind: 'URN', name: 'semanticModel', queryByDefault: false, hasValues: 'hasSemanticModel' },
      relationship: { name: 'IsPartOf', to: ['semanticModel'] },
    },
  },
});
