import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../configuration-error.ts';
import type { AuthSettings } from './auth-settings.ts';
import { readSecretFile } from './read-secrets.ts';

type Kind = 'text' | 'texts' | 'number' | 'positive' | 'count' | 'flag' | 'record' | 'secret';
type Shape = Readonly<Record<string, Kind>>;

const oidc: Shape = {
  id: 'text',
  label: 'text',
  issuer: 'text',
  clientId: 'text',
  clientAuthentication: 'text',
  clientSecret: 'secret',
  privateKey: 'secret',
  privateKeyAlgorithm: 'text',
  privateKeyId: 'text',
  scopes: 'texts',
  parameters: 'record',
  userNameClaim: 'text',
  userNamePattern: 'text',
  groupClaims: 'texts',
  groupPattern: 'text',
  requiredGroups: 'texts',
  isJustInTime: 'flag',
  readsUserInfo: 'flag',
  timeoutMs: 'number',
  retries: 'number',
};
const ldap: Shape = {
  id: 'text',
  url: 'text',
  startTls: 'flag',
  ca: 'secret',
  bindDn: 'text',
  bindPassword: 'secret',
  searchBase: 'text',
  searchFilter: 'text',
  nameAttribute: 'text',
  idAttribute: 'text',
  fullNameAttribute: 'text',
  emailAttribute: 'text',
  memberOfAttribute: 'text',
  groupBase: 'text',
  groupFilter: 'text',
  groupNameAttribute: 'text',
  timeoutMs: 'number',
};
const issuer: Shape = {
  issuer: 'text',
  audience: 'text',
  jwksUrl: 'text',
  algorithms: 'texts',
  type: 'text',
  scopes: 'texts',
  nameClaim: 'text',
  isJustInTime: 'flag',
  clockToleranceMs: 'number',
  timeoutMs: 'number',
  keysCooldownMs: 'number',
};
const limit: Shape = {
  perSecond: 'positive',
  burst: 'count',
  concurrent: 'count',
  maxBody: 'positive',
  queryTimeout: 'positive',
};
/** What each part of the file may have, in the order in which the reference shows it. */
export const authFileShapes: Readonly<Record<'oidc' | 'ldap' | 'jwtIssuers' | 'limits', Shape>> = {
  oidc,
  ldap,
  jwtIssuers: issuer,
  limits: limit,
};
export const requiredSettings = {
  oidc: ['id', 'issuer', 'clientId'],
  ldap: ['url', 'bindDn', 'bindPassword', 'searchBase'],
  jwtIssuers: ['issuer', 'audience', 'jwksUrl'],
  limits: [],
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the JSON file that says who vouches for users: `oidc` (a list), `ldap`, `jwtIssuers` (a list), `minPasswordLength`,
 * and `limits`, how much each caller may ask for.
 * A secret is not in it, but where it is: `{ "file": "/run/secrets/oidc" }` or `{ "env": "OIDC_SECRET" }`. So the file can
 * be read, copied and committed.
 *
 * @throws ConfigurationError that names the setting.
 */
export function readAuthFile(path: string, environment: Environment): AuthSettings {
  const fail = (where: string, expected: string) =>
    new ConfigurationError(`${path}: ${where}: expected ${expected}.`);

  function readSecret(value: unknown, where: string): string {
    if (!isObject(value) || Object.keys(value).length !== 1)
      throw fail(where, '{ "file": "path" } or { "env": "NAME" }; a secret is not written here');
    const { file, env } = value;
    if (typeof file === 'string') return readSecretFile(file, `${path}: ${where}`);
    if (typeof env !== 'string') throw fail(where, '{ "file": "path" } or { "env": "NAME" }');
    const secret = environment[env]?.trim();
    if (!secret) throw fail(where, `the variable ${env} to be set`);
    return secret;
  }

  function read(shape: Shape, needed: readonly string[], value: unknown, where: string): object {
    if (!isObject(value)) throw fail(where, 'an object');
    const missing = needed.find((name) => value[name] === undefined);
    if (missing !== undefined) throw fail(`${where}.${missing}`, 'a value');
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const kind = shape[name];
        const at = `${where}.${name}`;
        if (kind === undefined) throw fail(at, `one of ${Object.keys(shape).join(', ')}`);
        if (kind === 'secret') return [name, readSecret(one, at)];
        if (!checks[kind].test(one)) throw fail(at, checks[kind].expected);
        return [name, one];
      }),
    );
  }

  const list = (shape: Shape, needed: readonly string[], value: unknown, where: string) => {
    if (!Array.isArray(value)) throw fail(where, 'a list');
    return value.map((one, place) => read(shape, needed, one, `${where}[${place}]`));
  };

  function readLimits(value: unknown, where: string): object {
    if (!isObject(value)) throw fail(where, 'an object');
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const at = `${where}.${name}`;
        if (name === 'anonymous' || name === 'principal') return [name, read(limit, [], one, at)];
        if (name !== 'byRole') throw fail(at, 'one of anonymous, principal, byRole');
        if (!isObject(one)) throw fail(at, 'an object');
        const byRole = Object.entries(one).map(([role, given]) => {
          if (!rolePattern.test(role))
            throw fail(`${at}.${role}`, `the URN of a role, such as ${exampleRole}`);
          return [role, read(limit, [], given, `${at}.${role}`)];
        });
        return [name, Object.fromEntries(byRole)];
      }),
    );
  }

  const file = parse(path);
  if (!isObject(file)) throw fail('the whole', 'an object');
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(file)) {
    if (name === 'oidc') settings.oidc = list(oidc, requiredSettings.oidc, value, name);
    else if (name === 'ldap') settings.ldap = read(ldap, requiredSettings.ldap, value, name);
    else if (name === 'jwtIssuers')
      settings.jwtIssuers = list(issuer, requiredSettings.jwtIssuers, value, name);
    else if (name === 'limits') settings.limits = readLimits(value, name);
    else if (name === 'minPasswordLength' && typeof value === 'number') settings[name] = value;
    else throw fail(name, 'oidc, ldap, jwtIssuers, limits or minPasswordLength (a number)');
  }
  // What the libraries check besides names the setting, too.
  return settings as AuthSettings;
}

const exampleRole = 'urn:li:dataHubRole:Reader';
const rolePattern = /^urn:li:dataHubRole:./;

function parse(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser would repeat what stands there.
    throw new ConfigurationError(`the file ${path} is not valid JSON.`);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const checks: Readonly<
  Record<Exclude<Kind, 'secret'>, { readonly test: (value: unknown) => boolean; readonly expected: string }>
> = {
  text: { test: isText, expected: 'a text' },
  texts: { test: (value) => Array.isArray(value) && value.every(isText), expected: 'a list of texts' },
  number: { test: Number.isFinite, expected: 'a number' },
  positive: { test: (value) => Number.isFinite(value) && Number(value) > 0, expected: 'a number above 0' },
  count: {
    test: (value) => Number.isSafeInteger(value) && Number(value) > 0,
    expected: 'a whole number above 0',
  },
  flag: { test: (value) => typeof value === 'boolean', expected: 'true or false' },
  record: {
    test: (value) => isObject(value) && Object.values(value).every(isText),
    expected: 'an object of texts',
  },
};
