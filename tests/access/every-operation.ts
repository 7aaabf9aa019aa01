import { identityOperations } from '@colophon/http/operations';
import { type AnyOperation, everyOperation as ofTables } from '@colophon/http/testing/every-operation';

/** Every operation, with those about users, tokens and access, which a server has that has sign-in. */
export const everyOperation: readonly Omit<AnyOperation, 'path'>[] = [
  ...ofTables,
  ...identityOperations.map(({ id, method, access, writes = false }) => ({
    name: id,
    method,
    access,
    writes,
  })),
];
