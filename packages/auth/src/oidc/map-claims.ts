import { parseUserName } from '../users/user-name.ts';
import type { ResolvedOidcProvider } from './provider-options.ts';
import { type Claims, type GroupClaim, kindOf, readClaim, readGroupClaim } from './read-claim.ts';

/** What a provider has said about a user, and what was made of it, for an administrator who asks why. */
export interface ClaimsReport {
  /** Every claim that came. */
  readonly claims: Claims;
  readonly userName: {
    readonly claim: string;
    /** As it came. */
    readonly value?: string;
    /** The name in the catalogue. */
    readonly name?: string;
    readonly problem?: string;
  };
  /** Each claim that was read for groups. */
  readonly groupClaims: readonly GroupClaim[];
  /**
   * Names of all groups that the user has now. Absent where no claim is read, or one could not be: then they are unknown,
   * and those in the catalogue stay.
   */
  readonly groups?: readonly string[];
  readonly requiredGroups?: { readonly oneOf: readonly string[]; readonly problem?: string };
  readonly fullName?: string;
  readonly email?: string;
  /** Why the user is not let in; none when the user is. */
  readonly problems: readonly string[];
}

/** Decides from claims who somebody is, and whether they come in. It asks nobody. */
export function mapClaims(provider: ResolvedOidcProvider, claims: Claims): ClaimsReport {
  const userName = readUserName(provider, claims);
  const groupClaims = provider.groupClaims.map((claim) => readGroupClaim(claims, claim));
  const isReadable = groupClaims.length > 0 && groupClaims.every(({ problem }) => problem === undefined);
  const groups = isReadable ? namesOf(groupClaims, provider.groupPattern) : undefined;
  const requiredGroups = checkRequired(provider.requiredGroups, groups);
  const fullName = textOf(claims, 'name');
  const email = textOf(claims, 'email');
  return {
    claims,
    userName,
    groupClaims,
    ...(groups && { groups }),
    ...(requiredGroups && { requiredGroups }),
    ...(fullName !== undefined && { fullName }),
    ...(email !== undefined && { email }),
    problems: [userName.problem, requiredGroups?.problem].filter((problem) => problem !== undefined),
  };
}

function readUserName(
  { userNameClaim: claim, userNamePattern }: ResolvedOidcProvider,
  claims: Claims,
): ClaimsReport['userName'] {
  const value = readClaim(claims, claim);
  if (value === undefined)
    return { claim, problem: `The provider sent no claim "${claim}" with the user name` };
  if (typeof value !== 'string' || value === '')
    return {
      claim,
      problem: `The claim "${claim}" is ${value === '' ? 'empty' : kindOf(value)}: expected a text`,
    };
  // Where people choose their e-mail address, it proves nothing until the provider has checked it.
  if (claim === 'email' && claims.email_verified === false)
    return { claim, value, problem: 'The provider has not verified the e-mail address' };
  const name = extract(value, userNamePattern);
  if (name === undefined)
    return { claim, value, problem: `The claim "${claim}" does not match the pattern of user names` };
  try {
    return { claim, value, name: parseUserName(name) };
  } catch (error) {
    return { claim, value, problem: (error as Error).message };
  }
}

const namesOf = (found: readonly GroupClaim[], pattern: RegExp | undefined): string[] => {
  const names = found.flatMap(({ values }) => values.flatMap((value) => extract(value, pattern) ?? []));
  return [...new Set(names)].sort();
};

/** The first group of a pattern, or all that it matches. */
function extract(text: string, pattern: RegExp | undefined): string | undefined {
  if (!pattern) return text;
  const match = pattern.exec(text);
  const found = match?.[1] ?? match?.[0];
  return found === '' ? undefined : found;
}

function checkRequired(
  oneOf: readonly string[],
  groups: readonly string[] | undefined,
): ClaimsReport['requiredGroups'] {
  if (oneOf.length === 0) return undefined;
  if (!groups) return { oneOf, problem: 'The groups cannot be read, and one is required' };
  if (groups.some((group) => oneOf.includes(group))) return { oneOf };
  return { oneOf, problem: 'The user is in none of the required groups' };
}

function textOf(claims: Claims, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
