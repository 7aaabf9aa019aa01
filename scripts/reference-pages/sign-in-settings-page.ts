import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authFileShapes, requiredSettings } from '@colophon/server/auth-file';
import { printPage } from './reference-page.ts';

const root = join(import.meta.dirname, '../..');
/** Where the options of each part are described. */
const sources = {
  oidc: 'packages/auth/src/oidc/provider-options.ts',
  ldap: 'packages/auth/src/verifiers/ldap-options.ts',
  jwtIssuers: 'packages/auth/src/tokens/jwt-issuer.ts',
  limits: 'packages/server/src/auth/auth-settings.ts',
} as const;
type Part = keyof typeof sources;

const types = {
  text: 'string',
  texts: 'list of strings',
  number: 'number',
  positive: 'number',
  count: 'integer',
  flag: 'boolean',
  record: 'object of strings',
  secret: 'secret',
} as const;

/** A file with something of each part. */
const sample = `\`\`\`json auth-config title="auth.json"
${JSON.stringify(
  {
    oidc: [
      {
        id: 'oidc',
        issuer: 'https://id.example.org',
        clientId: 'colophon',
        clientSecret: { env: 'OIDC_SECRET' },
      },
    ],
    jwtIssuers: [
      {
        issuer: 'https://id.example.org',
        audience: 'colophon',
        jwksUrl: 'https://id.example.org/keys',
      },
    ],
    minPasswordLength: 15,
  },
  null,
  2,
)}
\`\`\``;

/** Prints the reference of the file of `--auth-config`, from what reads it and from the comments of the options. */
export const printSignInSettingsPage = (): string =>
  printPage({
    title: 'Sign-in settings',
    description:
      'Every setting of the configuration file for sign-in, with its type, default and effect: OpenID Connect, LDAP and issuers of JWTs.',
    source: 'packages/server/src/auth/read-auth-file.ts',
    blocks: [
      '`--auth-config` names the file. It contains one JSON object with any of these members. An unknown member or a value of the wrong type stops the server at its start, with a message that names it.',
      'A secret is not in the file. Name the environment variable or the file that contains it: `{ "env": "OIDC_SECRET" }` or `{ "file": "/run/secrets/oidc" }`. So you can copy and commit the file.',
      sample,
      '## OpenID Connect',
      'The member `oidc` is a list, with an object for each provider. [Set up single sign-on](/docs/authentication/guides/sso/configure-oidc) shows how to use it.',
      parameters('oidc'),
      '## LDAP',
      'The member `ldap` is an object. [Sign in with a file or LDAP](/docs/authentication/guides/jaas) shows how to use it.',
      parameters('ldap'),
      '## Issuers of JWTs',
      'The member `jwtIssuers` is a list, with an object for each issuer. Services send its tokens as `Authorization: Bearer <token>`.',
      parameters('jwtIssuers'),
      '## Limits',
      'The member `limits` is an object with limits of callers, each with any of the members below: `anonymous` for each address without sign-in, `principal` for each user and service account, and `byRole` for each user with a role, by the URN of the role. A request above the limit gets [429](/docs/api/errors#too_many_requests), with the time to wait in `Retry-After`.',
      parameters('limits'),
      '## Passwords',
      '`minPasswordLength` is a number: the minimum length of a new password, in characters. By default, 12.',
    ],
  });

function parameters(part: Part): string {
  const descriptions = readDescriptions(part);
  const entries = Object.entries(authFileShapes[part]).map(([name, kind]) => {
    const text = descriptions.get(name);
    if (text === undefined) throw new Error(`${sources[part]}: no comment describes ${name}`);
    const isRequired = (requiredSettings[part] as readonly string[]).includes(name);
    const note = isRequired ? ' Required.' : '';
    return `<Parameter name="${name}" anchor="${part}.${name}" type="${types[kind]}">${text}${note}</Parameter>`;
  });
  return ['<Parameters>', ...entries, '</Parameters>'].join('\n');
}

/** The comment of each option, without the marks of a comment. */
function readDescriptions(part: Part): Map<string, string> {
  const code = readFileSync(join(root, sources[part]), 'utf8');
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of code.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}readonly (\w+)\??:/g,
  ))
    if (!found.has(name)) found.set(name, comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim());
  return found;
}
