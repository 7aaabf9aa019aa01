import { forbidden, type Principal, type Privilege } from '@colophon/catalogue';
import type { HttpContext } from '../request-context.ts';
import type { OperationAccess } from './operation-access.ts';

/** Whether a principal has any one of the privileges on the catalogue as a whole. */
export type MayOnCatalogue = (principal: Principal, anyOf: readonly Privilege[]) => Promise<boolean>;

/**
 * Checks that the caller may call an operation at all; about single entities, the session decides. It answers at once where
 * nothing has to be looked up.
 *
 * @throws RequestError `UNAUTHENTICATED` without a principal. @throws CatalogueError `FORBIDDEN` without the privileges
 */
export type RequireAccess = (context: HttpContext, needed: OperationAccess) => undefined | Promise<void>;

/** @param mayOnCatalogue Undefined when every principal may do everything. */
export const createRequireAccess =
  (mayOnCatalogue: MayOnCatalogue | undefined): RequireAccess =>
  (context, needed) => {
    if (needed === 'public') return undefined;
    const { principal } = context;
    if (!mayOnCatalogue || needed === 'signed-in' || needed.on === 'entity') return undefined;
    return mayOnCatalogue(principal, needed.anyOf).then((may) => {
      if (!may) throw forbidden(needed.anyOf);
    });
  };
