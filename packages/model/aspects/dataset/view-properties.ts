import { aspect, boolean, string } from '@colophon/schema';

export const viewProperties = aspect({
  name: 'viewProperties',
  record: 'com.linkedin.dataset.ViewProperties',
  doc: 'Definition of a view: its query text, language and whether results are stored.',
  fields: {
    materialized: {
      type: boolean,
      doc: 'True if the source stores the result of the view, false if it is computed on each read.',
      search: { kind: 'BOOLEAN', weights: { true: 0.5 } },
    },
    viewLogic: {
      type: string,
      doc: 'Definition as the source reports it, such as a `SELECT` statement or a dbt model.',
    },
    formattedViewLogic: {
      type: string,
      doc: 'Formatted version of `viewLogic`: indented SQL, or for dbt the compiled SQL.',
      optional: true,
    },
    viewLanguage: {
      type: string,
      doc: 'Language or dialect of the definition, for example `SQL` or `lookml`.',
    },
  },
});
