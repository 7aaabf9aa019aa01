import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableChartProperties = aspect({
  name: 'editableChartProperties',
  record: 'com.linkedin.chart.EditableChartProperties',
  doc: 'User-edited description of a chart, unaffected by later ingestion runs.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation written in the catalogue; the ingested text stays in `chartInfo`.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'editedDescription',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
  },
});
