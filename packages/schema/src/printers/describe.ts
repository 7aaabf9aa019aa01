import type { RelationshipAnnotation, SearchAnnotation, Type } from '../types.ts';
import { simpleName } from './names.ts';

// Short phrases for the facts of a field, as reference pages show them.

/** A field's type as text: `list of Owner`. */
export function describeType(type: Type): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'urn':
      return type.entityTypes.length > 0 ? `urn of ${type.entityTypes.join(', ')}` : 'urn';
    case 'array':
      return `list of ${describeType(type.items)}`;
    case 'map':
      return `map of ${describeType(type.values)}`;
    case 'union':
      return 'union';
    default:
      return simpleName(type.name);
  }
}

/** How the search document holds a field: `URN, as owners, facet`. */
export function describeSearch({
  path,
  kind,
  name,
  boost,
  autocomplete,
  facet,
  hasValues,
  numValues,
  weights,
}: SearchAnnotation): string {
  const parts: string[] = [kind];
  if (name !== undefined) parts.push(`as ${name}`);
  if (path !== undefined) parts.push(`from ${path}`);
  if (boost !== undefined) parts.push(`boost ${boost}`);
  if (autocomplete) parts.push('autocomplete');
  if (facet) parts.push('facet');
  if (hasValues !== undefined) parts.push(`sets ${hasValues}`);
  if (numValues !== undefined) parts.push(`sets ${numValues}`);
  for (const [value, factor] of Object.entries(weights ?? {})) parts.push(`weight ${factor} when ${value}`);
  return parts.join(', ');
}

/** The edge that a field makes: `OwnedBy → corpuser, corpGroup`. */
export const describeRelationship = ({ name, to, path }: RelationshipAnnotation): string =>
  `${name} → ${to.join(', ')}${path === undefined ? '' : ` (from ${path})`}`;

/** One or many, as many. */
export const asArray = <T>(value: T | readonly T[]): readonly T[] =>
  (Array.isArray(value) ? value : [value]) as readonly T[];
