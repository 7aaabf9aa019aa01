import { aspect, boolean } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const structuredPropertySettings = aspect({
  name: 'structuredPropertySettings',
  record: 'com.linkedin.structured.StructuredPropertySettings',
  doc: 'Where the interface shows a structured property: filters, asset summary, badges and column tables.',
  fields: {
    isHidden: {
      type: boolean,
      doc: 'True hides the property in the interface; its values stay on the entities.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    showInSearchFilters: {
      type: boolean,
      doc: 'True offers the property as a filter next to search results.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    showInAssetSummary: {
      type: boolean,
      doc: 'True shows the property in the side panel of assets.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    hideInAssetSummaryWhenEmpty: {
      type: boolean,
      doc: 'True hides the property in the side panel of assets without a value; has effect only with `showInAssetSummary`.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    showAsAssetBadge: {
      type: boolean,
      doc: "True shows the property's value as a badge in the header of each asset that has it.",
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    showInColumnsTable: {
      type: boolean,
      doc: "True adds the property as a column to the schema table on a dataset's page.",
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When these display settings last changed and by whom.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedSettings' },
    },
  },
});
