import { expect, it } from 'vitest';
import { fromOwnPage, roleOf, startWithSignIn, urnOf } from './catalogue-with-sign-in.ts';
import { everyOperation } from './every-operation.ts';
import { requestsFor } from './requests.ts';

// Everything that must not be read by whoever reads the log, an answer, or an error.

/** It hashes some twenty passwords, which is slow where other programs take the processor. */
const hashingMs = 600_000;

/** Words that stand for secrets wherever they are sent. */
const passwords = {
  first: 'zqpassword correct horse',
  wrong: 'zqwrong battery staple',
  next: 'zqnext paper clip',
};

it(
  'no password, token or session secret is in the log, in an answer to somebody else, or in an error',
  async () => {
    const lines: string[] = [];
    const answers: string[] = [];
    const secret = 'zqsystem-secret';
    await using server = await startWithSignIn(
      { logLevel: 'debug', auth: { secrets: { systemClientSecret: secret } } },
      { logTo: { write: (line) => lines.push(line) } },
    );
    const secrets = new Set<string>([...Object.values(passwords), secret]);
    /** Sends, and keeps what comes. */
    const send: typeof server.send = async (path, sent) => {
      const answer = await server.send(path, sent);
      answers.push(
        answer.text,
        JSON.stringify([...answer.headers].filter(([name]) => name !== 'set-cookie')),
      );
      return answer;
    };

    // What is shown once, to whom it is for.
    const firstToken = new URL(server.firstLink).searchParams.get('token') ?? '';
    const cookie = await server.signUp('eve', roleOf('Admin'));
    const session = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
    const { token } = await server.tokenOf(cookie);
    const invite = await server.invite();
    const reset = await server.as(
      server.admin,
      `/openapi/v1/identity/users/${encodeURIComponent(urnOf('eve'))}/reset-link`,
      { method: 'POST' },
    );
    const { token: resetToken } = reset.body as { token: string };
    const jwt = await server.jwt();
    const forged = await server.jwt({ aud: 'zqother' });
    const guess = `${token.slice(0, -6)}AAAAAA`;
    for (const one of [firstToken, session, token, server.admin, invite, resetToken, jwt, forged, guess])
      secrets.add(one);

    // Wrong and right, in every place where they are sent.
    const bearer = (one: string) => ({ Authorization: `Bearer ${one}` });
    for (const one of [token, jwt, forged, guess, 'zqnext paper clip'])
      await send('/openapi/v1/identity/whoami', { headers: bearer(one) });
    await send('/openapi/v1/identity/whoami', { headers: { Authorization: `Basic a:${secret}` } });
    await send('/openapi/v1/identity/whoami', { headers: { Cookie: cookie } });
    for (const password of Object.values(passwords)) {
      await send('/logIn', { body: { username: 'eve', password } });
      // People type a password where the name belongs.
      await send('/logIn', { body: { username: password, password: 'x' } });
      await send('/signUp', { body: { email: 'eve', password, inviteToken: invite } });
      await send('/resetNativeUserCredentials', { body: { email: 'ada', password, resetToken } });
      await send('/auth/verifyNativeUserCredentials', {
        body: { userUrn: urnOf('eve'), password },
        headers: { Authorization: `Basic __datahub_system:${secret}` },
      });
    }
    for (const path of [
      `/signup?invite_token=${invite}`,
      `/reset?reset_token=${resetToken}`,
      `/first-administrator?token=${firstToken}`,
    ]) {
      // The page is for who has the link; the log is for others.
      await server.send(path);
      await server.send(`${path.replace('?', '/nowhere?')}`, { headers: fromOwnPage });
    }
    for (const path of [
      `/openapi/v1/identity/whoami?token=${token}`,
      `/openapi/v1/identity/whoami?access_token=${jwt}`,
      `/nowhere/${token}`,
      `/callback/oidc?code=zqcode-of-provider&state=zqstate-of-provider`,
      `/sso?provider=${token}`,
    ])
      await server.send(path);
    secrets.add('zqcode-of-provider').add('zqstate-of-provider');
    // A body that is no JSON, with a secret in it.
    for (const path of ['/logIn', '/aspects?action=ingestProposal', '/openapi/v1/identity/tokens'])
      await send(path, {
        method: 'POST',
        body: `{"password": "${passwords.wrong}", `,
        headers: { 'Content-Type': 'application/json', ...bearer(server.admin) },
      });

    // Everything that an administrator can read.
    const requests = requestsFor('urn:li:dataset:(urn:li:dataPlatform:hive,shop.a,PROD)');
    for (const { name, writes, method } of everyOperation) {
      const { path, body } = requests[name] ?? {};
      if (writes || path === undefined || !['GET', 'POST'].includes(method) || name === 'backup') continue;
      await send(path, {
        method,
        headers: bearer(server.admin),
        ...(method === 'POST' && { body: body ?? {} }),
      });
    }
    for (const path of [
      '/openapi/v1/identity/tokens?owner=*',
      '/openapi/v1/identity/invites',
      '/openapi/v1/identity/users',
      `/openapi/v3/entity/corpuser/${urnOf('eve')}`,
      '/openapi/v3/entity/corpuser?count=100',
      '/changes?limit=1000',
      '/metrics',
      '/config',
    ])
      await send(path, { headers: bearer(server.admin) });

    expect(lines.length).toBeGreaterThan(50);
    expect(answers.length).toBeGreaterThan(50);
    const log = lines.join('\n');
    const read = answers.join('\n');
    for (const one of secrets) {
      expect(one.length).toBeGreaterThan(10);
      for (const form of [
        one,
        encodeURIComponent(one),
        Buffer.from(one).toString('base64').replace(/=+$/, ''),
      ]) {
        expect([form, log.includes(form)]).toEqual([form, false]);
        expect([form, read.includes(form)]).toEqual([form, false]);
      }
    }
    // Nor what they are stored as.
    expect(log + read).not.toMatch(/\$scrypt\$/);
  },
  hashingMs,
);
