import { createPasswordHasher } from '@colophon/auth';

const username = 'ada';
const password = 'correct horse battery';

/** The variables with which a server with sign-in has an administrator from its start on. */
export const administratorVariables = async (): Promise<Record<string, string>> => ({
  COLOPHON_AUTH_FIRST_ADMINISTRATOR: `${username}:${await createPasswordHasher().hash(password)}`,
});

/** Signs in as the administrator and creates an access token. */
export async function createAdministratorToken(address: string): Promise<string> {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Origin: address, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await post('/logIn', { username, password });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const created = await post('/openapi/v1/identity/tokens', { name: 'interop' }, cookies.join('; '));
  return ((await created.json()) as { token: string }).token;
}
