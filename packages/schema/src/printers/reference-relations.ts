import type { Registry } from '../registry.ts';
import type { Entity, NamedType, RecordType, RelationshipAnnotation, Type } from '../types.ts';
import { asArray } from './describe.ts';

/** A kind of edge between an entity and others, seen from one of its ends. */
export interface Relation {
  /** Name of the relationship, such as `OwnedBy`. */
  readonly name: string;
  /** Entity types at the other end. */
  readonly others: readonly string[];
  /** True when the edge takes part in lineage. */
  readonly lineage?: true;
}

/** The section of a reference page that draws which edges an entity has, and which lead to it. */
export function printRelations(registry: Registry, entity: Entity): string[] {
  const outgoing = outgoingRelations(entity);
  const incoming = incomingRelations(registry, entity);
  if (outgoing.length === 0 && incoming.length === 0) return [];
  const attributes = [`of="${entity.name}"`];
  if (incoming.length > 0) attributes.push(`incoming={${JSON.stringify(incoming)}}`);
  if (outgoing.length > 0) attributes.push(`outgoing={${JSON.stringify(outgoing)}}`);
  return ['## Relationships', `<Relations ${attributes.join(' ')} />`];
}

/** The edges that start at an entity of this type, each relationship once. */
export const outgoingRelations = (entity: Entity): Relation[] =>
  merge(
    annotationsOf(entity).flatMap(({ name, to, lineage }) => to.map((other) => ({ name, other, lineage }))),
  );

/** The edges of all entities that end at one of this type. */
export const incomingRelations = (registry: Registry, entity: Entity): Relation[] =>
  merge(
    [...registry.entities.values()].flatMap((other) =>
      annotationsOf(other)
        .filter(({ to }) => to.includes(entity.name))
        .map(({ name, lineage }) => ({ name, other: other.name, lineage })),
    ),
  );

interface End {
  readonly name: string;
  readonly other: string;
  readonly lineage: boolean | undefined;
}

function merge(ends: readonly End[]): Relation[] {
  const byName = new Map<string, { others: Set<string>; lineage: boolean }>();
  for (const { name, other, lineage = false } of ends) {
    const known = byName.get(name) ?? { others: new Set<string>(), lineage: false };
    known.others.add(other);
    byName.set(name, { ...known, lineage: known.lineage || lineage });
  }
  return [...byName].map(([name, { others, lineage }]) => ({
    name,
    others: [...others],
    ...(lineage && { lineage }),
  }));
}

const annotations = new WeakMap<Entity, readonly RelationshipAnnotation[]>();

function annotationsOf(entity: Entity): readonly RelationshipAnnotation[] {
  const known = annotations.get(entity);
  if (known) return known;
  const found = [entity.key, ...entity.aspects].flatMap(({ record }) =>
    annotationsBelow(record, [], new Set()),
  );
  const all = found.map(({ annotation }) => annotation);
  annotations.set(entity, all);
  return all;
}

interface Found {
  readonly path: string;
  readonly annotation: RelationshipAnnotation;
}

/** The annotations of a record and of those inside it; one on an outer field takes the place of those it reaches. */
function annotationsBelow(
  record: RecordType,
  path: readonly string[],
  open: ReadonlySet<RecordType>,
): readonly Found[] {
  if (open.has(record)) return [];
  return Object.entries(record.fields).flatMap(([name, field]) => {
    const here = [...path, name];
    const own = asArray(field.relationship ?? []).map((annotation) => ({
      path: [...here, ...(annotation.path?.split('.') ?? [])].join('.'),
      annotation,
    }));
    const taken = new Set(own.map((item) => item.path));
    const named = innerNamed(field.type);
    const nested = named?.kind === 'record' ? annotationsBelow(named, here, new Set([...open, record])) : [];
    return [...own, ...nested.filter((item) => !taken.has(item.path))];
  });
}

/** The record or enumeration that a field holds, alone, in an array or in a map. */
export function innerNamed(type: Type): NamedType | undefined {
  if (type.kind === 'array') return innerNamed(type.items);
  if (type.kind === 'map') return innerNamed(type.values);
  return type.kind === 'record' || type.kind === 'enumeration' ? type : undefined;
}
