import { describe, expect, it } from 'vitest';
import { mapClaims } from './map-claims.ts';
import { type OidcProviderOptions, resolveOidcProvider } from './provider-options.ts';
import type { Claims } from './read-claim.ts';

const provider = (some: Partial<OidcProviderOptions> = {}) =>
  resolveOidcProvider({ id: 'idp', issuer: 'https://idp.example', clientId: 'colophon', ...some });
const map = (claims: Claims, some: Partial<OidcProviderOptions> = {}) =>
  mapClaims(provider(some), { preferred_username: 'ada', ...claims });

describe('the name of a user', () => {
  it.each([
    [{}, {}, 'ada'],
    [{ userNameClaim: 'email' }, { email: 'ada@example.org' }, 'ada@example.org'],
    [
      { userNameClaim: 'email', userNamePattern: '([^@]+)@example\\.org' },
      { email: 'ada@example.org' },
      'ada',
    ],
    [{ userNamePattern: 'a.a' }, {}, 'ada'],
    [{ userNameClaim: 'profile.login' }, { profile: { login: 'countess' } }, 'countess'],
    [{ userNameClaim: 'https://idp.example/name' }, { 'https://idp.example/name': 'countess' }, 'countess'],
  ])('by %j of %j is %s', (some, claims, name) => {
    const report = map(claims, some);
    expect([report.userName.name, report.problems]).toEqual([name, []]);
  });

  it.each([
    [{ userNameClaim: 'upn' }, {}, 'The provider sent no claim "upn"'],
    [{ userNameClaim: 'upn' }, { upn: ['ada'] }, 'is a list of 1: expected a text'],
    [{ userNameClaim: 'upn' }, { upn: '' }, 'is empty'],
    [{ userNameClaim: 'toString' }, {}, 'The provider sent no claim'],
    [
      { userNameClaim: 'email', userNamePattern: '([^@]+)@example\\.org' },
      { email: 'ada@example.org.evil' },
      'does not match',
    ],
    [
      { userNameClaim: 'email', userNamePattern: '(\\w+)@example\\.org' },
      { email: 'x\nada@example.org' },
      'does not match',
    ],
    [{ userNamePattern: '(x*).*' }, {}, 'does not match'],
    [{ userNameClaim: 'email' }, { email: 'ada@example.org', email_verified: false }, 'has not verified'],
    [{}, { preferred_username: 'a(b)' }, 'The name of a user has'],
  ])('by %j of %j is none', (some, claims, problem) => {
    const { userName, problems } = map(claims, some);
    expect(userName.name).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the groups of a user', () => {
  it.each([
    [['groups'], { groups: ['b', 'a', 'b'] }, ['a', 'b']],
    [['groups'], { groups: 'b, a' }, ['a', 'b']],
    [['groups'], { groups: [] }, []],
    [['realm_access.roles', 'groups'], { realm_access: { roles: ['a'] }, groups: 'b' }, ['a', 'b']],
    [['https://idp.example/groups'], { 'https://idp.example/groups': ['a'] }, ['a']],
    [['a.b.c'], { 'a.b': { c: ['x'] } }, ['x']],
    [['a.b.c'], { a: 1, 'a.b': { c: ['x'] } }, ['x']],
  ])('by %j of %j are %j', (groupClaims, claims, groups) => {
    expect(map(claims, { groupClaims }).groups).toEqual(groups);
  });

  it('have the form that a pattern gives them', () => {
    const some = { groupClaims: ['groups'], groupPattern: '/data/(.+)' };
    expect(map({ groups: ['/data/readers', '/other', '/data/'] }, some).groups).toEqual(['readers']);
  });

  it('are not touched where no claim is read', () => {
    expect(map({ groups: ['a'] })).not.toHaveProperty('groups');
  });

  it.each([
    [{ groups: 7 }, 'is a number'],
    [{ groups: { a: true } }, 'is an object'],
    [{ groups: ['a', { name: 'b' }] }, 'has an object'],
    [{ _claim_names: { groups: 'src1' } }, 'sent a link instead of the groups'],
  ])('that cannot be read (%j) are not taken for none', (claims, problem) => {
    const report = map(claims, { groupClaims: ['groups'] });
    expect(report).not.toHaveProperty('groups');
    expect(report.groupClaims).toEqual([
      { claim: 'groups', values: [], problem: expect.stringContaining(problem) },
    ]);
    // Without a required group that is no reason to keep somebody out.
    expect(report.problems).toEqual([]);
  });
});

it.each([{}, { groups: null }])('a claim that is left out (%j) is no groups, and noted', (claims) => {
  const report = map(claims, { groupClaims: ['groups'] });
  expect(report.groups).toEqual([]);
  expect(report.groupClaims).toEqual([
    { claim: 'groups', values: [], note: expect.stringContaining('sent no such claim') },
  ]);
});

describe('a required group', () => {
  const some = { groupClaims: ['groups', 'roles'], requiredGroups: ['readers', 'editors'] };

  it('lets in who has one of them', () => {
    expect(map({ groups: ['editors'], roles: [] }, some).problems).toEqual([]);
  });

  it.each([
    [{ groups: ['others'], roles: [] }, 'in none of the required groups'],
    [{ roles: 'others' }, 'in none of the required groups'],
    [{}, 'in none of the required groups'],
    [{ groups: ['readers'], roles: 7 }, 'cannot be read'],
    [{ _claim_names: { groups: 'src1' }, roles: ['readers'] }, 'cannot be read'],
  ])('keeps out %j', (claims, problem) => {
    const report = map(claims, some);
    expect(report.problems).toEqual([expect.stringContaining(problem)]);
    expect(report.requiredGroups).toMatchObject({ oneOf: ['readers', 'editors'] });
  });
});

it('a report has every claim that came, and all that is wrong', () => {
  const claims = { preferred_username: 7, groups: 7, name: 'Ada', email: 'ada@example.org' };
  expect(map(claims, { groupClaims: ['groups'], requiredGroups: ['a'] })).toMatchObject({
    claims,
    fullName: 'Ada',
    email: 'ada@example.org',
    problems: [expect.stringContaining('a number'), expect.stringContaining('cannot be read')],
  });
});

it.each([
  [{ id: 'My IdP' }, 'id: expected'],
  [{ issuer: 'http://idp.example' }, 'issuer: expected an address that begins with https://'],
  [{ clientId: '' }, 'clientId: expected'],
  [{ clientAuthentication: 'client_secret_post' }, 'clientSecret: expected'],
  [{ clientAuthentication: 'private_key_jwt' }, 'privateKey: expected'],
  [{ clientAuthentication: 'basic' }, 'clientAuthentication: expected one of client_secret_basic'],
  [{ scopes: ['profile'] }, 'scopes: expected openid'],
  [{ userNamePattern: '(' }, 'userNamePattern: expected a regular expression'],
  [{ groupPattern: '(' }, 'groupPattern: expected a regular expression'],
  [{ requiredGroups: ['a'] }, 'groupClaims: expected'],
])('the settings %j are rejected', (some, message) => {
  expect(() => provider(some as Partial<OidcProviderOptions>)).toThrow(message);
});
