import type { JsonObject } from '@colophon/schema';
import {
  type EntityPrivilege,
  entityPrivileges,
  type PlatformPrivilege,
  type Privilege,
  platformPrivileges,
} from '../access/privileges.ts';

/** The roles that every catalogue has. */
export const builtInRoles = {
  admin: 'urn:li:dataHubRole:Admin',
  editor: 'urn:li:dataHubRole:Editor',
  reader: 'urn:li:dataHubRole:Reader',
} as const;

interface BuiltIn {
  readonly urn: string;
  readonly info: JsonObject;
}

const role = (urn: string, name: string, description: string): BuiltIn => ({
  urn,
  info: { name, description, editable: false },
});

export const roles: readonly BuiltIn[] = [
  role(builtInRoles.admin, 'Admin', 'Can do everything.'),
  role(
    builtInRoles.editor,
    'Editor',
    'Can see and edit metadata. Cannot delete it, nor manage users and policies.',
  ),
  role(builtInRoles.reader, 'Reader', 'Can see all metadata. Cannot change any.'),
];

const without = <Name extends string>(all: readonly Name[], ...others: readonly Name[]): readonly Name[] =>
  all.filter((name) => !others.includes(name));

/** What DataHub's sources do not name is decided here, from the least that the role is for. */
const allOfPlatform = Object.keys(platformPrivileges) as PlatformPrivilege[];

/** `DATA_…` are about the data itself, which nobody sees because he may manage its metadata. */
const allOfEntities = (Object.keys(entityPrivileges) as EntityPrivilege[]).filter(
  (name) => !name.startsWith('DATA_'),
);

const datasetViews = ['VIEW_DATASET_USAGE', 'VIEW_DATASET_PROFILE', 'VIEW_DATASET_OPERATIONS'] as const;

const views = [
  'VIEW_ENTITY_PAGE',
  'SEARCH_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMELINE_PRIVILEGE',
  'ES_EXPLAIN_QUERY_PRIVILEGE',
] as const;

const readerOfEntities: readonly EntityPrivilege[] = [...views, 'EXISTS_ENTITY', ...datasetViews];

/** Single parts of an entity; none by which somebody could get a role, or delete what others need. */
const editorOfEntities = without(
  allOfEntities,
  'CREATE_ENTITY',
  'EDIT_ENTITY',
  'DELETE_ENTITY',
  'EXECUTE_ENTITY',
  'EDIT_ENTITY_OWNERS',
  'EDIT_ENTITY_STATUS',
  'EDIT_GROUP_MEMBERS',
  'EDIT_USER_PROFILE',
  'EDIT_CONTACT_INFO',
  'MANAGE_DATA_PRODUCTS',
);

/** Owners give their entities to others. They do not delete them for good. */
const owners = without(
  allOfEntities,
  'CREATE_ENTITY',
  'DELETE_ENTITY',
  'EXECUTE_ENTITY',
  'EDIT_USER_PROFILE',
);

const rootOfEntities: readonly EntityPrivilege[] = [
  ...readerOfEntities,
  'EDIT_ENTITY',
  'CREATE_ENTITY',
  'DELETE_ENTITY',
  'EXECUTE_ENTITY',
  'EDIT_LINEAGE',
  'EDIT_ENTITY_ASSERTIONS',
  'MANAGE_DATA_PRODUCTS',
];

const editorOfPlatform: readonly PlatformPrivilege[] = [
  'GENERATE_PERSONAL_ACCESS_TOKENS',
  'MANAGE_DOMAINS',
  'MANAGE_GLOBAL_ANNOUNCEMENTS',
  'MANAGE_GLOSSARIES',
  'MANAGE_TAGS',
  'MANAGE_BUSINESS_ATTRIBUTE',
  'MANAGE_STRUCTURED_PROPERTIES',
  'VIEW_STRUCTURED_PROPERTIES_PAGE',
  'MANAGE_DOCUMENTATION_FORMS',
  'MANAGE_FEATURES',
  'MANAGE_DOCUMENTS',
];

const editableByEditors: readonly string[] = [
  'dataset',
  'chart',
  'dashboard',
  'dataFlow',
  'dataJob',
  'tag',
  'container',
  'domain',
  'glossaryTerm',
  'glossaryNode',
  'notebook',
  'dataProduct',
  'dataProcessInstance',
  'document',
];

type Actors = { readonly roles: string[] } | { readonly users: string[] } | Readonly<Record<string, true>>;

interface Definition {
  readonly name: string;
  readonly description: string;
  readonly actors: Actors;
  readonly privileges: readonly Privilege[];
  /** False by default: an administrator can deactivate nothing of what makes the roles what they are. */
  readonly editable?: boolean;
  /** Types of the entities that it is about. All by default. */
  readonly entityTypes?: readonly string[];
}

