import { describe, expect, it } from 'vitest';
import { identity, password, startSignedIn } from '../testing/start-signed-in.ts';

const next = 'another long password of mine';
const sessions = `${identity}/sessions`;

describe('a user', () => {
  it('sees where they are signed in, and ends it there', async () => {
    const { signUp, signIn, admin } = await startSignedIn();
    const laptop = await signUp('rob');
    const phone = await signIn('rob');
    const tablet = await signIn('rob');
    const listed = (await laptop(sessions)).body.sessions;
    expect(listed).toHaveLength(3);
    expect(listed.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([false, false, true]);
    expect(listed[0]).toMatchObject({ method: 'native', address: '127.0.0.1', id: expect.any(String) });
    expect(Object.keys(listed[0])).not.toContain('hash');

    const [{ id }] = listed;
    // Of others nobody learns anything, and ends nothing.
    expect((await admin(`${sessions}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await laptop(`${sessions}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await tablet(sessions)).status).toBe(401);
    expect((await phone(sessions)).body.sessions).toHaveLength(2);
    // As all writes with a cookie, it comes from a page of this server or says that it does not.
    const forged = await laptop(sessions, { method: 'DELETE', headers: { Origin: 'http://evil.test' } });
    expect(forged.status).toBe(403);
    expect((await laptop(`${sessions}?keepCurrent=true`, { method: 'DELETE' })).status).toBe(200);
    expect([(await phone(sessions)).status, (await laptop(sessions)).status]).toEqual([401, 200]);
    expect((await laptop(sessions, { method: 'DELETE' })).status).toBe(200);
    expect((await laptop(sessions)).status).toBe(401);
  });

  it('changes the password with the one before, which ends all sessions', async () => {
    const { signUp, signIn } = await startSignedIn();
    const rob = await signUp('rob');
    const change = (current: string, to: string) =>
      rob(`${identity}/password`, { body: { current, next: to } });
    expect(await change('wrong password', next)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    expect(await change(password, 'short')).toMatchObject({ status: 400 });
    const changed = await change(password, next);
    expect([changed.status, changed.text]).toEqual([200, '']);
    expect((await rob(sessions)).status).toBe(401);
    await expect(signIn('rob')).rejects.toThrow('400');
    await signIn('rob', next);
  });

  it('guesses it ever more slowly', async () => {
    const { signUp } = await startSignedIn();
    const rob = await signUp('rob');
    const guess = () => rob(`${identity}/password`, { body: { current: 'wrong password', next } });
    const answers = await Promise.all(Array.from({ length: 9 }, guess));
    const slowed = answers.filter(({ status }) => status === 429);
    expect(slowed.length).toBeGreaterThan(0);
    for (const { headers, text } of slowed) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).not.toContain('wrong password');
    }
  });
});

it("guesses through DataHub's frontend are slowed down, of one user and not of all", async () => {
  const secret = 'a secret of the operator';
  const { askWith, signUp } = await startSignedIn({ auth: { secrets: { systemClientSecret: secret } } });
  await signUp('rob');
  const frontend = askWith({ Authorization: `Basic __datahub_system:${secret}` });
  const verify = (userUrn: string, guess: string) =>
    frontend('/auth/verifyNativeUserCredentials', { body: { userUrn, password: guess } });
  const guesses = await Promise.all(
    Array.from({ length: 9 }, () => verify('urn:li:corpuser:rob', 'wrong password')),
  );
  expect(guesses.some(({ status, headers }) => status === 429 && headers.has('retry-after'))).toBe(true);
  expect(await verify('urn:li:corpuser:ada', password)).toMatchObject({
    status: 200,
    body: { doesPasswordMatch: true },
  });
});
