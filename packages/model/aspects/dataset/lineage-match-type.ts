import { enumeration } from '@colophon/schema';

export const lineageMatchType = enumeration({
  name: 'com.linkedin.dataset.LineageMatchType',
  doc: 'How an upstream URN was matched to known entities, ignoring case. Determined at ingestion and refreshed only when the source is ingested again.',
  symbols: {
    EXACT: 'The URN as reported identifies an existing entity, with the same case.',
    NORMALIZED:
      "The URN differed from an existing entity only in case, and was rewritten to that entity's spelling.",
    UNRESOLVED:
      'No entity matches in any casing, or more than one does; the URN was left as reported, and the lineage may be broken.',
  },
});
