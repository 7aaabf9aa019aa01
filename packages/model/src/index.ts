import { createRegistry, type Registry } from '@colophon/schema';
import { entities } from './entities.ts';

export { type AspectGroup, aspectGroups } from './aspect-groups.ts';
export { entities };

/** The whole model, put together and checked. */
export const registry: Registry = createRegistry(entities);
