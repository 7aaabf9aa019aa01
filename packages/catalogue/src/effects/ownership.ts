import type { Json } from '@colophon/schema';
import { ownershipTypeOf } from '../project/owners-by-type.ts';
import type { Effect } from './effect.ts';
import { objectsAt } from './json-values.ts';

/** `ownerTypes` groups the owners by the URN of their ownership type; it follows from `owners`. */
export const ownershipEffect: Effect = {
  aspects: ['ownership'],
  derive(value) {
    const ownerTypes = new Map<string, Json[]>();
    for (const each of objectsAt(value, 'owners')) {
      const { owner } = each;
      // Dots would divide the key into levels in a search index.
      const key = ownershipTypeOf(each).replaceAll('.', '%2E');
      const owners = ownerTypes.get(key) ?? [];
      if (typeof owner === 'string' && !owners.includes(owner)) owners.push(owner);
      ownerTypes.set(key, owners);
    }
    const { ownerTypes: _, ...rest } = value;
    return ownerTypes.size === 0 ? rest : { ...rest, ownerTypes: Object.fromEntries(ownerTypes) };
  },
};
