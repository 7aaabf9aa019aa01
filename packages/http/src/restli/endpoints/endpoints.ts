import { keeping } from './keeping.ts';
import { measuring } from './measuring.ts';
import { reads as entityReads, reading } from './reading.ts';
import { relating, relationshipReads } from './relating.ts';
import { searching } from './searching.ts';
import { writing } from './writing.ts';

/** Every action. The router and the reference are made from this table. */
export const actions = [...writing, ...reading, ...searching, ...relating, ...keeping, ...measuring];

/** Everything that is read with `GET`. */
export const reads = [...entityReads, ...relationshipReads];
export type { Action, Parameter, Read } from './endpoint.ts';
