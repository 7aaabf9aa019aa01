import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswordHasher } from '@colophon/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordFlow } from './password-flow.ts';
import { administratorName, chooseAddress, type SignInServer, startSignInServer } from './start-server.ts';

let server: SignInServer;
let file: string;
const md5 = createHash('md5').update('a password of henry').digest('hex');
beforeAll(async () => {
  const hash = await createPasswordHasher().hash('a password of grace');
  file = join(await mkdtemp(join(tmpdir(), 'colophon-users-')), 'user.props');
  await writeFile(
    file,
    `# name: password, groups
grace: ${hash},analysts,stewards
henry=MD5:${md5}
isaac OBF:1v2j1uum1xtv1zej1zer1xtn1uvk1v1v
jane:a password of jane
${administratorName}: another password
`,
    { mode: 0o600 },
  );
  server = await startSignInServer(await chooseAddress(), { options: ['--auth-users', file] });
});
afterAll(() => server?.[Symbol.asyncDispose]());

passwordFlow('users of a property file', () => server, {
  users: {
    grace: 'a password of grace',
    henry: 'a password of henry',
    isaac: 'password',
    jane: 'a password of jane',
  },
  groups: { grace: ['analysts', 'stewards'] },
});

it('never becomes a user of the server itself by a line of the file', async () => {
  const response = await fetch(`${server.address}/logIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: administratorName, password: 'another password' }),
  });
  expect([response.status, await response.json()]).toEqual([400, { message: 'Invalid Credentials' }]);
});
