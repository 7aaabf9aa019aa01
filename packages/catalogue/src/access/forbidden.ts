import { CatalogueError } from '../errors.ts';
import type { Privilege } from './privileges.ts';

/**
 * The refusal of what needs a privilege. It names the privileges and what was sent, never what is stored.
 *
 * @param what What was asked for, such as a URN.
 */
export const forbidden = (privileges: readonly Privilege[], what?: string): CatalogueError =>
  new CatalogueError(
    'FORBIDDEN',
    `${what === undefined ? '' : `${what}: `}${
      privileges.length === 0
        ? 'nobody may do this'
        : `expected the privilege ${privileges.join(' or ')}, which you do not have`
    }`,
  );
