import type { PoliciesQuery } from '../../../gen/types.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { policyTexts } from '../../texts/policies.ts';
import { lastPartOf } from '../access/last-part.ts';
import { nameOf } from './privilege-groups.ts';

export type Policy = NonNullable<PoliciesQuery['listPolicies']>['policies'][number];

interface Named {
  readonly urn: string;
  readonly card: { readonly name: string };
}

/** Whom a policy is for, each as a few words. */
export function actorTexts({ actors }: Pick<Policy, 'actors'>): readonly string[] {
  const named = (urns: readonly string[] | null | undefined, found: readonly Named[] | null | undefined) =>
    (urns ?? []).map((urn) => found?.find((one) => one.urn === urn)?.card.name ?? lastPartOf(urn));
  const types = (actors.resourceOwnersTypes ?? []).map((urn) => lastPartOf(urn).replace('__system__', ''));
  return [
    ...(actors.allUsers ? [policyTexts.allUsers] : []),
    ...(actors.allGroups ? [policyTexts.allGroups] : []),
    ...named(actors.roles, actors.resolvedRoles).map(policyTexts.withRole),
    ...named(actors.groups, actors.resolvedGroups).map(policyTexts.membersOf),
    ...named(actors.users, actors.resolvedUsers),
    ...(actors.resourceOwners
      ? [types.length > 0 ? policyTexts.ownersOf(types.join(', ').replaceAll('_', ' ')) : policyTexts.owners]
      : []),
  ];
}

/** The entities of a policy: `Type is Dataset; Domain is Finance`; undefined for all. */
export function entityText({ resources }: Pick<Policy, 'resources'>): string | undefined {
  const criteria = resources?.filter?.criteria ?? [];
  const parts = criteria.map(({ field, condition, values }) => {
    const names = values.map(({ value, entity }) =>
      field === 'TYPE' ? presentationOf(value).label : (entity?.card.name ?? value),
    );
    return `${fieldText(field)} ${policyTexts.conditions[condition]} ${shortened(names, 3, ' or ')}`.trim();
  });
  const { type, resources: urns } = resources ?? {};
  if (!resources?.filter && type != null) parts.push(presentationOf(type).plural);
  if (!resources?.filter && urns && urns.length > 0) parts.push(urns.join(', '));
  return parts.length > 0 ? parts.join('; ') : undefined;
}

export const fieldText = (field: string): string =>
  (policyTexts.fields as Readonly<Record<string, string>>)[field] ?? field;

/** The first few of many, and how many more there are. */
export function shortened(texts: readonly string[], most: number, between = ', '): string {
  const shown = texts.slice(0, most).join(between);
  return texts.length <= most ? shown : `${shown} ${policyTexts.more(texts.length - most)}`;
}

/** What a policy grants, shortened. */
export const privilegeText = ({ privileges }: Pick<Policy, 'privileges'>): string =>
  shortened(
    privileges.map((type) => nameOf({ type })),
    3,
  );
