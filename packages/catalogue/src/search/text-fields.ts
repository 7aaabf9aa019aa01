import type { Registry, SearchAnnotation } from '@colophon/schema';
import { entityTypeField } from './facets.ts';
import { searchOf } from './search-of.ts';

const cache = new WeakMap<Registry, ReadonlySet<string>>();

/**
 * The search fields that hold running text, such as `description`: those that the model has for TEXT and never for a
 * facet. They are searched by words. The index of filters leaves them out, where each value would cost a write a
 * page and hardly any is ever queried; a filter that names one looks into the documents.
 */
export function textFieldsOf(registry: Registry): ReadonlySet<string> {
  const known = cache.get(registry);
  if (known) return known;
  const texts = new Set<string>();
  // The first two are in the entity's own row, even if an aspect has fields of the same name.
  const others = new Set(['urn', entityTypeField]);
  for (const aspect of registry.aspects.values()) {
    for (const { name, annotation } of searchOf(aspect)) {
      if (annotation.kind === 'TEXT') texts.add(name);
      if (annotation.facet || !isText(annotation)) others.add(name);
      for (const field of [annotation.hasValues, annotation.numValues])
        if (field !== undefined) others.add(field);
    }
  }
  const fields = texts.difference(others);
  cache.set(registry, fields);
  return fields;
}

/** TEXT_PARTIAL alone is for names, and stays in the index; with TEXT it is another aspect's treatment of the same text. */
const isText = ({ kind }: SearchAnnotation): boolean => kind === 'TEXT' || kind === 'TEXT_PARTIAL';
