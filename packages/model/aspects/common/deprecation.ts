import { aspect, boolean, long, string, urn } from '@colophon/schema';

export const deprecation = aspect({
  name: 'deprecation',
  record: 'com.linkedin.common.Deprecation',
  doc: 'Marks an entity as deprecated: the reason, the planned removal date and the replacement.',
  fields: {
    deprecated: {
      type: boolean,
      doc: 'True marks the entity as deprecated and lowers its rank in search; false removes the mark.',
      search: { kind: 'BOOLEAN', facet: true, facetName: 'Deprecated', weights: { true: 0.5 } },
    },
    decommissionTime: {
      type: long,
      doc: 'Planned removal, in milliseconds since the epoch; absent when no date is set.',
      optional: true,
    },
    note: {
      type: string,
      doc: 'Reason and migration advice for readers, possibly with a link; required, but may be empty.',
    },
    actor: { type: urn(), doc: 'URN of the user who last changed the deprecation.' },
    replacement: {
      type: urn(),
      doc: 'URN of the entity to use instead; absent when none was named.',
      optional: true,
    },
  },
});
