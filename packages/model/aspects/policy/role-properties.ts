import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const roleProperties = aspect({
  name: 'roleProperties',
  record: 'com.linkedin.role.RoleProperties',
  doc: 'Name, kind of access and request address of a role in an external access system, such as a Snowflake or IAM role that opens a dataset.',
  fields: {
    name: {
      type: string,
      doc: 'How the external system labels the role, for example `ANALYST_READ`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the role allows, in words.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: { type: string, doc: 'Level of access granted: `READ`, `WRITE` or `ADMIN`.' },
    requestUrl: {
      type: string,
      doc: 'URL of the external page where people can ask for the role.',
      optional: true,
    },
    created: { type: auditStamp, doc: 'When the role was created, and by whom.', optional: true },
  },
});
