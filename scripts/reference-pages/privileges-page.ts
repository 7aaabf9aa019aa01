import { builtInPolicies, builtInRoleInfos, entityPrivileges, platformPrivileges } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';

/** Prints the page with every privilege, and the roles and policies of a new catalogue, from the code that has them. */
export const printPrivilegesPage = (): string => `---
title: "Privileges, roles and policies: reference"
sidebarName: "Privileges"
description: "Every privilege that a policy can grant, and the roles and policies that each catalogue has from its first start."
noSamples: "It is printed from the tables that the server decides by."
---

{/* Printed by \`npm run generate\` from packages/catalogue/src/access. Do not edit. */}

A [policy](/docs/authorization/policies) grants privileges by these names. The references of the [OpenAPI](/docs/api/openapi/usage-guide) and [Rest.li](/docs/api/restli/overview) endpoints state which of them each endpoint needs.

## Privileges on the catalogue

Policies of the type \`PLATFORM\` grant them.

${tableOf(platformPrivileges)}

## Privileges on entities

Policies of the type \`METADATA\` grant them, on all entities or on those that the policy's criteria select.

${tableOf(entityPrivileges)}

## Roles

| Role | URN | What it is for |
|---|---|---|
${builtInRoleInfos.map(({ urn, info }) => `| ${info.name} | \`${urn}\` | ${info.description} |`).join('\n')}

They cannot be changed. What a role may do is what the policies below grant it.

## Policies of a new catalogue

Those that can be edited can be deactivated, too. The others make the roles what they are.

${builtInPolicies.map(printPolicy).join('\n\n')}
`;

const tableOf = (privileges: Readonly<Record<string, string>>): string =>
  [
    '| Privilege | What it allows |',
    '|---|---|',
    ...Object.entries(privileges).map(([name, what]) => `| \`${name}\` | ${what} |`),
  ].join('\n');

function printPolicy({ urn, info }: { readonly urn: string; readonly info: JsonObject }): string {
  const { displayName, description, type, editable, actors, privileges, resources } = info as unknown as {
    readonly displayName: string;
    readonly description: string;
    readonly type: string;
    readonly editable: boolean;
    readonly actors: Actors;
    readonly privileges: readonly string[];
    readonly resources?: { readonly filter: { readonly criteria: readonly { readonly values: string[] }[] } };
  };
  const types = resources?.filter.criteria.flatMap(({ values }) => values) ?? [];
  return [
    `### ${displayName}`,
    '',
    description,
    '',
    '| Part | Value |',
    '|---|---|',
    `| URN | \`${urn}\` |`,
    `| Type | \`${type}\`${editable ? ', editable' : ''} |`,
    `| Applies to | ${actorsOf(actors)} |`,
    ...(types.length > 0 ? [`| Entities | ${codes(types)} |`] : []),
    `| Privileges | ${codes(privileges)} |`,
  ].join('\n');
}

interface Actors {
  readonly users?: readonly string[];
  readonly roles?: readonly string[];
  readonly allUsers: boolean;
}

function actorsOf({ users = [], roles = [], allUsers }: Actors): string {
  if (allUsers) return 'everybody who is signed in';
  const named = [...roles, ...users];
  return named.length > 0 ? codes(named) : 'the owners of an entity';
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
