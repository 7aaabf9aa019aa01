import { expect, it } from 'vitest';
import { createAuthenticator } from './principal.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTestEnvironment } from './testing/fixtures.ts';
import { createMemoryIdentityStore } from './testing/memory-identity-store.ts';
import { createAccessTokens } from './tokens/access-tokens.ts';
import { newUser } from './users/native-users.ts';

it('knows the principal of a session, of an access token, and of what an issuer recognises', async () => {
  const environment = createTestEnvironment();
  const store = createMemoryIdentityStore();
  const sessions = createSessions({ store, environment });
  const tokens = createAccessTokens({ store, environment });
  const foreign = {
    urn: 'urn:li:corpuser:job',
    by: 'issuer',
    credential: 'issuer',
    isService: true,
  } as const;
  const asked: string[] = [];
  const issuer = async (token: string) => {
    asked.push(token);
    return token === 'foreign' ? foreign : undefined;
  };
  const authenticator = createAuthenticator({ sessions, tokens, issuers: [issuer] });
  await store.addUser({ ...newUser('ada', { createdAt: 0 }), status: 'active' });
  const ada = 'urn:li:corpuser:ada';

  const { secret, session } = await sessions.begin({ user: ada, method: 'native' });
  const bySession = { urn: ada, by: 'session', credential: session.id, isService: false };
  expect(await authenticator.fromSession(secret)).toEqual(bySession);
  expect(await authenticator.fromSession('none')).toBeUndefined();

  const { token, record } = await tokens.create({ kind: 'personal', owner: ada, name: 'a', by: ada });
  const byToken = { urn: ada, by: 'access-token', credential: record.id, isService: false };
  expect(await authenticator.fromToken(token)).toEqual(byToken);
  await expect(authenticator.fromToken(`${token}0`)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });

  expect(await authenticator.fromToken('foreign')).toEqual(foreign);
  await expect(authenticator.fromToken('none')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  // A token of this catalogue is nobody else's to see.
  expect(asked).toEqual(['foreign', 'none']);
});
