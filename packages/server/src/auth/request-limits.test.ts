import { expect, it } from 'vitest';
import { identity, startSignedIn } from '../testing/start-signed-in.ts';

const rare = { perSecond: 0.01 };
const reader = 'urn:li:dataHubRole:Reader';

it('limits each address and each user, and a role as the operator says', async () => {
  const test = await startSignedIn({
    auth: {
      limits: {
        anonymous: { ...rare, burst: 9 },
        principal: { ...rare, burst: 500 },
        byRole: { [reader]: { ...rare, burst: 5, maxBody: 0.001 } },
      },
    },
  });
  const { admin, anyone, put } = test;
  const rob = await test.signUp('rob', reader);
  const tagged = ['urn:li:tag:pii', 'tagProperties', { name: 'x'.repeat(2000) }] as const;
  expect(await put(rob, ...tagged)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  expect((await put(admin, ...tagged)).status).toBe(200);

  const answers = await Promise.all(Array.from({ length: 6 }, () => rob(`${identity}/whoami`)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  for (const { status, headers, body } of refused) {
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(10);
  }
  // A token of the same user has no more.
  expect((await admin(`${identity}/whoami`)).status).toBe(200);

  for (let i = 0; i < 9; i++) await anyone('/config');
  expect(await anyone('/config')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect((await anyone('/logIn', { body: { username: 'ada', password: 'x' } })).status).toBe(429);
  expect((await anyone('/health')).status).toBe(200);
});
