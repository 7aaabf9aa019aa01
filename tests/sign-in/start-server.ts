import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FormBrowser } from '../support/form-browser.ts';
import { freePort } from '../support/free-port.ts';
import { type Served, serveWith } from '../support/serve.ts';

export const administratorName = 'margaret';
export const password = 'correct horse battery';

/** A server with sign-in, and its administrator. */
export interface SignInServer extends AsyncDisposable {
  readonly address: string;
  readonly administrator: FormBrowser;
  /** Calls an operation as the administrator; throws unless it succeeds. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** What of an entity is stored; undefined when there is none. */
  aspect(urn: string, name: string): Promise<Record<string, unknown> | undefined>;
}

/** The port is chosen before, since a provider has to know the address. */
export const chooseAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

/**
 * Starts the real server with a configuration file.
 *
 * @param address As {@link chooseAddress} has chosen it.
 * @param given.settings The content of the file of `--auth-config`, if there is one.
 * @param given.env Variables, such as those with secrets.
 */
export async function startSignInServer(
  address: string,
  {
    settings,
    env = {},
    options = [],
  }: {
    readonly settings?: object;
    readonly env?: Readonly<Record<string, string>>;
    readonly options?: readonly string[];
  } = {},
): Promise<SignInServer> {
  const { port } = new URL(address);
  const file = join(await mkdtemp(join(tmpdir(), 'colophon-sign-in-')), 'auth.json');
  if (settings) await writeFile(file, JSON.stringify(settings));
  const config = settings ? ['--auth-config', file] : [];
  const served = await serveWith(env, '--port', port, '--auth', ...config, ...options);
  const administrator = await claimAdministrator(address, served);
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const cookies = [...administrator.cookies(address)].map((cookie) => cookie.join('='));
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { Cookie: cookies.join('; '), Origin: address, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  return {
    address,
    administrator,
    call,
    async aspect(urn, name) {
      const [entity] = await call<{ readonly [aspect: string]: { readonly value?: object } }[]>(
        'POST',
        `/openapi/v3/entity/${urn.split(':')[2]}/batchGet`,
        [{ urn, [name]: {} }],
      );
      return entity?.[name]?.value as Record<string, unknown> | undefined;
    },
    [Symbol.asyncDispose]: () => served.stop(),
  };
}

/** Opens the link that the server prints, and sets a name and a password. */
async function claimAdministrator(address: string, { administratorLink }: Served): Promise<FormBrowser> {
  const browser = new FormBrowser();
  const page = await browser.open(await administratorLink);
  // The link may have another name of this machine.
  const here = { ...page, url: page.url.replace(new URL(page.url).origin, address) };
  await browser.submit(here, { username: administratorName, password }, `${address}/`);
  if (browser.cookies(address).size === 0) throw new Error('The administrator is not signed in');
  return browser;
}
