import type { Examples } from './read-examples.ts';

/** The last part of a page's address: `Entities, version 3` gives `entities-v3`. */
export const slugOf = (group: string): string =>
  group.toLowerCase().replace(/^the /, '').replace(', version ', '-v').replaceAll(' ', '-');

/** As the site makes the anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** What a printed page is made of. */
export interface ReferencePage {
  readonly title: string;
  readonly description: string;
  /** Its name among others of its kind, where the title would say the kind each time. */
  readonly sidebarName?: string;
  /** Other words by which readers look for it, separated by commas. */
  readonly searchTerms?: string;
  /** What it is printed from, as a path from the root of the repository. */
  readonly source: string;
  /** Why nothing on the page is run or checked, where that is so. */
  readonly noSamples?: string;
  /** Empty ones are left out. */
  readonly blocks: readonly string[];
}

/** A page with its frontmatter, and the note that says what printed it. */
export const printPage = ({ source, blocks, ...frontmatter }: ReferencePage): string =>
  `${[
    `---\n${Object.entries(frontmatter)
      .map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
      .join('\n')}\n---`,
    `{/* Printed by \`npm run generate\` from ${source}. Do not edit. */}`,
    ...blocks.filter((block) => block !== ''),
  ].join('\n\n')}\n`;

/**
 * Puts what a page shows into the order of its examples, in which they are run.
 *
 * @param nameOf The heading under which something has its example.
 * @throws Error when something has no example, or an example nothing that it is of.
 */
export function inOrderOf<T>(
  { sections }: Examples,
  group: string,
  shown: readonly T[],
  nameOf: (one: T) => string,
): T[] {
  const names = new Set(shown.map(nameOf));
  for (const name of sections.keys())
    if (!names.has(name)) throw new Error(`the example of ${name}: there is no such thing in ${group}`);
  for (const name of names) if (!sections.has(name)) throw new Error(`${name} has no example`);
  const places = [...sections.keys()];
  return shown.toSorted((a, b) => places.indexOf(nameOf(a)) - places.indexOf(nameOf(b)));
}

/** The examples of a group. @throws Error when there are none. */
export function examplesOf(examples: ReadonlyMap<string, Examples>, group: string): Examples {
  const own = examples.get(slugOf(group));
  if (!own) throw new Error(`${group} has no examples`);
  return own;
}
