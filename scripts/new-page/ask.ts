import { PageError } from './page-error.ts';
import type { Place } from './place-in-sidebar.ts';

/** What only a person can say of a page. */
export interface Answers extends Place {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Puts a question to the person at the keyboard. */
export type Ask = (question: string) => Promise<string>;

/** How the command is called. */
export const usage =
  'npm run new-page -- <id> --title "…" --description "…" [--sidebar-name "…"] ' +
  '[--kind tutorial|how-to|reference|explanation] [--after <id> | --group "<label>"]';

/** Asks for what was not given; where nobody can be asked, says what is missing. */
export async function askForMissing(given: Partial<Answers>, ask: Ask | undefined): Promise<Answers> {
  const missing: string[] = [];
  const answer = async (value: string | undefined, option: string, question: string): Promise<string> => {
    if (value !== undefined) return value;
    if (ask) return (await ask(`${question}: `)).trim();
    missing.push(option);
    return '';
  };
  const id = await answer(given.id, '<id>', 'Id, which is its path below docs');
  const title = await answer(given.title, '--title "…"', 'Title, of 3 to 60 characters');
  const description = await answer(
    given.description,
    '--description "…"',
    'Description, in one or two sentences of 50 to 160 characters',
  );
  if (missing.length > 0) throw new PageError(`Missing: ${missing.join(', ')}. Usage: ${usage}`);

  const { after } = given;
  const isPlaced = after !== undefined || given.group !== undefined || !ask;
  const group = isPlaced
    ? given.group
    : await ask('Group in the sidebar (none: behind the pages of its folder): ');
  return { id, title, description, after, group: group?.trim() || undefined };
}
