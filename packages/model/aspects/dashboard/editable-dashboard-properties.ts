import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDashboardProperties = aspect({
  name: 'editableDashboardProperties',
  record: 'com.linkedin.dashboard.EditableDashboardProperties',
  doc: 'User-edited description of a dashboard, unaffected by later ingestion runs.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation written in the catalogue; the ingested text stays in `dashboardInfo`.',
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
