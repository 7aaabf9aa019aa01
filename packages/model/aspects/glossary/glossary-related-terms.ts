import { array, aspect, urn } from '@colophon/schema';

export const glossaryRelatedTerms = aspect({
  name: 'glossaryRelatedTerms',
  record: 'com.linkedin.glossary.GlossaryRelatedTerms',
  doc: 'Relationships of the term to other terms: kinds of, parts of, possible values of, or otherwise related.',
  fields: {
    isRelatedTerms: {
      type: array(urn('glossaryTerm')),
      doc: 'URNs of broader terms of which this one is a kind, as `Email` is a kind of `Personal data`.',
      optional: true,
      search: { kind: 'URN', name: 'isRelatedTerms', queryByDefault: false },
      relationship: { name: 'IsA', to: ['glossaryTerm'] },
    },
    hasRelatedTerms: {
      type: array(urn('glossaryTerm')),
      doc: 'URNs of terms this one contains, as `Address` has a `Postcode`.',
      optional: true,
      search: { kind: 'URN', name: 'hasRelatedTerms', queryByDefault: false },
      relationship: { name: 'HasA', to: ['glossaryTerm'] },
    },
    values: {
      type: array(urn('glossaryTerm')),
      doc: 'URNs of terms that are the fixed values of this one, as `Red` and `Green` are of `Colour`.',
      optional: true,
      search: { kind: 'URN', name: 'values' },
      relationship: { name: 'HasValue', to: ['glossaryTerm'] },
    },
    relatedTerms: {
      type: array(urn('glossaryTerm')),
      doc: 'URNs of terms that are otherwise related, neither broader nor contained.',
      optional: true,
      search: { kind: 'URN', name: 'relatedTerms' },
      relationship: { name: 'IsRelatedTo', to: ['glossaryTerm'] },
    },
  },
});
