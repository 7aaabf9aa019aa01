import type { EntityHeadQuery } from '../../gen/entity/entity.ts';

/** What every page of an entity has: what it is, and whose. */
export type HeadOfEntity = NonNullable<EntityHeadQuery['entity']>;
