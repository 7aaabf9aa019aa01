import { browseTexts } from './browse.ts';
import { editTexts } from './edit.ts';
import { entityTexts } from './entity.ts';
import { homeTexts } from './home.ts';
import { searchTexts } from './search.ts';
import { shellTexts } from './shell.ts';

/** Every text of the interface, in English, by area. Another language is another table of the same shape. */
export const texts = {
  ...browseTexts,
  ...editTexts,
  ...entityTexts,
  ...homeTexts,
  ...searchTexts,
  ...shellTexts,
} as const;
