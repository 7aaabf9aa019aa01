import type { Aspect, Field, Type } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import { timestampField } from './query.ts';

/** A field that statistics group or aggregate by. */
export interface StatsField {
  readonly path: string;
  /** The list of records that the field is in; each of them counts on its own. */
  readonly collection?: string;
  /** Name of its type: of a primitive, or `array`, `map`, `record`, … */
  readonly type: string;
}

/**
 * Finds a field of a time-series aspect by its dotted path.
 *
 * @throws CatalogueError `INVALID_REQUEST` when the aspect has none there.
 */
export function statsField(aspect: Aspect, path: string): StatsField {
  if (path === 'urn') return { path, type: 'string' };
  if (path === timestampField) return { path, type: 'long' };
  let fields: Readonly<Record<string, Field>> = aspect.record.fields;
  let type: Type | undefined;
  let collection: string | undefined;
  for (const [depth, name] of path.split('.').entries()) {
    if (type?.kind === 'array' && depth === 1) {
      collection = path.split('.')[0];
      type = type.items;
    }
    if (type) fields = type.kind === 'record' ? type.fields : {};
    type = Object.hasOwn(fields, name) ? fields[name]?.type : undefined;
    if (!type)
      throw new CatalogueError('INVALID_REQUEST', `fieldPath: ${aspect.name} has no field at "${path}"`);
  }
  return { path, ...(collection !== undefined && { collection }), type: nameOf(type) };
}

export const isNumeric = ({ type }: StatsField): boolean => ['int', 'long', 'float', 'double'].includes(type);
export const isWhole = ({ type }: StatsField): boolean => type === 'int' || type === 'long';

function nameOf(type: Type | undefined): string {
  if (type?.kind === 'primitive') return type.name;
  return type?.kind === 'urn' || type?.kind === 'enumeration' ? 'string' : (type?.kind ?? 'string');
}
