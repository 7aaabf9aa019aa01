import { Client, type Entry, Filter, InvalidCredentialsError, ResultCodeError } from 'ldapts';
import { AuthError } from '../errors.ts';
import { connectOnce } from './connect-once.ts';
import { type LdapOptions, type ResolvedLdapOptions, resolveLdapOptions } from './ldap-options.ts';
import type { PasswordVerifier, VerifiedUser } from './verifier.ts';

/**
 * Verifies passwords by a directory: finds the entry of a name with an account for searches, and binds as that entry. Each
 * call has a connection of its own, so that nobody's bind is ever used for somebody else.
 *
 * @throws AuthError `INVALID_CONFIGURATION` that names the setting.
 */
export function createLdapVerifier(given: LdapOptions): PasswordVerifier {
  const options = resolveLdapOptions(given);
  return {
    id: options.id,
    async verify(name, password, { signal } = {}) {
      // A bind without a password is one as nobody, and always succeeds: RFC 4513, 5.1.2.
      if (password === '' || password.includes('\0')) return undefined;
      const client = new Client({
        url: options.url.href,
        timeout: options.timeoutMs,
        connectTimeout: options.timeoutMs,
        // Options for TLS would encrypt the connection from the start, whatever the address says.
        ...(options.url.protocol === 'ldaps:' && options.tls && { tlsOptions: options.tls }),
        ...(options.startTls && { createConnection: connectOnce() }),
      });
      const abort = () => void client.unbind().catch(() => {});
      signal?.addEventListener('abort', abort, { once: true });
      try {
        signal?.throwIfAborted();
        return await verify(client, options, name, password);
      } catch (cause) {
        if (cause instanceof AuthError) throw cause;
        throw new AuthError('UNAVAILABLE', `The directory ${options.url.host} does not answer as expected`, {
          cause,
        });
      } finally {
        signal?.removeEventListener('abort', abort);
        // The answer is known; a connection that cannot be closed in order is closed by the other side.
        await client.unbind().catch(() => {});
      }
    },
  };
}

async function verify(
  client: Client,
  options: ResolvedLdapOptions,
  name: string,
  password: string,
): Promise<VerifiedUser | undefined> {
  if (options.startTls) await client.startTLS({ host: options.url.hostname, ...options.tls });
  await bindForSearch(client, options);
  const { searchEntries } = await client.search(options.searchBase, {
    scope: 'sub',
    filter: options.searchFilter.replaceAll('{name}', Filter.escape(name)),
    attributes: [
      options.nameAttribute,
      options.idAttribute,
      options.fullNameAttribute,
      options.emailAttribute,
      options.memberOfAttribute,
    ],
    // Two entries are as good as none: nobody knows which of them is meant.
    sizeLimit: 2,
  });
  const entry = searchEntries.length === 1 ? searchEntries[0] : undefined;
  // A bind that fails for an unknown user too, so that the directory is asked as often as for a known one.
  const isRight = await bindAs(client, entry?.dn ?? `cn=nobody,${options.searchBase}`, password);
  if (!entry || !isRight) return undefined;
  const [canonical] = valuesOf(entry, options.nameAttribute);
  if (canonical === undefined)
    throw new AuthError('INVALID_CONFIGURATION', `${entry.dn} has no attribute ${options.nameAttribute}`);
  const [externalId] = valuesOf(entry, options.idAttribute);
  const [fullName] = valuesOf(entry, options.fullNameAttribute);
  const [email] = valuesOf(entry, options.emailAttribute);
  return {
    name: canonical,
    groups: await groupsOf(client, options, entry),
    ...(externalId !== undefined && { externalId }),
    ...(fullName !== undefined && { fullName }),
    ...(email !== undefined && { email }),
  };
}

async function bindForSearch(client: Client, { bindDn, bindPassword }: ResolvedLdapOptions): Promise<void> {
  try {
    await client.bind(bindDn, bindPassword);
  } catch (cause) {
    if (!(cause instanceof InvalidCredentialsError)) throw cause;
    throw new AuthError('UNAVAILABLE', `The directory rejects the account ${bindDn}, which is to search it`, {
      cause,
    });
  }
}

/** False for every reason that is about the entry: wrong password, locked, expired, not allowed to bind. */
async function bindAs(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof ResultCodeError && refusals.has(error.code)) return false;
    throw error;
  }
}

/** Result codes of RFC 4511, appendix A. */
const refusals = new Set([
  32 /* noSuchObject */, 34 /* invalidDNSyntax */, 48 /* inappropriateAuthentication */,
  49 /* invalidCredentials */, 50 /* insufficientAccessRights */, 53 /* unwillingToPerform */,
]);

/** Names of groups: of the entry's own attribute, and of a search for groups that have it as a member. */
async function groupsOf(client: Client, options: ResolvedLdapOptions, entry: Entry): Promise<string[]> {
  const own = valuesOf(entry, options.memberOfAttribute).map(firstValueOf);
  if (options.groupBase === undefined) return distinct(own);
  // As the account for searches: a user need not be allowed to read groups.
  await bindForSearch(client, options);
  const { searchEntries } = await client.search(options.groupBase, {
    scope: 'sub',
    filter: options.groupFilter.replaceAll('{dn}', Filter.escape(entry.dn)),
    attributes: [options.groupNameAttribute],
  });
  const found = searchEntries.flatMap((group) => valuesOf(group, options.groupNameAttribute).slice(0, 1));
  return distinct([...own, ...found]);
}

/** In one order, whatever order the directory has. */
const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** `readers` of `cn=readers,ou=groups,dc=example,dc=test`. */
function firstValueOf(dn: string): string {
  const [, value = dn] = /^[^=]+=((?:\\.|[^,\\])*)/s.exec(dn) ?? [];
  return value.replace(/\\([^0-9a-fA-F])/g, '$1');
}

/** Names of attributes have no case. What is no text, such as Active Directory's `objectGUID`, is shown in hexadecimals. */
function valuesOf(entry: Entry, attribute: string): string[] {
  const [, value] =
    Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase()) ?? [];
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return values
    .map((one) => (typeof one === 'string' ? one : Buffer.from(one).toString('hex')))
    .filter((text) => text !== '');
}
