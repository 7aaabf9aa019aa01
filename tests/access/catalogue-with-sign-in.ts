import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerEvents, type ServerSettings, startServer } from '@colophon/server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A password that the rules accept, of everybody here. */
export const password = 'zqpassword correct horse';
export const audience = 'colophon';
const issuer = 'https://issuer.example';

export const urnOf = (name: string): string => `urn:li:corpuser:${name}`;
export const roleOf = (name: 'Admin' | 'Editor' | 'Reader'): string => `urn:li:dataHubRole:${name}`;

/** An answer, with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests look into answers of every shape; a wrong shape fails the comparison.
  readonly body: unknown;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is a text. */
  readonly body?: unknown;
}

export type WrittenValue = readonly [urn: string, aspect: string, value: unknown];

/** A server as the command line starts it with sign-in, with an administrator, and an issuer of JWTs beside it. */
export interface SignInServer extends AsyncDisposable {
  readonly address: string;
  /** Folder of the database. */
  readonly folder: string;
  /** Access token of the administrator `ada`. */
  readonly admin: string;
  /** The link that made the administrator. */
  readonly firstLink: string;
  /** The public key of the issuer. */
  readonly publicKey: CryptoKey;
  send(path: string, sent?: Sent): Promise<Answer>;
  /** The same with an access token, or a JWT. */
  as(token: string, path: string, sent?: Sent): Promise<Answer>;
  /** Writes values as the administrator, and requires that they are accepted. */
  write(...values: readonly WrittenValue[]): Promise<void>;
  /** Lets somebody sign up, with or without a role. Returns the `Cookie` header of the session. */
  signUp(name: string, role?: string): Promise<string>;
  /** A link that lets somebody sign up; its token. */
  invite(fields?: object): Promise<string>;
  /** Makes a service account, which needs no password and so no hash, with an access token. */
  serviceAccount(
    name: string,
    role?: string,
    fields?: object,
  ): Promise<{ readonly token: string; readonly id: string }>;
  /** Makes an access token of somebody who has signed up. */
  tokenOf(cookie: string, fields?: object): Promise<{ readonly token: string; readonly id: string }>;
  /** A JWT of the issuer that the server trusts, for the service account `robot`. */
  jwt(claims?: JWTPayload): Promise<string>;
  /** The offset of the latest change. */
  logHead(): Promise<number>;
}

const unlimited = { perSecond: 1e6, burst: 1e6, concurrent: 1e6 };

/** Where a page of the server itself sends a form from. */
export const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' };

export async function startWithSignIn(
  settings: Partial<ServerSettings> = {},
  events: ServerEvents = {},
): Promise<SignInServer> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-access-'));
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'first' }] });
  const issuing = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(jwks);
  });
  await new Promise<void>((resolve) => issuing.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${(issuing.address() as AddressInfo).port}/keys`;
  const { auth, ...others } = settings;
  const server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      data: folder,
      logLevel: 'silent',
      unknownFields: 'reject',
      maxBody: 16,
      queryThreads: 1,
      queryTimeout: 30,
      ...others,
      // Thousands of requests come from one address; the limits have tests of their own.
      auth: {
        limits: { anonymous: unlimited, principal: unlimited },
        jwtIssuers: [{ issuer, audience, jwksUrl, isJustInTime: true }],
        ...auth,
      },
    },
    events,
  );
  const { address } = server;

  async function send(path: string, { method, headers, body }: Sent = {}): Promise<Answer> {
    const isText = typeof body === 'string';
    const response = await fetch(new URL(path, address), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...(body !== undefined && !isText && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }
  const as = (token: string, path: string, sent: Sent = {}) =>
    send(path, { ...sent, headers: { Authorization: `Bearer ${token}`, ...sent.headers } });
  async function tokenOf(cookie: string, fields: object = {}) {
    const made = await send('/openapi/v1/identity/tokens', {
      body: { name: 'test', ...fields },
      headers: { Cookie: cookie, ...fromOwnPage },
    });
    const { token, record } = required(made) as { token: string; record: { id: string } };
    return { token, id: record.id };
  }

  const jwt = (claims: JWTPayload = {}): Promise<string> =>
    new SignJWT({ iss: issuer, aud: audience, sub: 'robot', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .setExpirationTime(claims.exp ?? '5m')
      .sign(keys.privateKey);
  async function write(...values: readonly WrittenValue[]): Promise<void> {
    const proposals = values.map(([urn, aspect, value]) => proposalOf(urn, aspect, value));
    required(await as(admin, '/aspects?action=ingestProposalBatch', { body: { proposals } }));
  }
  async function invite(fields: object = {}): Promise<string> {
    const made = required(await as(admin, '/openapi/v1/identity/invites', { body: fields }));
    return (made as { token: string }).token;
  }

  const firstLink = server.firstAdministratorLink ?? '';
  const claimed = await send('/first-administrator', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...fromOwnPage },
    body: new URLSearchParams({
      username: 'ada',
      password,
      token: new URL(firstLink).searchParams.get('token') ?? '',
    }).toString(),
  });
  const { token: admin } = await tokenOf(cookieOf(claimed));

  return {
    address,
    folder,
    admin,
    firstLink,
    publicKey: keys.publicKey,
    send,
    as,
    tokenOf,
    write,
    invite,
    async signUp(name, role) {
      const inviteToken = await invite({ ...(role && { role }) });
      const signedUp = await send('/signUp', {
        body: { email: name, fullName: name, password, inviteToken },
        headers: fromOwnPage,
      });
      required(signedUp);
      return cookieOf(signedUp);
    },
    async serviceAccount(name, role, fields = {}) {
      // The issuer vouches for it, which makes it.
      required(await as(await jwt({ sub: name }), '/openapi/v1/identity/whoami'));
      if (role !== undefined) await write([urnOf(name), 'roleMembership', { roles: [role] }]);
      const body = { name: 'test', serviceAccount: urnOf(name), ...fields };
      const made = required(await as(admin, '/openapi/v1/identity/tokens', { body }));
      const { token, record } = made as { token: string; record: { id: string } };
      return { token, id: record.id };
    },
    jwt,
    async logHead() {
      const { text } = await as(admin, '/metrics');
      return Number(/^colophon_log_offset (\d+)$/m.exec(text)?.[1]);
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      issuing.closeAllConnections();
      await new Promise((resolve) => issuing.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A proposal in the shape of the wire. */
export const proposalOf = (entityUrn: string, aspectName: string, value: unknown) => ({
  entityType: entityUrn.split(':')[2] ?? '',
  entityUrn,
  changeType: 'UPSERT',
  aspectName,
  aspect: { contentType: 'application/json', value: JSON.stringify(value) },
});

/** What the browser sends from now on. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

function required({ status, text, body }: Answer): unknown {
  if (status >= 300) throw new Error(`The test cannot begin: ${status} ${text}`);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