const policy = (
  type: 'PLATFORM' | 'METADATA',
  id: string,
  { name, description, actors, privileges, editable = false, entityTypes }: Definition,
): BuiltIn => ({
  urn: `urn:li:dataHubPolicy:${id}`,
  info: {
    displayName: name,
    description,
    type,
    state: 'ACTIVE',
    privileges: [...privileges],
    actors: { resourceOwners: false, allUsers: false, allGroups: false, ...actors },
    ...(entityTypes && {
      resources: {
        filter: { criteria: [{ field: 'TYPE', values: [...entityTypes], condition: 'EQUALS' }] },
      },
    }),
    editable,
  },
});

/**
 * The user of DataHub's quickstart, who does everything where there is no sign-in. With sign-in, nobody gets that name by
 * signing up, so that these policies let nobody in.
 */
const root = { users: ['urn:li:corpuser:datahub'] };
const everybody = { allUsers: true } as const;
const having = (urn: string) => ({ roles: [urn] });

/** DataHub has one more, `reader-platform-policy`, which grants nothing; our model does not take such a policy. */
export const policies: readonly BuiltIn[] = [
  policy('PLATFORM', '0', {
    name: 'Root User - All Platform Privileges',
    description: 'The local user manages the catalogue.',
    actors: root,
    privileges: allOfPlatform,
  }),
  policy('METADATA', '1', {
    name: 'Root User - Edit and View All Resources',
    description: 'The local user sees and changes all entities.',
    actors: root,
    privileges: rootOfEntities,
  }),
  policy('PLATFORM', '7', {
    name: 'All Users - Base Platform Privileges',
    description:
      'Everybody who is signed in sees how the catalogue is used, and makes personal access tokens.',
    actors: everybody,
    privileges: ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
    editable: true,
  }),
  policy('METADATA', 'view-entity-page-all', {
    name: 'All Users - View Entity Pages',
    description: 'Everybody who is signed in sees all entities. Deactivate it to restrict who sees what.',
    actors: everybody,
    privileges: views,
    editable: true,
  }),
  policy('METADATA', 'view-dataset-sensitive', {
    name: 'All Users - View Dataset Sensitive Information',
    description: 'Everybody who is signed in sees usage, profiles with sample values, and operations.',
    actors: everybody,
    privileges: datasetViews,
    editable: true,
  }),
  policy('PLATFORM', 'admin-platform-policy', {
    name: 'Admins - Platform Policy',
    description: 'Admins manage the catalogue.',
    actors: having(builtInRoles.admin),
    privileges: allOfPlatform,
  }),
  policy('METADATA', 'admin-metadata-policy', {
    name: 'Admins - Metadata Policy',
    description: 'Admins see, change and delete all entities.',
    actors: having(builtInRoles.admin),
    privileges: allOfEntities,
  }),
  policy('PLATFORM', 'editor-platform-policy', {
    name: 'Editors - Platform Policy',
    description: 'Editors manage domains, the glossary, tags, properties, forms and documents.',
    actors: having(builtInRoles.editor),
    privileges: editorOfPlatform,
  }),
  policy('METADATA', 'editor-metadata-policy', {
    name: 'Editors - Metadata Policy',
    description: 'Editors see all entities, and change tags, terms, descriptions and other parts of them.',
    actors: having(builtInRoles.editor),
    privileges: editorOfEntities,
  }),
  policy('METADATA', 'editor-metadata-policy-entities', {
    name: 'Editors - Edit Entities',
    description: 'Editors change everything of the entities of some types.',
    actors: having(builtInRoles.editor),
    privileges: ['EDIT_ENTITY'],
    editable: true,
    entityTypes: editableByEditors,
  }),
  policy('METADATA', 'reader-metadata-policy', {
    name: 'Readers - Metadata Policy',
    description: 'Readers see all entities.',
    actors: having(builtInRoles.reader),
    privileges: readerOfEntities,
  }),
  policy('METADATA', 'asset-owners-metadata-policy', {
    name: 'Asset Owners - Metadata Policy',
    description: 'Owners see and change what they own.',
    actors: { resourceOwners: true },
    privileges: owners,
    editable: true,
  }),
  ...(
    [
      ['root', 'Root User', root],
      ['admin', 'Admins', having(builtInRoles.admin)],
      ['editor', 'Editors', having(builtInRoles.editor)],
    ] as const
  ).map(([id, who, actors]) =>
    policy('METADATA', `${id}-domain-manage-data-products-policy`, {
      name: `${who} - Manage Data Products`,
      description: 'They manage the data products of all domains.',
      actors,
      privileges: ['MANAGE_DATA_PRODUCTS'],
      entityTypes: ['domain'],
    }),
  ),
];
