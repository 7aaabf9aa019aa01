import { aspect, boolean, long, string, urn } from '@colophon/schema';

export const datasetDeprecation = aspect({
  name: 'datasetDeprecation',
  record: 'com.linkedin.dataset.DatasetDeprecation',
  doc: 'Legacy deprecation record of a dataset, with date and note; superseded by the `deprecation` aspect, which works for every entity.',
  deprecated: true,
  fields: {
    deprecated: {
      type: boolean,
      doc: 'True once the owner has marked the dataset as deprecated.',
      search: { kind: 'BOOLEAN', weights: { true: 0.5 } },
    },
    decommissionTime: {
      type: long,
      doc: 'Planned decommissioning, in milliseconds since the epoch; absent when no date is set.',
      optional: true,
    },
    note: {
      type: string,
      doc: 'Free text on the plan: the reason, the replacement, links to a wiki page or ticket.',
    },
    actor: {
      type: urn(),
      doc: 'URN of the user who last changed the deprecation.',
      optional: true,
    },
  },
});
