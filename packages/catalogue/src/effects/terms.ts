import type { JsonObject } from '@colophon/schema';
import { isObject, objectsAt } from './json-values.ts';

/** The term of the settings of a property that is shown as a badge. */
export const badgeTerm = 'badge';
export const sortTerm = ({ versionSet, sortId }: JsonObject): string => `${versionSet}\nsort\n${sortId}`;
export const tagTerm = (value: JsonObject): string => `${value.versionSet}\ntag\n${versionTagOf(value)}`;

/** The tag of a value of `versionProperties`. */
export const versionTagOf = ({ version }: JsonObject): string =>
  String(isObject(version) ? version.versionTag : version);

/** The ids of the questions of a form. */
export const promptIdsOf = (formInfo: JsonObject): string[] =>
  objectsAt(formInfo, 'prompts').map(({ id }) => String(id));

/** The search field of a structured property, by its name. */
export const propertyFieldTerm = (name: string): string => name.replaceAll('.', '_');

/** The forms that an asset has. */
export const formsIn = (forms: JsonObject): ReadonlySet<string> =>
  new Set([
    ...[...objectsAt(forms, 'incompleteForms'), ...objectsAt(forms, 'completedForms')].map(({ urn }) =>
      String(urn),
    ),
    ...objectsAt(forms, 'verifications').map(({ form }) => String(form)),
  ]);

/** What values of some aspects are looked up by, as terms under which a working state finds them. */
const termsByAspect: Readonly<Record<string, (value: JsonObject) => readonly string[]>> = {
  versionProperties: (value) => [String(value.versionSet), sortTerm(value), tagTerm(value)],
  formInfo: promptIdsOf,
  propertyDefinition: ({ qualifiedName }) => [propertyFieldTerm(String(qualifiedName))],
  forms: (value) => [...formsIn(value)],
  structuredProperties: (value) =>
    objectsAt(value, 'properties').map(({ propertyUrn }) => String(propertyUrn)),
  structuredPropertySettings: ({ showAsAssetBadge }) => (showAsAssetBadge === true ? [badgeTerm] : []),
};
const none: readonly string[] = [];

export const termsOf = (aspect: string, value: JsonObject): readonly string[] =>
  termsByAspect[aspect]?.(value) ?? none;

/** The terms of values that were looked up, by aspect: a value of many terms is looked up by each of them. */
const cached = new Map<string, WeakMap<JsonObject, ReadonlySet<string>>>();

/** True when a value is looked up by a term. */
export function hasTerm(aspect: string, value: JsonObject, term: string): boolean {
  let ofAspect = cached.get(aspect);
  if (!ofAspect) {
    ofAspect = new WeakMap();
    cached.set(aspect, ofAspect);
  }
  let terms = ofAspect.get(value);
  if (!terms) {
    terms = new Set(termsOf(aspect, value));
    ofAspect.set(value, terms);
  }
  return terms.has(term);
}
