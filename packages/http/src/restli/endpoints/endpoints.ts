import { analytics } from './analytics.ts';
import { maintenance } from './maintenance.ts';
import { reads as entityReads, reading } from './reading.ts';
import { relationshipActions, relationshipReads } from './relationships.ts';
import { searching } from './searching.ts';
import { writing } from './writing.ts';

/** Every action. The router and the reference are made from this table. */
export const actions = [
  ...writing,
  ...reading,
  ...searching,
  ...relationshipActions,
  ...maintenance,
  ...analytics,
];

/** Everything that is read with `GET`. */
export const reads = [...entityReads, ...relationshipReads];
export type { Action, Parameter, Read } from './endpoint.ts';
