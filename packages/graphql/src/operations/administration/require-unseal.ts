import { CatalogueError } from '@colophon/catalogue';
import type { GraphqlContext, UnsealSecret } from '../../context.ts';

/**
 * What decrypts secrets, on a server that knows who asks for them.
 *
 * @throws CatalogueError `FORBIDDEN` on any other.
 */
export function requireUnseal({ unsealSecret }: Pick<GraphqlContext, 'unsealSecret'>): UnsealSecret {
  if (unsealSecret) return unsealSecret;
  throw new CatalogueError(
    'FORBIDDEN',
    'Secrets are returned only by a server with sign-in: everybody who reaches this one could read them. Start it with --auth.',
  );
}
