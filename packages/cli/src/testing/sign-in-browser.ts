import { join } from 'node:path';
import { serve, temporaryFolder } from './run-colophon.ts';

export const password = 'correct horse battery';
const browser = { 'User-Agent': 'test', 'Sec-Fetch-Site': 'same-origin' };

/** A browser without scripts: it keeps cookies, and follows no redirect by itself. */
export function createBrowser(address: string) {
  const jar = new Map<string, string>();
  return {
    jar,
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = new Headers({ ...browser, ...(cookie && { Cookie: cookie }) });
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      const response = await fetch(new URL(path, address), { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    },
    submit(path: string, fields: Record<string, string>) {
      return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
    },
    post(path: string, body: object, headers: Record<string, string> = {}) {
      return this.send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    },
  };
}

/** `colophon serve --auth`, with the administrator `ada`, who is signed in. */
export async function startWithAdministrator(args: readonly string[] = [], env: Record<string, string> = {}) {
  const data = join(await temporaryFolder(), 'data');
  const server = await serve(data, ['--auth', ...args], { env });
  const [, link = ''] = /administrator {2}(\S+)/.exec(server.banner) ?? [];
  const ada = createBrowser(server.address);
  const token = new URL(link).searchParams.get('token') ?? '';
  const claimed = await ada.submit('/first-administrator', { username: 'ada', password, token });
  return { ...server, data, link, token, ada, claimed };
}
