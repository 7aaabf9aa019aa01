import { aspect, long, string } from '@colophon/schema';

export const corpUserCredentials = aspect({
  name: 'corpUserCredentials',
  record: 'com.linkedin.identity.CorpUserCredentials',
  doc: 'Password data of a user who signs in with a catalogue account; users of single sign-on have none.',
  fields: {
    salt: {
      type: string,
      doc: 'Random text put before the password prior to hashing, so that equal passwords get different hashes.',
    },
    hashedPassword: {
      type: string,
      doc: 'Hash of salt followed by password; the password itself is never stored.',
    },
    passwordResetToken: {
      type: string,
      doc: 'Token that permits one user to choose a new password; only an administrator can have it issued.',
      optional: true,
    },
    passwordResetTokenExpirationTimeMillis: {
      type: long,
      doc: 'Milliseconds since the epoch after which `passwordResetToken` is no longer accepted.',
      optional: true,
    },
  },
});
