import { printJson } from '../print/print-json.ts';
import { printable } from '../print/printable.ts';
import { callIdentity } from './call-identity.ts';
import type { ClientSettings } from './client-settings.ts';
import { userUrnOf } from './names-to-urns.ts';

interface ExplainSettings extends ClientSettings {
  readonly actor?: string;
  readonly entity?: string;
  readonly change?: string;
  readonly json?: boolean;
}

interface NamedPolicy {
  readonly urn: string;
  readonly name: string;
}

interface Criterion {
  readonly field: string;
  readonly condition: string;
  readonly values: readonly string[];
  readonly structuredPropertyValues?: readonly {
    readonly propertyUrn: string;
    readonly values: readonly string[];
  }[];
  /** What the entity has. Absent when none was given. */
  readonly found?: readonly string[];
}

interface Actors {
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
  readonly roles?: readonly string[];
  readonly resourceOwners?: boolean;
  readonly resourceOwnersTypes?: readonly string[];
  readonly allGroups?: boolean;
}

interface Denial {
  readonly reason: string;
  readonly policy?: NamedPolicy;
  readonly actors?: Actors;
  readonly unmet?: readonly Criterion[];
  readonly constraints?: readonly Criterion[];
}

interface Explanation {
  readonly isAllowed: boolean;
  readonly reason: 'SIGN_IN_OFF' | 'SYSTEM_CLIENT' | 'POLICY' | 'DENIED';
  readonly policy?: NamedPolicy;
  readonly constraints?: readonly Criterion[];
  readonly denials?: readonly Denial[];
}

const reasons: Readonly<Record<string, string>> = {
  INACTIVE: 'the user is suspended or removed',
  NO_POLICY: 'no policy grants the privilege',
  OTHER_ACTORS: 'is for others',
  OTHER_RESOURCES: 'is for other entities',
  OTHER_CHANGES: 'does not let this be added or removed',
};

/** `colophon access explain`: the decision, and by which policy, or why not. */
export async function explainAccess(privilege: string, settings: ExplainSettings): Promise<void> {
  const { actor, entity, change, json } = settings;
  const query = new URLSearchParams({
    privilege,
    ...(actor !== undefined && { actor: userUrnOf(actor) }),
    ...(entity !== undefined && { entity }),
    ...(change !== undefined && { change }),
  });
  const found = (await callIdentity(settings, 'GET', `/access/explain?${query}`)) as Explanation;
  if (json) printJson(found);
  else console.log(linesOf(found).join('\n'));
}

function linesOf({ isAllowed, reason, policy, constraints = [], denials = [] }: Explanation): string[] {
  if (isAllowed && reason === 'SYSTEM_CLIENT') return ['Allowed: the system client may do everything.'];
  if (isAllowed && !policy) return ['Allowed: there is no sign-in.'];
  if (policy && isAllowed)
    return [
      `Allowed by ${nameOf(policy)}.`,
      ...constraints.map((each) => `  It lets be added and removed only what has ${textOf(each)}.`),
    ];
  const lines = denials.flatMap((denial) => {
    const why = reasons[denial.reason] ?? denial.reason;
    if (denial.policy)
      return [`${nameOf(denial.policy)} ${why}:`, ...detailsOf(denial).map((each) => `  ${each}`)];
    return denial.reason.startsWith('OTHER') ? `a policy that grants it ${why}` : why;
  });
  return ['Not allowed:', ...new Set(lines.map((line) => `  ${line}`))];
}

/** What keeps a policy from applying, in the words of its fields. */
function detailsOf({ actors, unmet = [], constraints = [] }: Denial): string[] {
  if (actors) return actorsOf(actors);
  return [
    ...unmet.map((each) =>
      each.found
        ? `it needs ${textOf(each)}; the entity has ${each.found.join(' or ') || 'none'}`
        : `it needs ${textOf(each)}: name an entity with --entity`,
    ),
    ...constraints.map((each) => `it lets be changed only what has ${textOf(each)}`),
  ];
}

function actorsOf({ users = [], groups = [], roles = [], ...flags }: Actors): string[] {
  const types = flags.resourceOwnersTypes ? ` of the type ${flags.resourceOwnersTypes.join(' or ')}` : '';
  return [
    ...users.map((urn) => `the user ${urn}`),
    ...groups.map((urn) => `members of ${urn}`),
    ...roles.map((urn) => `users with the role ${urn}`),
    ...(flags.resourceOwners ? [`owners of the entity${types}`] : []),
    ...(flags.allGroups ? ['everybody who is in a group'] : []),
  ];
}

const conditions: Readonly<Record<string, string>> = {
  EQUALS: '',
  NOT_EQUALS: 'other than ',
  STARTS_WITH: 'beginning with ',
};

/** `the domain urn:li:domain:sales or urn:li:domain:web`. */
function textOf({ field, condition, values, structuredPropertyValues = [] }: Criterion): string {
  const wanted = [
    ...values,
    ...structuredPropertyValues.map((each) => `${each.propertyUrn} = ${each.values.join(' or ')}`),
  ];
  const name = field.toLowerCase().replaceAll('_', ' ');
  return printable(`a ${name} ${conditions[condition] ?? ''}${wanted.join(' or ')}`);
}

const nameOf = ({ urn, name }: NamedPolicy): string => printable(`"${name}" (${urn})`);
