import type {
  Aspect,
  Field,
  RecordType,
  RelationshipAnnotation,
  SearchAnnotation,
  Type,
} from '@colophon/schema';
import { each, keys, type Step } from './values-at.ts';

/** A search annotation with the full path, from the aspect, of what it indexes. */
export interface PlacedSearch {
  readonly path: readonly Step[];
  readonly annotation: SearchAnnotation;
  /** Name of the search field. */
  readonly name: string;
  /** True when the path ends at a map: its entries are indexed as `key=value`. */
  readonly isMap: boolean;
  /** Entity types that a URN there may name; empty for other values, and for URNs of any type. */
  readonly entityTypes: readonly string[];
}

export interface PlacedRelationship {
  readonly path: readonly Step[];
  readonly annotation: RelationshipAnnotation;
}

/** Everything that an aspect puts into the search document and the graph. */
export interface Annotations {
  readonly search: readonly PlacedSearch[];
  readonly relationships: readonly PlacedRelationship[];
}

const cache = new WeakMap<Aspect, Annotations>();

/** The annotations of an aspect, its nested records included. */
export function annotationsOf(aspect: Aspect): Annotations {
  let annotations = cache.get(aspect);
  if (!annotations) {
    annotations = collect(aspect.record, new Set());
    cache.set(aspect, annotations);
  }
  return annotations;
}

function collect(record: RecordType, open: ReadonlySet<RecordType>): Annotations {
  const search: PlacedSearch[] = [];
  const relationships: PlacedRelationship[] = [];
  if (open.has(record)) return { search, relationships };
  const inside = new Set([...open, record]);
  for (const [name, field] of Object.entries(record.fields)) {
    const own = ownAnnotations(name, field);
    const nested = nestedAnnotations(field.type, inside);
    // An annotation on the outer field takes the place of one further in at the same path: the tags of a column
    // are `fieldTags`, not `tags`.
    const ownSearch = new Set(own.search.map(({ path }) => pathKey(path)));
    const ownRelationships = new Set(own.relationships.map(({ path }) => pathKey(path)));
    const placed = <T extends { readonly path: readonly Step[] }>(item: T): T => ({
      ...item,
      path: [name, ...item.path],
    });
    search.push(
      ...own.search,
      ...nested.search.map(placed).filter(({ path }) => !ownSearch.has(pathKey(path))),
    );
    relationships.push(
      ...own.relationships,
      ...nested.relationships.map(placed).filter(({ path }) => !ownRelationships.has(pathKey(path))),
    );
  }
  return { search, relationships };
}

const pathKey = (path: readonly Step[]): string => path.map(String).join('.');

function ownAnnotations(fieldName: string, field: Field): Annotations {
  return {
    search: asArray(field.search).map((annotation) => {
      const target = resolve(field.type, annotation.path);
      return {
        path: [fieldName, ...target.steps],
        annotation,
        name: annotation.name ?? lastName(annotation.path) ?? fieldName,
        isMap: target.type.kind === 'map',
        entityTypes: target.type.kind === 'urn' ? target.type.entityTypes : [],
      };
    }),
    relationships: asArray(field.relationship).map((annotation) => ({
      path: [fieldName, ...resolve(field.type, annotation.path).steps],
      annotation,
    })),
  };
}

function nestedAnnotations(type: Type, open: ReadonlySet<RecordType>): Annotations {
  const { steps, type: inner } = enter(type);
  const members = inner.kind === 'union' ? inner.members : [inner];
  const prefix: readonly Step[] = inner.kind === 'union' ? [...steps, each] : steps;
  const all = members.flatMap((member) => (member.kind === 'record' ? [collect(member, open)] : []));
  return {
    search: all.flatMap(({ search }) => search.map((item) => ({ ...item, path: [...prefix, ...item.path] }))),
    relationships: all.flatMap(({ relationships }) =>
      relationships.map((item) => ({ ...item, path: [...prefix, ...item.path] })),
    ),
  };
}

interface Target {
  readonly steps: Step[];
  readonly type: Type;
}

/** Goes through arrays, and through maps whose values have something inside, to the type that matters. */
function enter(type: Type): Target {
  if (type.kind === 'array') {
    const inner = enter(type.items);
    return { steps: [each, ...inner.steps], type: inner.type };
  }
  if (type.kind === 'map' && type.values.kind !== 'primitive') {
    const inner = enter(type.values);
    return { steps: [each, ...inner.steps], type: inner.type };
  }
  if (type.kind === 'union' && type.members.every(({ kind }) => kind === 'urn')) {
    return { steps: [each], type: type.members[0] ?? type };
  }
  return { steps: [], type };
}

/** The steps of an annotation's dotted path below a field of the given type. */
function resolve(fieldType: Type, path: string | undefined): Target {
  if (path === '$key')
    return {
      steps: [keys],
      type: fieldType.kind === 'map' ? { kind: 'primitive', name: 'string' } : fieldType,
    };
  let { steps, type } = enter(fieldType);
  for (const name of path?.split('.') ?? []) {
    const field: Field | undefined = type.kind === 'record' ? type.fields[name] : undefined;
    if (!field) throw new Error(`The path ${path} of an annotation names no field at "${name}"`);
    const inner = enter(field.type);
    steps = [...steps, name, ...inner.steps];
    type = inner.type;
  }
  return { steps, type };
}

const lastName = (path: string | undefined): string | undefined =>
  path === undefined || path === '$key' ? undefined : path.split('.').at(-1);

const asArray = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as readonly T[]);
