import { isUrn, parseUrn } from '@colophon/schema';

/** What a URN says by itself. */
export interface UrnFacts {
  /** Type of the entity, such as `dataset`. */
  readonly type: string;
  /** The part of the URN that people know the entity by. */
  readonly name: string;
  /** All that the URN says beside the type, for people: `hive · shop.orders · PROD`. */
  readonly place: string;
}

/** Reads the type and the name out of a URN; what cannot be read is its own name. */
export function describeUrn(urn: string): UrnFacts {
  if (!isUrn(urn)) return { type: '', name: urn, place: urn };
  const { entityType, parts } = parseUrn(urn);
  const place = parts.map((part) => (isUrn(part) ? describeUrn(part).place : part)).join(' · ');
  return { type: entityType, name: nameIn(parts), place };
}

/** Of a platform, a name and an environment the name; otherwise the last part, which may be a URN again. */
function nameIn(parts: readonly string[]): string {
  const [first = '', second = ''] = parts;
  const name = parts.length === 3 && isUrn(first) ? second : (parts.at(-1) ?? '');
  return isUrn(name) ? describeUrn(name).name : name;
}
