import { presentationOf } from '../../entity/presentations.ts';
import { texts } from '../../texts/texts.ts';

/** How a value of a field is called: a type by its own word, an entity by its name, else the value itself. */
export function valueName(field: string, value: string, name?: string): string {
  if (field === '_entityType') return presentationOf(value).plural;
  if (value === 'true') return texts.search.yes;
  if (value === 'false') return texts.search.no;
  return name ?? (value.startsWith('urn:li:') ? lastPart(value) : value);
}

const lastPart = (urn: string): string => urn.slice(urn.indexOf(':', 'urn:li:'.length) + 1);
