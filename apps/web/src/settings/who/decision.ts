import { getJson } from '../../data/request.ts';
import { policyTexts } from '../../texts/policies.ts';
import { whoTexts } from '../../texts/who.ts';
import { fieldText } from '../policies/summary.ts';

export interface NamedPolicy {
  readonly urn: string;
  readonly name: string;
}

export interface DecidedCriterion {
  readonly field: string;
  readonly condition: string;
  readonly values: readonly string[];
  /** What the entity has. Absent when none was asked for. */
  readonly found?: readonly string[];
}

interface DecidedActors {
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
  readonly roles?: readonly string[];
  readonly resourceOwners?: boolean;
  readonly allGroups?: boolean;
}

/** Why a policy does not apply. */
export interface Denial {
  readonly reason: string;
  readonly policy?: NamedPolicy;
  readonly actors?: DecidedActors;
  readonly unmet?: readonly DecidedCriterion[];
}

/** Whether somebody may do something, as the server decides it. */
export interface Decision {
  readonly isAllowed: boolean;
  readonly reason: string;
  readonly policy?: NamedPolicy;
  readonly constraints?: readonly DecidedCriterion[];
  readonly denials?: readonly Denial[];
}

export interface Question {
  readonly privilege: string;
  readonly entity?: string | undefined;
}

/** Asks the server about one user or group. */
export async function explain(
  { privilege, entity }: Question,
  actor: string,
  signal: AbortSignal,
): Promise<Decision> {
  const query = new URLSearchParams({ privilege, actor, ...(entity !== undefined && { entity }) });
  return (await getJson(`/openapi/v1/identity/access/explain?${query}`, signal)) as Decision;
}

export interface Answer {
  readonly actor: string;
  readonly decision: Decision;
}

/** Questions that are asked at the same time. */
const together = 6;

/** Asks about several users and groups. */
export async function explainAll(
  question: Question,
  actors: readonly string[],
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < actors.length; start += together) {
    const some = actors.slice(start, start + together);
    const decisions = await Promise.all(some.map((actor) => explain(question, actor, signal)));
    answers.push(...decisions.map((decision, at) => ({ actor: some[at] ?? '', decision })));
  }
  return answers;
}

/** The policies that grant it to somebody, but on other entities, each once. */
export function policiesElsewhere(answers: readonly Answer[]): readonly Denial[] {
  const found = new Map<string, Denial>();
  for (const { decision } of answers)
    for (const denial of decision.denials ?? [])
      if (denial.reason === 'OTHER_RESOURCES' && denial.policy) found.set(denial.policy.urn, denial);
  return [...found.values()];
}

/** URNs in decisions, for which a reader wants names. */
export const urnsIn = (decisions: readonly Decision[]): readonly string[] =>
  decisions
    .flatMap(({ denials = [], constraints = [] }) => [
      ...constraints.flatMap(({ values }) => values),
      ...denials.flatMap(({ actors = {}, unmet = [] }) => [
        ...(actors.users ?? []),
        ...(actors.groups ?? []),
        ...(actors.roles ?? []),
        ...unmet.flatMap(({ values, found = [] }) => [...values, ...found]),
      ]),
    ])
    .filter((value) => value.startsWith('urn:li:'));

/** What of a policy does not fit, as sentences begin below its name. */
export function denialDetails(
  { actors, unmet = [] }: Denial,
  nameOf: (urn: string) => string,
): readonly string[] {
  if (actors)
    return [
      ...(actors.users ?? []).map(nameOf),
      ...(actors.groups ?? []).map((urn) => whoTexts.membersOf(nameOf(urn))),
      ...(actors.roles ?? []).map((urn) => whoTexts.withRole(nameOf(urn))),
      ...(actors.resourceOwners ? [whoTexts.owners] : []),
      ...(actors.allGroups ? [whoTexts.inGroups] : []),
    ];
  return unmet.map((criterion) => {
    const needed = whoTexts.needs(criterionText(criterion, nameOf));
    if (!criterion.found) return needed;
    const found = criterion.found.map((value) => shown(value, nameOf)).join(', ');
    return `${needed}; ${found === '' ? whoTexts.hasNone : whoTexts.has(found)}`;
  });
}

/** `Domain is Finance or Sales`. */
export function criterionText(
  { field, condition, values }: DecidedCriterion,
  nameOf: (urn: string) => string,
): string {
  const comparison = (policyTexts.conditions as Readonly<Record<string, string>>)[condition] ?? condition;
  return `${fieldText(field)} ${comparison} ${values.map((value) => shown(value, nameOf)).join(' or ')}`;
}

const shown = (value: string, nameOf: (urn: string) => string): string =>
  value.startsWith('urn:li:') ? nameOf(value) : value;
