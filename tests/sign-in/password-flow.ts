import { describe, expect, it } from 'vitest';
import { FormBrowser } from '../support/form-browser.ts';
import type { SignInServer } from './start-server.ts';

/** Who may sign in by a password that something else than the server verifies. */
export interface PasswordUsers {
  /** Passwords by name. */
  readonly users: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** What holds of every verifier of passwords behind a real server, by the form and by DataHub's path. */
export function passwordFlow(
  name: string,
  server: () => SignInServer,
  { users, groups }: PasswordUsers,
): void {
  describe(name, () => {
    const whoami = '/openapi/v1/identity/whoami';
    const submit = async (username: string, password: string, browser = new FormBrowser()) => {
      const page = await browser.open(`${server().address}/login?redirect_uri=${whoami}`);
      return browser.submit(page, { username, password });
    };
    const logIn = (username: string, password: string) =>
      fetch(`${server().address}/logIn`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });

    it.each(Object.entries(users))(
      '%s signs in with the form, and the session works on an API',
      async (who, password) => {
        const shown = await submit(who, password);
        expect([shown.status, JSON.parse(shown.text)]).toEqual([
          200,
          expect.objectContaining({ urn: `urn:li:corpuser:${who}` }),
        ]);
      },
    );

    it.each(Object.entries(users))('%s signs in as a program', async (who, password) => {
      const response = await logIn(who, password);
      expect([response.status, await response.text()]).toEqual([200, '']);
      const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      const asked = await fetch(`${server().address}${whoami}`, { headers: { Cookie: cookies.join('; ') } });
      expect(await asked.json()).toMatchObject({ urn: `urn:li:corpuser:${who}` });
    });

    it.each(Object.entries(groups))('%s is in the groups that it says', async (who, names) => {
      await logIn(who, users[who] ?? '');
      const membership = await server().aspect(`urn:li:corpuser:${who}`, 'groupMembership');
      expect(membership?.groups).toEqual(names.map((name) => `urn:li:corpGroup:${name}`));
    });

    it('answers a wrong password as it answers an unknown user', async () => {
      const [known = ''] = Object.keys(users);
      const answers = [];
      for (const who of [known, 'nobody']) {
        const program = await logIn(who, 'a wrong password');
        const headers = [...program.headers.keys()].sort();
        const page = await submit(who, 'a wrong password');
        answers.push([
          program.status,
          headers,
          await program.text(),
          page.status,
          page.text.replaceAll(who, ''),
        ]);
      }
      expect(answers[0]?.slice(0, 4)).toEqual([
        400,
        expect.anything(),
        '{"message":"Invalid Credentials"}',
        400,
      ]);
      expect(answers[1]).toEqual(answers[0]);
    });
  });
}
