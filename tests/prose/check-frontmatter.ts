import type { Frontmatter } from './read-frontmatter.ts';

/** The key of the frontmatter at fault, and what is wrong with it. */
export interface FrontmatterFault {
  readonly key: keyof Frontmatter;
  readonly message: string;
}

/** A title must fit a tab of the browser and a line of a search result. */
export const TITLE_CHARACTERS = [3, 60] as const;
/** A description shorter than this says nothing; a search result cuts off what is longer. */
export const DESCRIPTION_CHARACTERS = [50, 160] as const;
const DESCRIPTION_MAX_SENTENCES = 2;
/** The sidebar is narrow. */
export const SIDEBAR_NAME_CHARACTERS = [1, 40] as const;

/** Everything that keeps a page's title, description and name in the sidebar from being good ones. */
export function checkFrontmatter({ title, description, sidebarName }: Frontmatter): FrontmatterFault[] {
  const faults = [
    ...lengthFaults('title', title, TITLE_CHARACTERS),
    ...lengthFaults('description', description, DESCRIPTION_CHARACTERS),
    ...(sidebarName === undefined ? [] : lengthFaults('sidebarName', sidebarName, SIDEBAR_NAME_CHARACTERS)),
  ];
  if (typeof title === 'string' && title.endsWith('.'))
    faults.push({ key: 'title', message: 'title: ends with a full stop' });
  if (typeof description === 'string') faults.push(...sentenceFaults(description));
  return faults;
}

function lengthFaults(
  key: keyof Frontmatter,
  value: unknown,
  [min, max]: readonly [number, number],
): FrontmatterFault[] {
  const expected = `${key}: expected ${min} to ${max} characters`;
  if (typeof value !== 'string')
    return [{ key, message: `${expected}, got ${JSON.stringify(value) ?? 'none'}` }];
  if (value.length >= min && value.length <= max) return [];
  return [{ key, message: `${expected}, got ${value.length}` }];
}

function sentenceFaults(description: string): FrontmatterFault[] {
  const key = 'description';
  const sentences = description.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length;
  const faults: FrontmatterFault[] = [];
  if (!description.endsWith('.'))
    faults.push({ key, message: 'description: expected a full stop at the end' });
  if (sentences > DESCRIPTION_MAX_SENTENCES)
    faults.push({ key, message: `description: expected one or two sentences, got ${sentences}` });
  return faults;
}
