import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const roleProperties = aspect({
  name: 'roleProperties',
  record: 'com.linkedin.role.RoleProperties',
  doc: 'Name, type of access and request URL of a role in an external access system, such as a Snowflake or IAM role that grants access to a dataset.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the role in the external system, for example `ANALYST_READ`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description of what the role allows.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: { type: string, doc: 'Level of access granted: `READ`, `WRITE` or `ADMIN`.' },
    requestUrl: {
      type: string,
      doc: 'URL of the external page where users can request the role.',
      optional: true,
    },
    created: { type: auditStamp, doc: 'When the role was created, and by whom.', optional: true },
  },
});
