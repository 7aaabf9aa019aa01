import type { AccessTokenRecord } from '@colophon/auth';
import { signInNameOf, userNameOf } from '@colophon/auth/user-names';
import { asRequest, type Caller, createToken, listTokens, revokeToken } from '@colophon/http/identity';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Milliseconds, of which DataHub's months have 30 days and its years 365. */
const lifetimes = {
  ONE_HOUR: hourMs,
  ONE_DAY: dayMs,
  ONE_WEEK: 7 * dayMs,
  ONE_MONTH: 30 * dayMs,
  THREE_MONTHS: 90 * dayMs,
  SIX_MONTHS: 180 * dayMs,
  ONE_YEAR: 365 * dayMs,
  NO_EXPIRY: undefined,
} as const;

export interface CreateAccessTokenInput {
  readonly type: 'PERSONAL' | 'SERVICE_ACCOUNT';
  readonly actorUrn: string;
  readonly duration: keyof typeof lifetimes;
  readonly name: string;
  readonly description?: string | null;
}

export type GetAccessTokenInput = Pick<CreateAccessTokenInput, 'type' | 'actorUrn' | 'duration'>;

export interface ListAccessTokenInput {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly filters?: readonly TokenFilter[] | null;
}

export interface TokenFilter {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly condition?: string | null;
  readonly negated?: boolean | null;
}

/** As DataHub's. */
const defaultCount = 20;
const maxCount = 1000;

export const accessTokens = {
  async createAccessToken({ input }: { readonly input: CreateAccessTokenInput }, { caller }: GraphqlContext) {
    const { type, actorUrn, duration, name, description } = input;
    const lifetimeMs = lifetimes[duration];
    const fields = {
      name,
      ...(typeof description === 'string' && { description }),
      ...(lifetimeMs !== undefined && { lifetimeMs }),
    };
    if (type === 'PERSONAL' && !isSameUser(actorUrn, caller.urn))
      throw new RequestError(
        'INVALID_REQUEST',
        `actorUrn: a personal access token is for ${caller.urn}, who asks for it, and for nobody else`,
      );
    const { token, record } = await createToken(
      caller,
      type === 'PERSONAL' ? fields : { ...fields, serviceAccount: actorUrn },
    );
    return { accessToken: token, metadata: toMetadata(record) };
  },

  /** A personal one. DataHub signs it and forgets it; here it is a token like any other, which is listed and revoked. */
  async getAccessToken({ input }: { readonly input: GetAccessTokenInput }, context: GraphqlContext) {
    context.requirePost();
    const { type, actorUrn, duration } = input;
    if (type !== 'PERSONAL')
      throw new RequestError(
        'INVALID_REQUEST',
        `input.type: expected PERSONAL, got ${type}; see createAccessToken`,
      );
    return accessTokens.createAccessToken(
      { input: { type, actorUrn, duration, name: 'getAccessToken' } },
      context,
    );
  },

  async revokeAccessToken({ tokenId }: { readonly tokenId: string }, { caller }: GraphqlContext) {
    await revokeToken(caller, tokenId);
    return true;
  },

  /** Where there is no sign-in there are no tokens, for clients that delete the expired ones. */
  async listAccessTokens({ input }: { readonly input: ListAccessTokenInput }, context: GraphqlContext) {
    const { start, count } = windowOf(input);
    const filters = (input.filters ?? []).map(toTest);
    if (!context.identity) return { start, count: 0, total: 0, tokens: [] };
    const { caller } = context;
    // Who asks for the caller's own needs no privilege to see those of others.
    const isOwn = (input.filters ?? []).some(
      ({ values }) => values?.length === 1 && values[0] === caller.urn,
    );
    const owner = isOwn && !(await caller.may('MANAGE_ACCESS_TOKENS')) ? caller.urn : '*';
    const tokens = (await readAll(caller, owner)).filter((record) => filters.every((fits) => fits(record)));
    const page = tokens.slice(start, start + count);
    return { start, count: page.length, total: tokens.length, tokens: page.map(toMetadata) };
  },

  async getAccessTokenMetadata({ token }: { readonly token: string }, { caller }: GraphqlContext) {
    const { record } = await asRequest(caller.services.tokens.authenticate(token));
    if (record.owner !== caller.urn) await caller.require('MANAGE_ACCESS_TOKENS');
    return toMetadata(record);
  },
};

