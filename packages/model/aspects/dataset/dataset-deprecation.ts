import { aspect, boolean, long, string, urn } from '@colophon/schema';

export const datasetDeprecation = aspect({
  name: 'datasetDeprecation',
  record: 'com.linkedin.dataset.DatasetDeprecation',
  doc: "Older record of a dataset's retirement, with date and note; superseded by the `deprecation` aspect, which works for every entity.",
  deprecated: true,
  fields: {
    deprecated: {
      type: boolean,
      doc: 'True once the owner has declared the dataset deprecated.',
      search: { kind: 'BOOLEAN', weights: { true: 0.5 } },
    },
    decommissionTime: {
      type: long,
      doc: 'Milliseconds since the epoch at which the dataset is planned to be taken out of service; absent when no date is set.',
      optional: true,
    },
    note: {
      type: string,
      doc: 'Free text on the plan: why it goes, what replaces it, links to a wiki page or ticket.',
    },
    actor: {
      type: urn(),
      doc: 'Urn of the user to whom the last change of the deprecation is attributed.',
      optional: true,
    },
  },
});
