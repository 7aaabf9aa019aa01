export type Claims = Readonly<Record<string, unknown>>;

/**
 * What a path leads to. Names of claims have dots themselves (`https://example.org/groups`), so a name that is there comes
 * before a path.
 */
export function readClaim(claims: unknown, path: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  if (Object.hasOwn(claims, path)) return (claims as Claims)[path];
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const found = Object.hasOwn(claims, path.slice(0, dot))
      ? readClaim((claims as Claims)[path.slice(0, dot)], path.slice(dot + 1))
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What was found where groups should be. */
export interface GroupClaim {
  readonly claim: string;
  /** The names that came, before any pattern. */
  readonly values: readonly string[];
  /** Why the groups of a user are not known by this claim. */
  readonly problem?: string;
  /** What an administrator should know about it nevertheless. */
  readonly note?: string;
}

/** Reads a claim with names of groups: a list of texts, or one text with commas. None is no groups. */
export function readGroupClaim(claims: Claims, claim: string): GroupClaim {
  const found = readClaim(claims, claim);
  const unreadable = (problem: string): GroupClaim => ({ claim, values: [], problem });
  if (found === undefined || found === null) {
    // Microsoft Entra ID sends a link instead of more than 200 groups.
    const distributed = readClaim(claims, '_claim_names');
    if (typeof distributed === 'object' && distributed !== null && Object.hasOwn(distributed, claim))
      return unreadable(
        'The provider sent a link instead of the groups, since the user has too many of them',
      );
    // Keycloak leaves the claim out for a user without groups. Who has lost the last group must not keep it here.
    return { claim, values: [], note: 'The provider sent no such claim, which is taken for no groups' };
  }
  if (typeof found === 'string')
    return {
      claim,
      values: found
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    };
  if (!Array.isArray(found))
    return unreadable(`The claim is ${kindOf(found)}: expected a list of texts, or a text`);
  const strange = found.find((name) => typeof name !== 'string');
  // Not only the rest of the list: a name that is not understood could be the one that matters.
  if (strange !== undefined) return unreadable(`The list has ${kindOf(strange)}: expected texts alone`);
  return { claim, values: found };
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
