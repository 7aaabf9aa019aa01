import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLdapVerifier, resolveOidcProvider } from '@colophon/auth';
import { readAuthFile } from '@colophon/server';

/** Every variable that a page names has a value for its reader. */
const everyVariable = new Proxy<Record<string, string>>({}, { get: () => 'the secret' });

/**
 * Reads the text as the server reads the file of `--auth-config`, with all that it checks before it asks a provider.
 *
 * @throws Error that names the setting.
 */
export function checkAuthConfig(text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-auth-config-'));
  try {
    const path = join(folder, 'auth.json');
    writeFileSync(path, text);
    const { oidc = [], ldap } = readAuthFile(path, everyVariable);
    oidc.forEach(resolveOidcProvider);
    if (ldap) createLdapVerifier(ldap);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
