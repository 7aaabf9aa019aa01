import type { PolicyKind } from './draft.ts';

/** A privilege as the server describes it. */
export interface Privilege {
  readonly type: string;
  readonly displayName?: string | null;
  readonly description?: string | null;
}

export type GroupName =
  | 'see'
  | 'edit'
  | 'manage'
  | 'data'
  | 'people'
  | 'governance'
  | 'ingestion'
  | 'interface'
  | 'operation';

export interface PrivilegeGroup {
  readonly name: GroupName;
  readonly privileges: readonly Privilege[];
}

const patterns: Readonly<Record<PolicyKind, readonly (readonly [GroupName, RegExp])[]>> = {
  METADATA: [
    ['see', /^(VIEW|GET|SEARCH|EXISTS|ES)_/],
    ['edit', /^EDIT_/],
    ['manage', /^(?!DATA_)/],
    ['data', /^DATA_/],
  ],
  PLATFORM: [
    ['people', /POLICIES|USER|GROUPS|ACCESS_TOKENS|SERVICE_ACCOUNTS/],
    ['ingestion', /SECRETS|CONNECTIONS|INGESTION/],
    [
      'governance',
      /DOMAINS|GLOSSARIES|TAGS|ATTRIBUTE|STRUCTURED|FORMS|DOCUMENTS|OWNERSHIP|LOGICAL_MODELS|TESTS/,
    ],
    ['interface', /VIEWS|ANNOUNCEMENTS|HOME_PAGE/],
    ['operation', /./],
  ],
};

/** Privileges by what they are about, with those that have the words in their name or description. */
export function groupPrivileges(
  kind: PolicyKind,
  privileges: readonly Privilege[],
  words = '',
): readonly PrivilegeGroup[] {
  const wanted = words.trim().toLowerCase().split(/\s+/);
  const found = privileges.filter((privilege) => {
    const text = `${privilege.type} ${nameOf(privilege)} ${privilege.description ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const groupOf = ({ type }: Privilege) => patterns[kind].find(([, pattern]) => pattern.test(type))?.[0];
  return patterns[kind]
    .map(([name]) => ({ name, privileges: found.filter((privilege) => groupOf(privilege) === name) }))
    .filter((group) => group.privileges.length > 0);
}

/** The name of a privilege as a sentence has it: `Edit entity tags`. */
export function nameOf({ type, displayName }: Privilege): string {
  const words = (displayName ?? type.replace(/_PRIVILEGE$/, '').replaceAll('_', ' ')).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
