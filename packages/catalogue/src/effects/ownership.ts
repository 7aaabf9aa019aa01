import type { Json } from '@colophon/schema';
import type { Effect } from './effect.ts';
import { objectsAt } from './json-values.ts';

const prefix = 'urn:li:ownershipType:';

/** `ownerTypes` groups the owners by the URN of their ownership type; it follows from `owners`. */
export const ownershipEffect: Effect = {
  aspects: ['ownership'],
  derive(value) {
    const ownerTypes = new Map<string, Json[]>();
    for (const { owner, type, typeUrn } of objectsAt(value, 'owners')) {
      // Dots would divide the key into levels in a search index.
      const key = ownershipTypeOf(type, typeUrn).replaceAll('.', '%2E');
      const owners = ownerTypes.get(key) ?? [];
      if (typeof owner === 'string' && !owners.includes(owner)) owners.push(owner);
      ownerTypes.set(key, owners);
    }
    const { ownerTypes: _, ...rest } = value;
    return ownerTypes.size === 0 ? rest : { ...rest, ownerTypes: Object.fromEntries(ownerTypes) };
  },
};

/** The URN of an owner's type: `typeUrn`, else that of the built-in type with the name of `type`. */
function ownershipTypeOf(type: Json | undefined, typeUrn: Json | undefined): string {
  if (typeof typeUrn === 'string') return typeUrn;
  return `${prefix}__system__${typeof type === 'string' ? type.toLowerCase() : 'none'}`;
}
