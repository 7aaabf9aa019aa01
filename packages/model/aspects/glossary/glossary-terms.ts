import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const glossaryTermAssociation = record({
  name: 'com.linkedin.common.GlossaryTermAssociation',
  doc: 'A glossary term on an entity or column, with who added it.',
  fields: {
    urn: {
      type: urn('glossaryTerm'),
      doc: 'URN of the term, such as `urn:li:glossaryTerm:Revenue`.',
      search: {
        kind: 'URN',
        name: 'glossaryTerms',
        boost: 0.5,
        facet: true,
        facetName: 'Glossary Term',
        hasValues: 'hasGlossaryTerms',
        modifiedAt: 'termsModifiedAt',
        label: 'glossaryTerms',
      },
      relationship: { name: 'TermedWith', to: ['glossaryTerm'] },
    },
    actor: {
      type: urn(),
      doc: 'URN of the user who added the term; absent when unknown.',
      optional: true,
    },
    context: {
      type: string,
      doc: 'Free text on why or how the association was made.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who or what applied the metadata, and from which source; absent if not recorded.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'termAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'termAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'termAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const glossaryTerms = aspect({
  name: 'glossaryTerms',
  record: 'com.linkedin.common.GlossaryTerms',
  doc: 'Glossary terms on an entity, linking it to the business vocabulary.',
  fields: {
    terms: {
      type: array(glossaryTermAssociation),
      doc: 'The complete set of terms; writing the aspect replaces all of them.',
    },
    auditStamp: { type: auditStamp, doc: 'Who last reported the set of terms and when.' },
  },
});
