import { enumeration } from '@colophon/schema';

export const lineageMatchType = enumeration({
  name: 'com.linkedin.dataset.LineageMatchType',
  doc: 'How an upstream urn was matched to known entities, ignoring upper and lower case. Judged once at ingestion, and refreshed only when the source is ingested again.',
  symbols: {
    EXACT: 'The urn as reported names an existing entity, with the same upper and lower case.',
    NORMALIZED:
      "The urn differed from an existing entity only in upper and lower case, and was rewritten to that entity's spelling.",
    UNRESOLVED:
      'No entity fits in any casing, or more than one does; the urn stayed as reported, and the lineage may be broken.',
  },
});
