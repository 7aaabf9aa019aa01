import { aspect, long, string } from '@colophon/schema';

export const corpUserCredentials = aspect({
  name: 'corpUserCredentials',
  record: 'com.linkedin.identity.CorpUserCredentials',
  doc: 'Password data of a user who signs in with a catalogue account; absent for single sign-on users.',
  fields: {
    salt: {
      type: string,
      doc: 'Random text prepended to the password before hashing, so that equal passwords get different hashes.',
    },
    hashedPassword: {
      type: string,
      doc: 'Hash of the salt and the password; the password itself is never stored.',
    },
    passwordResetToken: {
      type: string,
      doc: 'Token that lets one user choose a new password; only an administrator can issue it.',
      optional: true,
    },
    passwordResetTokenExpirationTimeMillis: {
      type: long,
      doc: 'Milliseconds since the epoch after which `passwordResetToken` is no longer accepted.',
      optional: true,
    },
  },
});
