import { CommandError } from '../describe-failure.ts';
import { parseFilter } from '../parse-filter.ts';
import { groupUrnOf, roleUrnOf, userUrnOf } from './names-to-urns.ts';

/** The options by which a policy is described. */
export interface PolicyFlags {
  readonly name?: string;
  readonly description?: string;
  readonly type?: string;
  readonly privilege?: readonly string[];
  readonly user?: readonly string[];
  readonly group?: readonly string[];
  readonly role?: readonly string[];
  readonly owners?: boolean;
  readonly allUsers?: boolean;
  readonly allGroups?: boolean;
  readonly resource?: readonly string[];
  readonly constraint?: readonly string[];
}

/** The fields of `dataHubPolicyInfo` that the options set; those that were not given are absent. */
export function readPolicyFlags(flags: PolicyFlags): Readonly<Record<string, unknown>> {
  const { name, description, type, privilege, resource, constraint } = flags;
  const actors = readActors(flags);
  const resources = {
    ...(resource && { filter: { criteria: resource.map((text) => readCriterion('--resource', text)) } }),
    ...(constraint && {
      privilegeConstraints: { criteria: constraint.map((text) => readCriterion('--constraint', text)) },
    }),
  };
  return {
    ...(name !== undefined && { displayName: name }),
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type: type.toUpperCase() }),
    ...(privilege && { privileges: privilege }),
    ...(Object.keys(actors).length > 0 && { actors }),
    ...(Object.keys(resources).length > 0 && { resources }),
  };
}

const readActors = ({ user, group, role, owners, allUsers, allGroups }: PolicyFlags): object => ({
  ...(user && { users: user.map(userUrnOf) }),
  ...(group && { groups: group.map(groupUrnOf) }),
  ...(role && { roles: role.map(roleUrnOf) }),
  ...(owners && { resourceOwners: true }),
  ...(allUsers && { allUsers: true }),
  ...(allGroups && { allGroups: true }),
});

/** `type=dataset`, `domain=urn:li:domain:sales,…`, `tag!=urn:li:tag:pii`, `urn^=urn:li:tag:sales`. */
function readCriterion(option: string, text: string): object {
  const { field, condition, values, negated } = parseFilter(text, option);
  const found = condition === 'START_WITH' ? 'STARTS_WITH' : negated ? 'NOT_EQUALS' : 'EQUALS';
  if ((condition !== 'EQUAL' && condition !== 'START_WITH') || !values)
    throw new CommandError(
      `${option}: a policy compares with =, != or ^= (starts with), got ${JSON.stringify(text)}`,
      'usage',
    );
  return { field: field.toUpperCase(), values, condition: found };
}
