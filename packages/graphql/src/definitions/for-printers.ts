/** What scripts that print files from the schema need: its text, what its names stand for, and what describes them. */

export { aspectOfField, entityTypeOf, graphqlEntities, keyPlaceOf } from '../entities/entity-types.ts';
export { tables as writtenDescriptions } from './descriptions/tables/index.ts';
export { definitions } from './index.ts';
