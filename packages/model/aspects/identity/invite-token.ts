import { aspect, string, urn } from '@colophon/schema';

export const inviteToken = aspect({
  name: 'inviteToken',
  record: 'com.linkedin.identity.InviteToken',
  doc: 'Token in a sign-up link that lets people create an account, with a role.',
  fields: {
    token: { type: string, doc: 'Encrypted token, never stored as plain text.' },
    role: {
      type: urn('dataHubRole'),
      doc: 'URN of the role assigned to users who accept the invitation; required on every token.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'role', hasValues: 'hasRole' },
    },
  },
  rules: [{ kind: 'anyOf', fields: ['role'] }],
});
