import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { type PageRecord, pageIdOf, toPageRecord } from '../content/page-record.ts';
import { printedFrom } from '../content/printed-from.ts';

/** A page as somebody wrote it. */
export interface SourcePage {
  record: PageRecord;
  /** Path of the file below the folder of the documentation. */
  file: string;
  /** The file without its frontmatter. */
  body: string;
  /** What a printer made it from; nothing when somebody wrote it. */
  origin: string | undefined;
  /** Other names for the subject of the page. Only search reads them. */
  searchTerms: readonly string[];
}

const FRONTMATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
/** `noSamples` is for the tests that run the samples, and is not shown. */
const KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'sidebarName',
  'searchTerms',
  'noSamples',
]);

/** Reads every page of a folder, sorted by id, so that two builds of the same pages give the same files. */
export async function readPages(folder: string): Promise<SourcePage[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.mdx?$/.test(file));
  const pages = await Promise.all(
    files.map(async (file) => parsePage(file, await readFile(join(folder, file), 'utf8'))),
  );
  pages.sort((a, b) => (a.record.id < b.record.id ? -1 : 1));
  for (const [index, { record }] of pages.entries())
    if (pages[index + 1]?.record.id === record.id)
      throw new Error(`Two files in docs give the page "${record.id}": keep the .md or the .mdx.`);
  return pages;
}

/** Reads one page. Throws an error that names the file and the key when the frontmatter is not as it must be. */
export function parsePage(file: string, text: string): SourcePage {
  const match = FRONTMATTER.exec(text);
  if (!match)
    throw new Error(`docs/${file} must begin with frontmatter: "---", title and description, "---".`);
  const data = parseFrontmatter(file, match[1] ?? '');
  const record = toPageRecord({
    id: pageIdOf(file),
    title: sentence(file, data, 'title'),
    description: sentence(file, data, 'description'),
    ...(data.sidebarName !== undefined && { sidebarName: sentence(file, data, 'sidebarName') }),
  });
  const body = text.slice(match[0].length);
  return { record, file, body, origin: printedFrom(body), searchTerms: termsOf(file, data) };
}

function parseFrontmatter(file: string, text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    if (error instanceof YAMLParseError)
      throw new Error(`The frontmatter of docs/${file} is not YAML: ${error.message}`);
    throw error;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error(`The frontmatter of docs/${file} must hold title and description, and holds ${text}.`);
  for (const key of Object.keys(data))
    if (!KEYS.has(key))
      throw new Error(`The frontmatter of docs/${file} has "${key}": known are ${[...KEYS].join(', ')}.`);
  return { ...data };
}

/** A list of terms, parted by commas. */
function termsOf(file: string, data: Readonly<Record<string, unknown>>): string[] {
  if (data.searchTerms === undefined) return [];
  return sentence(file, data, 'searchTerms')
    .split(',')
    .map((term) => term.trim());
}

function sentence(file: string, data: Readonly<Record<string, unknown>>, key: string): string {
  const value = data[key];
  if (typeof value !== 'string' || value.trim() === '')
    throw new Error(
      `The frontmatter of docs/${file} needs "${key}" as text, and has ${JSON.stringify(value) ?? 'none'}.`,
    );
  return value;
}
