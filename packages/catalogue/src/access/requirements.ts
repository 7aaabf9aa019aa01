import type { Session } from '../session/session.ts';
import { viewPrivileges } from './access-control.ts';
import type { Privilege } from './privileges.ts';

/** Everything that a session does. */
export type SessionMethod = Exclude<keyof Session, 'context' | 'registry'>;

/** What a method needs; of a list of privileges, any one will do. */
export type Requirement =
  /** It tells nothing that is stored. */
  | { readonly kind: 'nothing' }
  /** Privileges on the catalogue as a whole. */
  | { readonly kind: 'catalogue'; readonly privileges: readonly Privilege[] }
  /** Privileges on each entity that it is about. Others look as if they did not exist. */
  | { readonly kind: 'entities'; readonly privileges: readonly Privilege[] }
  /** It finds what the principal may see. */
  | { readonly kind: 'visible' }
  /** What it needs depends on what it changes: see `needsOf`. */
  | { readonly kind: 'change' };

const nothing = { kind: 'nothing' } as const;
const visible = { kind: 'visible' } as const;
const change = { kind: 'change' } as const;
const entities = (privileges: readonly Privilege[] = viewPrivileges) =>
  ({ kind: 'entities', privileges }) as const;
const catalogue = (...privileges: Privilege[]) => ({ kind: 'catalogue', privileges }) as const;

/** What each method of a session needs. A method without an entry does not compile. */
export const requirements = {
  propose: change,
  proposeAsync: change,
  check: nothing,
  deleteEntity: change,
  deletePoints: entities(['DELETE_ENTITY']),
  truncateTimeseries: catalogue('TRUNCATE_TIMESERIES_INDEX_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  deleteReferences: change,
  rollBack: catalogue('MANAGE_INGESTION', 'MANAGE_SYSTEM_OPERATIONS'),
  restoreIndices: catalogue('RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),
  backup: catalogue('MANAGE_SYSTEM_OPERATIONS'),
  applyRetention: catalogue('APPLY_RETENTION_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),

  aspect: entities(),
  entity: entities(),
  entities: entities(),
  existing: entities([...viewPrivileges, 'EXISTS_ENTITY', 'SEARCH_PRIVILEGE']),
  history: entities(),
  difference: entities(),
  timeline: entities(['GET_TIMELINE_PRIVILEGE']),
  writeStates: entities(),
  countAspect: catalogue('GET_COUNTS_PRIVILEGE'),

  timeseries: entities(['GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY']),
  scrollTimeseries: entities(['GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY']),
  timeseriesStats: entities(['GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY']),

  search: visible,
  scroll: visible,
  autocomplete: visible,
  browse: visible,
  browsePaths: entities(),
  facets: nothing,

  relationships: entities(),
  scrollEdges: entities(),
  lineage: entities([...viewPrivileges, 'EDIT_LINEAGE']),
  searchLineage: entities([...viewPrivileges, 'EDIT_LINEAGE']),

  coverageHistory: catalogue('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'),

  runs: catalogue('MANAGE_INGESTION', 'MANAGE_SYSTEM_OPERATIONS'),
  writtenBy: catalogue('MANAGE_INGESTION', 'MANAGE_SYSTEM_OPERATIONS'),
  changes: catalogue(
    'GET_METADATA_CHANGE_LOG_EVENTS',
    'GET_PLATFORM_EVENTS',
    'GET_TOPIC_EVENTS',
    'MANAGE_SYSTEM_OPERATIONS',
  ),
  logHead: nothing,
  checkHealth: nothing,
} as const satisfies Record<SessionMethod, Requirement>;
