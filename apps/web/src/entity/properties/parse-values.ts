import type { PropertyScalar } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import type { Property } from './properties-of.ts';

type Parsed =
  | { readonly values: readonly PropertyScalar[]; readonly error?: undefined }
  | { readonly values?: undefined; readonly error: string };

/** What was typed as values of a property: one, or one on each line. */
export function parseValues({ kind, isList }: Pick<Property, 'kind' | 'isList'>, text: string): Parsed {
  const lines = (isList ? text.split('\n') : [text]).map((line) => line.trim()).filter((line) => line !== '');
  const wrong = lines.find((line) => !isValue[kind](line));
  if (wrong !== undefined) return { error: errors[kind](wrong) };
  return { values: kind === 'number' ? lines.map(Number) : lines };
}

/** `Date` also takes 30 February. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const isValue: Readonly<Record<Property['kind'], (text: string) => boolean>> = {
  text: () => true,
  richText: () => true,
  number: (text) => Number.isFinite(Number(text)),
  date: isDay,
  entity: (text) => /^urn:li:\w+:\S/.test(text),
};

const errors: Readonly<Record<Property['kind'], (text: string) => string>> = {
  text: () => '',
  richText: () => '',
  number: propertyTexts.number,
  date: propertyTexts.date,
  entity: propertyTexts.urn,
};
