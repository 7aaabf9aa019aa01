import { array, aspect, record, string, urn } from '@colophon/schema';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const domainAssociation = record({
  name: 'com.linkedin.domain.DomainAssociation',
  doc: 'One domain given to an asset, together with who or what put it there.',
  fields: {
    domain: {
      type: urn('domain'),
      doc: 'Urn of the domain, which also appears in the plain `domains` list of the same aspect.',
    },
    context: {
      type: string,
      doc: 'Further information on why or how the association was made, as text from whoever made it.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who assigned the domain, when and how; `sourceDetail` may hold `propagated` set to `true` when it came down the glossary tree.',
      optional: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'domainAttributionActors', queryByDefault: false },
        { path: 'source', kind: 'URN', name: 'domainAttributionSources', queryByDefault: false },
        { path: 'time', kind: 'DATETIME', name: 'domainAttributionDates', queryByDefault: false },
      ],
    },
  },
});

export const domains = aspect({
  name: 'domains',
  record: 'com.linkedin.domain.Domains',
  doc: 'Domains to which the asset belongs, usually a single one.',
  fields: {
    domains: {
      type: array(urn('domain')),
      doc: 'Urns of the domains; most assets have one.',
      search: { kind: 'URN', name: 'domains', facet: true, facetName: 'Domain', hasValues: 'hasDomain' },
      relationship: { name: 'AssociatedWith', to: ['domain'] },
    },
    domainAssociations: {
      type: array(domainAssociation),
      doc: 'The same domains with attribution for each, matched by urn; the server keeps the two lists in step.',
      optional: true,
    },
  },
});
