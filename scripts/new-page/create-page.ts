import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Redirect } from '../../docs/redirects.ts';
import { checkRecords } from '../../tests/prose/records.ts';
import { PageError } from './page-error.ts';
import { type Place, type Placed, placeInSidebar } from './place-in-sidebar.ts';
import { type PageKind, skeletonOf } from './skeletons.ts';

/** A page to make. */
export interface PageRequest extends Place {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarName?: string | undefined;
  readonly kind: PageKind;
}

const project = join(import.meta.dirname, '../..');

/**
 * Makes a page and puts it into the sidebar, or says everything that speaks against it and writes nothing.
 *
 * @returns the position of the page in the sidebar, as text
 */
export function createPage(docs: string, request: PageRequest, redirects: readonly Redirect[]): string {
  const { id } = request;
  const page = sourceOf(request);
  const faults = [...idFaults(docs, id, redirects), ...recordFaults(docs, id, page)];
  const sidebar = join(docs, 'sidebar.ts');
  const placed = attempt(() => placeInSidebar(readFileSync(sidebar, 'utf8'), id, request), faults);
  if (faults.length > 0 || !placed) throw new PageError(faults.join('\n'));

  const file = join(docs, `${id}.mdx`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  writeFileSync(sidebar, format(placed.source));
  return placed.where;
}

function sourceOf({ title, description, sidebarName, kind }: PageRequest): string {
  const frontmatter = { title, description, ...(sidebarName !== undefined && { sidebarName }) };
  // JSON's strings are YAML's.
  const lines = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${skeletonOf(kind)}`;
}

function idFaults(docs: string, id: string, redirects: readonly Redirect[]): string[] {
  if (!/^[a-z][\w-]*(\/[a-z][\w-]*)*$/i.test(id))
    return [`id: expected a path such as "guides/give-an-owner", got "${id}"`];
  if (id.startsWith('generated/')) return ['id: pages below "generated" are printed by npm run generate'];
  if (existsSync(join(docs, `${id}.mdx`)) || existsSync(join(docs, `${id}.md`)))
    return [`id: the page "${id}" exists`];
  const moved = redirects.find(({ from }) => from === id);
  return moved ? [`id: "${id}" leads to "${moved.to}" (docs/redirects.ts)`] : [];
}

/** What is wrong with the title and the description, among those of the other pages. */
function recordFaults(docs: string, id: string, source: string): string[] {
  const file = `${id}.mdx`;
  const others = globSync('**/*.mdx', { cwd: docs }).filter((other) => other !== file);
  const texts = others.map((other) => ({ file: other, source: readFileSync(join(docs, other), 'utf8') }));
  return checkRecords([...texts, { file, source }])
    .filter((finding) => finding.file === file)
    .map(({ message }) => message);
}

function attempt(place: () => Placed, faults: string[]): Placed | undefined {
  try {
    return place();
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    faults.push(error.message);
    return undefined;
  }
}

/** The sidebar as the project's formatter writes it. */
function format(source: string): string {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--stdin-file-path=docs/sidebar.ts'];
  return execFileSync(process.execPath, args, { cwd: project, input: source, encoding: 'utf8' });
}
