import { filterValues, type SearchDocument, type SearchTexts } from '@colophon/catalogue';
import { foldCase, foldName, maxFilterLength } from '@colophon/catalogue/for-stores';
import { type FieldValues, toFieldValues } from './field-values.ts';
import { fieldKey, pathSeparators } from './names.ts';
import { toIndexedTexts } from './words.ts';

/** The document of an entity as the index has it. */
export type Source = Readonly<Record<string, unknown>>;

/** @param textFields As in a `ChangeSet`: of these fields, values of any length are compared. */
export function toSource(
  document: SearchDocument,
  texts: SearchTexts,
  textFields: ReadonlySet<string>,
): Source {
  const { urn, entityType, removed } = document;
  const words = toIndexedTexts(texts);
  const values = filterValues(document, () => true);
  const fields: Record<string, FieldValues> = {};
  for (const field of new Set([...values.keys(), ...longFieldsOf(document, textFields)])) {
    const long = textFields.has(field) ? longValuesOf(document, field) : [];
    const all = toFieldValues([...(values.get(field) ?? []), ...long], pathSeparators[field]);
    if (all) fields[fieldKey(field)] = all;
  }
  return {
    urn,
    ...lowOf('urnLow', urn),
    type: entityType,
    ...lowOf('typeLow', entityType),
    removed,
    ...words,
    exact: exactNamesOf(values.values(), new Set(words.whole)),
    f: fields,
  };
}

const lowOf = (name: string, value: string): Source => {
  const low = foldCase(value);
  return low === value ? {} : { [name]: low };
};

/** Values that are a name of the entity: a query for just this text finds it first. */
function exactNamesOf(lists: Iterable<readonly string[]>, whole: ReadonlySet<string>): readonly string[] {
  const names = new Set<string>();
  for (const list of lists)
    for (const value of list) {
      const folded = foldName(value);
      if (folded !== '' && whole.has(folded)) names.add(value);
    }
  return [...names];
}

const longFieldsOf = ({ fieldsByAspect }: SearchDocument, textFields: ReadonlySet<string>): string[] =>
  Object.values(fieldsByAspect).flatMap((part) => Object.keys(part).filter((name) => textFields.has(name)));

const longValuesOf = ({ fieldsByAspect }: SearchDocument, field: string): string[] => [
  ...new Set(
    Object.values(fieldsByAspect)
      .flatMap((part) => part[field] ?? [])
      .map((value) => String(value).toWellFormed())
      .filter((value) => value.length > maxFilterLength),
  ),
];
