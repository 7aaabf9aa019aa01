import { aspect, boolean, long, string, urn } from '@colophon/schema';

export const deprecation = aspect({
  name: 'deprecation',
  record: 'com.linkedin.common.Deprecation',
  doc: 'Warns that an entity should no longer be used and says why, until when and what to use instead.',
  fields: {
    deprecated: {
      type: boolean,
      doc: 'True marks the entity as deprecated and lowers its rank in search; set it to false to lift the warning.',
      search: { kind: 'BOOLEAN', facet: true, facetName: 'Deprecated', weights: { true: 0.5 } },
    },
    decommissionTime: {
      type: long,
      doc: 'Planned moment of removal in milliseconds since the epoch; absent when no date is fixed.',
      optional: true,
    },
    note: {
      type: string,
      doc: 'Reason and migration advice for readers, possibly with a link; required, but may be empty.',
    },
    actor: { type: urn(), doc: 'Urn of the user who last changed the deprecation.' },
    replacement: {
      type: urn(),
      doc: 'Urn of the entity to use instead; absent when none was named.',
      optional: true,
    },
  },
});
