import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeText } from '@colophon/schema/printers';
import { parse } from 'yaml';
import { printPage } from './reference-page.ts';

/** A page that lists those of a folder, so that the sidebar of every page need not. */
export interface ListPage {
  /** Folder below `docs`, and id of the page. */
  readonly folder: string;
  readonly title: string;
  /** Its name in the sidebar. Default: the title. */
  readonly sidebarName?: string;
  readonly description: string;
  readonly intro: string;
  /** Ids of the pages in their order. Default: all of the folder, by their names in the sidebar. */
  readonly order?: readonly string[];
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/**
 * Prints the page, from the frontmatter of those that it lists.
 *
 * @param docs Folder of the documentation.
 * @throws Error when the order lacks a page of the folder, or names one that is not there.
 */
export async function printListPage(
  { folder, order, intro, ...page }: ListPage,
  docs: string,
): Promise<string> {
  const files = (await readdir(join(docs, folder))).filter((file) => file.endsWith('.mdx'));
  const all = await Promise.all(files.map((file) => readListed(docs, `${folder}/${file.slice(0, -4)}`)));
  const byId = new Map(all.map((listed) => [listed.id, listed]));
  const listed = order ? order.map((id) => byId.get(id)) : all.toSorted(bySidebarName);
  const unlisted = all.find((one) => !listed.includes(one));
  if (unlisted || listed.includes(undefined))
    throw new Error(
      `The order of docs/${folder} and its pages differ: ${unlisted?.id ?? 'a page is missing'}`,
    );
  return printPage({
    ...page,
    source: `docs/${folder}`,
    noSamples: 'It lists pages.',
    blocks: [
      intro,
      listed
        .filter((one) => one !== undefined)
        .map(
          ({ id, name, description }) => `- [${name}](/docs/${id}): ${escapeText(firstLower(description))}`,
        )
        .join('\n'),
    ],
  });
}

async function readListed(docs: string, id: string): Promise<Listed> {
  const text = await readFile(join(docs, `${id}.mdx`), 'utf8');
  const { title, sidebarName, description } = parse(/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '');
  return { id, name: sidebarName ?? title, description };
}

const bySidebarName = (a: Listed, b: Listed): number => a.name.localeCompare(b.name, 'en');

/** `Why npm start…` goes on after a colon; `HTTP and…` stays. */
const firstLower = (text: string): string =>
  /^[A-Z][a-z]* /.test(text) && !/^(?:DataHub|GraphQL|OpenAPI|Node|Ajv) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
