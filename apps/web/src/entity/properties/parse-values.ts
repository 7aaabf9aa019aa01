import type { PropertyScalar } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import type { Property } from './properties-of.ts';

type Parsed =
  | { readonly values: readonly PropertyScalar[]; readonly error?: undefined }
  | { readonly values?: undefined; readonly error: string };

/** What was typed as values of a property: one, or one on each line. */
export function parseValues({ kind, isList }: Pick<Property, 'kind' | 'isList'>, text: string): Parsed {
  const lines = (isList ? text.split('\n') : [text]).map((line) => line.trim()).filter((line) => line !== '');
  if (kind !== 'number') return { values: lines };
  const wrong = lines.find((line) => !Number.isFinite(Number(line)));
  return wrong === undefined ? { values: lines.map(Number) } : { error: propertyTexts.number(wrong) };
}
