import type { FormPartsFragment } from '../../../gen/types.ts';
import { formsTexts } from '../../texts/forms.ts';

/** Who is asked to fill in a form. */
export function askedText({ info: { actors } }: FormPartsFragment): string {
  const people = [...(actors.users ?? []), ...(actors.groups ?? [])].map(({ card }) => card.name);
  return [...(actors.owners ? [formsTexts.owners] : []), ...people].join(', ') || formsTexts.nobody;
}