/** Names are typed in any case, and two users never differ in that alone. */
const isSameUser = (urn: string, other: string): boolean =>
  urn.startsWith('urn:li:corpuser:') && signInNameOf(userNameOf(urn)) === signInNameOf(userNameOf(other));

function windowOf(input: ListAccessTokenInput): { readonly start: number; readonly count: number } {
  const start = input.start ?? 0;
  const count = input.count ?? defaultCount;
  if (start < 0) throw new RequestError('INVALID_REQUEST', `start: expected at least 0, got ${start}`);
  if (count < 0 || count > maxCount)
    throw new RequestError('INVALID_REQUEST', `count: expected 0 to ${maxCount}, got ${count}`);
  return { start, count };
}

type TokenTest = (record: AccessTokenRecord) => boolean;

function toTest(filter: TokenFilter): TokenTest {
  const fits = filter.field === 'expiresAt' ? toExpiryTest(filter) : toUserTest(filter);
  return filter.negated ? (record) => !fits(record) : fits;
}

function toUserTest({ field, values }: TokenFilter): TokenTest {
  if (field !== 'actorUrn' && field !== 'ownerUrn')
    throw new RequestError(
      'INVALID_REQUEST',
      `filters: expected the field actorUrn, ownerUrn or expiresAt, got ${JSON.stringify(field.slice(0, 100))}`,
    );
  const wanted = new Set(values ?? []);
  return (record) => wanted.has(field === 'actorUrn' ? record.owner : record.createdBy);
}

const comparisons = {
  EQUAL: (time: number, limit: number) => time === limit,
  LESS_THAN: (time: number, limit: number) => time < limit,
  LESS_THAN_OR_EQUAL_TO: (time: number, limit: number) => time <= limit,
  GREATER_THAN: (time: number, limit: number) => time > limit,
  GREATER_THAN_OR_EQUAL_TO: (time: number, limit: number) => time >= limit,
} as const;

/** A token without an expiry fits no comparison. */
function toExpiryTest({ values, condition }: TokenFilter): TokenTest {
  const name = condition ?? 'EQUAL';
  const fits = Object.hasOwn(comparisons, name) ? comparisons[name as keyof typeof comparisons] : undefined;
  if (!fits)
    throw new RequestError(
      'INVALID_REQUEST',
      `filters: expected the condition of expiresAt to be one of ${Object.keys(comparisons).join(', ')}, got ${name}`,
    );
  const limits = (values ?? []).map(Number);
  if (limits.length === 0 || limits.some((limit) => !Number.isFinite(limit)))
    throw new RequestError(
      'INVALID_REQUEST',
      'filters: expected times in milliseconds as values of expiresAt',
    );
  return ({ expiresAt }) => expiresAt !== undefined && limits.some((limit) => fits(expiresAt, limit));
}

async function readAll(caller: Caller, owner: string): Promise<AccessTokenRecord[]> {
  const tokens: AccessTokenRecord[] = [];
  for (;;) {
    const after = tokens.at(-1)?.id;
    const page = await listTokens(caller, { owner, after, limit: maxCount });
    tokens.push(...page);
    if (page.length < maxCount) return tokens;
  }
}

const toMetadata = ({
  id,
  name,
  description,
  owner,
  createdBy,
  createdAt,
  expiresAt,
}: AccessTokenRecord) => ({
  __typename: 'AccessTokenMetadata',
  urn: `urn:li:dataHubAccessToken:${id}`,
  type: 'ACCESS_TOKEN',
  id,
  name,
  description,
  actorUrn: owner,
  ownerUrn: createdBy,
  owner: createdBy,
  createdAt,
  expiresAt,
});
