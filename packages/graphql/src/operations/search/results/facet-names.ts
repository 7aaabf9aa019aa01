import { degreeField, entityTypeField } from '@colophon/catalogue';
import type { Registry, SearchAnnotation, Type } from '@colophon/schema';
import { nestedTypeField } from '../input/filters.ts';

const cache = new WeakMap<Registry, ReadonlyMap<string, string>>();

/** What no annotation of the model is about. */
const computed: readonly (readonly [field: string, name: string])[] = [
  [entityTypeField, 'Type'],
  [nestedTypeField, 'Type'],
  [degreeField, 'Degree'],
];

/** How a facet is called to readers; a field that has several names over the entity types has all of them. */
export function facetName(registry: Registry, field: string): string {
  let names = cache.get(registry);
  if (!names) {
    names = collect(registry);
    cache.set(registry, names);
  }
  return names.get(field) ?? field;
}

function collect(registry: Registry): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  const add = (fieldName: string, { facetName: name, ...annotation }: SearchAnnotation) => {
    const field = annotation.name ?? annotation.path?.split('.').at(-1) ?? fieldName;
    if (name !== undefined) names.set(field, (names.get(field) ?? new Set()).add(name));
  };
  const seen = new Set<Type>();
  const walk = (type: Type): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.kind === 'array') walk(type.items);
    else if (type.kind === 'map') walk(type.values);
    else if (type.kind === 'union') for (const member of type.members) walk(member);
    else if (type.kind === 'record')
      for (const [name, field] of Object.entries(type.fields)) {
        for (const annotation of [field.search ?? []].flat()) add(name, annotation);
        walk(field.type);
      }
  };
  for (const { record } of registry.aspects.values()) walk(record);
  return new Map([
    ...[...names].map(([field, all]) => [field, [...all].sort().join('/')] as const),
    ...computed,
  ]);
}
