import type { Registry } from '@colophon/schema';
import { platformFields } from '../../entities/computed-fields.ts';

/**
 * What the URN calls an entity: the first part of its key that is no other entity, no platform and no environment. `orders` of the dataset
 * `urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)`.
 */
export function nameInUrn(urn: string, registry: Registry): string {
  try {
    const { entity, parts } = registry.parseEntityUrn(urn);
    const fields = Object.entries(entity.key.record.fields);
    const place = fields.findIndex(
      ([name, { type }]) => type.kind === 'primitive' && !platformFields.includes(name),
    );
    return parts[place] ?? urn;
  } catch {
    // What names no entity of the model is called by the whole of it.
    return urn;
  }
}
