import type { EntityPrivilege, Privilege } from '@colophon/catalogue';

/**
 * Who may call an operation when sign-in is on:
 *
 * - `public`: everybody, signed in or not
 * - `signed-in`: every principal
 * - `on: 'catalogue'`: who has any one of the privileges on the catalogue as a whole, which is checked before the operation
 *   runs
 * - `on: 'entity'`: every principal, for the entities on which they have any one of the privileges; the session decides
 *   about each when the operation gets to it, and what is only listed is left out
 */
export type OperationAccess = 'public' | 'signed-in' | CatalogueAccess | EntityAccess;

export interface CatalogueAccess {
  readonly on: 'catalogue';
  readonly anyOf: AtLeastOne<Privilege>;
}

export interface EntityAccess {
  readonly on: 'entity';
  readonly anyOf: AtLeastOne<EntityPrivilege>;
  /** True where a privilege for the type of the entity, or for each of the fields that change, is enough, too. */
  readonly orOfFields?: true;
}

type AtLeastOne<T> = readonly [T, ...T[]];

const onCatalogue = (...anyOf: AtLeastOne<Privilege>): CatalogueAccess => ({ on: 'catalogue', anyOf });
const byEntity = (...anyOf: AtLeastOne<EntityPrivilege>): EntityAccess => ({ on: 'entity', anyOf });

/** What the operations of all interfaces need; the same thing needs the same everywhere. */
export const access = {
  public: 'public',
  signedIn: 'signed-in',
  view: byEntity('VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'),
  exists: byEntity(
    'EXISTS_ENTITY',
    'VIEW_ENTITY_PAGE',
    'GET_ENTITY_PRIVILEGE',
    'SEARCH_PRIVILEGE',
    'EDIT_ENTITY',
    'DELETE_ENTITY',
  ),
  lineage: byEntity(
    'VIEW_ENTITY_PAGE',
    'GET_ENTITY_PRIVILEGE',
    'EDIT_ENTITY',
    'DELETE_ENTITY',
    'EDIT_LINEAGE',
  ),
  timeline: byEntity('GET_TIMELINE_PRIVILEGE'),
  timeseries: byEntity('GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'),
  write: { ...byEntity('CREATE_ENTITY', 'EDIT_ENTITY'), orOfFields: true },
  delete: { ...byEntity('DELETE_ENTITY'), orOfFields: true },
  deleteAspects: { ...byEntity('DELETE_ENTITY', 'EDIT_ENTITY'), orOfFields: true },
  credentials: onCatalogue('MANAGE_USER_CREDENTIALS', 'MANAGE_USERS_AND_GROUPS'),
  resetLinks: onCatalogue('MANAGE_USER_CREDENTIALS'),
  users: onCatalogue('MANAGE_USERS_AND_GROUPS'),
  groupMembers: { ...byEntity('EDIT_GROUP_MEMBERS'), orOfFields: true },
  policies: onCatalogue('MANAGE_POLICIES'),
  counts: onCatalogue('GET_COUNTS_PRIVILEGE'),
  changeLog: onCatalogue('GET_METADATA_CHANGE_LOG_EVENTS', 'GET_TOPIC_EVENTS', 'MANAGE_SYSTEM_OPERATIONS'),
  platformEvents: onCatalogue('GET_PLATFORM_EVENTS', 'GET_TOPIC_EVENTS', 'MANAGE_SYSTEM_OPERATIONS'),
  events: onCatalogue(
    'GET_PLATFORM_EVENTS',
    'GET_METADATA_CHANGE_LOG_EVENTS',
    'GET_TOPIC_EVENTS',
    'MANAGE_SYSTEM_OPERATIONS',
  ),
  runs: onCatalogue('MANAGE_INGESTION', 'MANAGE_SYSTEM_OPERATIONS'),
  truncateTimeseries: onCatalogue('TRUNCATE_TIMESERIES_INDEX_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  restoreIndices: onCatalogue('RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  applyRetention: onCatalogue('APPLY_RETENTION_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  serviceAccounts: onCatalogue('MANAGE_SERVICE_ACCOUNTS'),
  systemOperations: onCatalogue('MANAGE_SYSTEM_OPERATIONS'),
  analytics: onCatalogue('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  // DataHub's third privilege, VIEW_ANALYTICS, is everybody's by default: the log has addresses, and names who was refused.
  auditLog: onCatalogue('MANAGE_SYSTEM_OPERATIONS', 'GET_ANALYTICS_PRIVILEGE'),
} as const satisfies Record<string, OperationAccess>;

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The access as a sentence, for the reference. */
export function describeAccess(needed: OperationAccess): string {
  if (needed === 'public') return 'Needs no sign-in.';
  if (needed === 'signed-in') return 'Needs sign-in, and no privilege.';
  const names = alternatives.format(needed.anyOf.map((name) => `\`${name}\``));
  if (needed.on === 'catalogue') return `Needs ${names} on the catalogue.`;
  return `Needs ${names} on the entity${needed.orOfFields ? ', or a privilege for its type or for what changes' : ''}.`;
}
