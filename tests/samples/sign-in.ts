import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPasswordHasher } from '@colophon/auth';
import { Catalogue } from './catalogue.ts';

/** Who a catalogue with sign-in knows from its start on. */
const administrator = 'admin';

/** The command that runs a service of many catalogues, as the pages have it. */
export const serviceCommand = `${process.execPath} ${join(import.meta.dirname, '../../packages/cli/src/main.ts')} service serve --port 8080`;

export interface SignInOptions {
  /** What its process is to find in its environment. */
  readonly env: NodeJS.ProcessEnv;
  /** The command that starts it. Default: that of one catalogue. */
  readonly command?: string;
}

/** What a reader of a page about sign-in has: a catalogue, the password of its administrator and a token. */
export class SignInCatalogue {
  readonly catalogue: Catalogue;
  readonly #folder: string;
  readonly #secrets: Record<string, string>;
  #started: Promise<void> | undefined;

  readonly #command: string | undefined;

  private constructor(
    folder: string,
    { env, command }: SignInOptions,
    { password, hash }: { readonly password: string; readonly hash: string },
  ) {
    this.#folder = folder;
    this.#command = command;
    this.#secrets = { PASSWORD: password };
    this.catalogue = new Catalogue(folder, {
      ...env,
      COLOPHON_AUTH: 'true',
      // Readers have the documentation: errors lead to a page of it.
      COLOPHON_SITE: join(folder, 'site'),
      COLOPHON_AUTH_FIRST_ADMINISTRATOR: `${administrator}:${hash}`,
    });
  }

  static async create(folder: string, options: SignInOptions): Promise<SignInCatalogue> {
    const password = crypto.randomUUID();
    const hash = await createPasswordHasher().hash(password);
    return new SignInCatalogue(folder, options, { password, hash });
  }

  /** What the samples find in their environment. The token is that of the administrator. */
  get env(): NodeJS.ProcessEnv {
    return {
      ...this.#secrets,
      COLOPHON_SERVER: this.catalogue.address,
      COLOPHON_DATA: this.catalogue.env.COLOPHON_DATA,
      // What `colophon login` and `datahub init` keep is kept for the page.
      XDG_CONFIG_HOME: join(this.#folder, 'config'),
      HOME: this.#folder,
    };
  }

  async start(): Promise<void> {
    this.#started ??= this.#start();
    await this.#started;
  }

  async #start(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.catalogue.start(this.#command);
    this.#secrets.COLOPHON_TOKEN = await this.#makeToken();
  }

  async #makeToken(): Promise<string> {
    const { address } = this.catalogue;
    const headers = { Origin: address, 'Content-Type': 'application/json', Connection: 'close' };
    const post = async (path: string, body: object, cookie = '') => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...headers, Cookie: cookie },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    const signedIn = await post('/logIn', { username: administrator, password: this.#secrets.PASSWORD });
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const made = await post('/openapi/v1/identity/tokens', { name: 'samples' }, cookies.join('; '));
    const { token } = (await made.json()) as { token: string };
    return token;
  }
}
