// What the shipped roles and policies are for, written down again and not read from the code under test: a role that
// silently gets more fails here.

/** Privileges on everything, of who has which role. `DATA_…` are nobody's. */
export interface Rights {
  /** On the catalogue, and on every entity. */
  readonly everywhere: ReadonlySet<string>;
  /** In addition, on datasets. */
  readonly onDatasets: ReadonlySet<string>;
  /** In addition, on what the principal owns. */
  readonly onOwned: ReadonlySet<string>;
}

const rights = (
  everywhere: readonly string[],
  onDatasets: readonly string[] = [],
  onOwned: readonly string[] = [],
): Rights => ({
  everywhere: new Set(everywhere),
  onDatasets: new Set(onDatasets),
  onOwned: new Set(onOwned),
});

const everybody = ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'];

const reading = [
  'VIEW_ENTITY_PAGE',
  'SEARCH_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMELINE_PRIVILEGE',
  'EXISTS_ENTITY',
  'VIEW_DATASET_USAGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_OPERATIONS',
];

/** Parts of an entity. */
const editing = ['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_GLOSSARY_TERMS', 'EDIT_ENTITY_DOCS', 'EDIT_LINEAGE'];

const managing = [
  'MANAGE_POLICIES',
  'MANAGE_USERS_AND_GROUPS',
  'MANAGE_USER_CREDENTIALS',
  'MANAGE_ACCESS_TOKENS',
  'MANAGE_SERVICE_ACCOUNTS',
  'MANAGE_SECRETS',
  'MANAGE_CONNECTIONS',
  'MANAGE_INGESTION',
  'MANAGE_GLOBAL_SETTINGS',
  'MANAGE_SYSTEM_OPERATIONS',
  'GET_PLATFORM_EVENTS',
  'GET_METADATA_CHANGE_LOG_EVENTS',
  'GET_TOPIC_EVENTS',
  'RESTORE_INDICES_PRIVILEGE',
  'APPLY_RETENTION_PRIVILEGE',
];

/** By principal. The policies that show everything to everybody are inactive here, so that there is something to hide. */
export const rightsOf = {
  /** Signed in, and nothing more. */
  guest: rights(everybody),
  /** Signed in, and the owner of one dataset. Owners do not create, delete or run. */
  owner: rights(
    everybody,
    [],
    [...reading, ...editing, 'EDIT_ENTITY', 'EDIT_ENTITY_OWNERS', 'EDIT_ENTITY_STATUS'],
  ),
  reader: rights([...everybody, ...reading]),
  editor: rights([...everybody, ...reading, ...editing, 'MANAGE_TAGS', 'MANAGE_DOMAINS'], ['EDIT_ENTITY']),
  admin: rights([
    ...everybody,
    ...reading,
    ...editing,
    ...managing,
    'CREATE_ENTITY',
    'EDIT_ENTITY',
    'DELETE_ENTITY',
    'MANAGE_TAGS',
    'MANAGE_DOMAINS',
  ]),
} as const satisfies Record<string, Rights>;
