import { array, aspect, record, string, urn } from '@colophon/schema';
import { metadataAttribution } from '../common/metadata-attribution.ts';

export const domainAssociation = record({
  name: 'com.linkedin.domain.DomainAssociation',
  doc: 'A domain assigned to an asset, with who or what assigned it.',
  fields: {
    domain: {
      type: urn('domain'),
      doc: "URN of the domain, which also appears in the aspect's `domains` list.",
    },
    context: {
      type: string,
      doc: 'Free text on why or how the association was made.',
      optional: true,
    },
    attribution: {
      type: metadataAttribution,
      doc: 'Who assigned the domain, when and how; `sourceDetail` may contain `propagated` set to `true` when it was inherited through the glossary.',
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
  doc: 'Domains that the asset belongs to, usually one.',
  fields: {
    domains: {
      type: array(urn('domain')),
      doc: 'URNs of the domains; most assets have one.',
      search: { kind: 'URN', name: 'domains', facet: true, facetName: 'Domain', hasValues: 'hasDomain' },
      relationship: { name: 'AssociatedWith', to: ['domain'] },
    },
    domainAssociations: {
      type: array(domainAssociation),
      doc: 'The same domains with attribution for each, matched by URN; the server synchronises the two lists.',
      optional: true,
    },
  },
});
