import type { SidebarNode } from '../content/resolve-sidebar.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { type Attributes, formOf } from './markdown-forms.ts';

/** What a page's Markdown says that the page itself does not. */
export interface MarkdownFacts {
  /** The page's file, for errors. */
  file: string;
  /** What stands for a link that starts at the root of the site: a copy is not always read where the page is. */
  link(address: string): string;
  sidebar: readonly SidebarNode[];
}

const FENCE = /^\s*(`{3,}|~{3,})/;
// In braces stands JSON, and a string in it may hold braces of its own.
const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const VALUE = `=(?:"[^"]*"|${braces(4)})`;
const TAG = new RegExp(
  String.raw`<(/?)([A-Z]\w*)((?:\s+[\w-]+(?:${VALUE})?)*)\s*(/?)>|(?<!\\)</?[A-Z].*`,
  'g',
);
/** A link that starts at the root of the site. */
const LINK = /(?<=\]\()\/(?!\/)[^\s)]*/g;
const ATTRIBUTE = new RegExp(String.raw`([\w-]+)(${VALUE})?`, 'g');

/**
 * Turns the MDX of a page into plain Markdown: what its components say is written out, fenced blocks stay as they are.
 * Throws an error that names the file and the component when one has no form in Markdown, or cannot be read.
 */
export function toMarkdown(body: string, facts: MarkdownFacts): string {
  const lines: string[] = [];
  const open: string[] = [];
  let fence: string | undefined;
  for (const line of withoutComments(body).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      lines.push(line);
    } else if (mark) {
      fence = mark;
      lines.push(withReadersWords(line));
    } else lines.push(writeOut(line, open, facts));
  }
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The opening of a block with what its reader needs: the name of its file, and whether it is what was printed. */
function withReadersWords(line: string): string {
  const [, opening = '', meta = ''] = /^(\s*(?:`{3,}|~{3,})\w*)(.*)$/.exec(line) ?? [];
  const { title, output } = parseFenceMeta(meta);
  return `${opening}${output ? ' output' : ''}${title === undefined ? '' : ` title="${title}"`}`;
}

function withoutComments(body: string): string {
  return body.replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
}

/** Writes out the components of a line of text. Code in the line is no component, whatever stands in it. */
function writeOut(line: string, open: string[], facts: MarkdownFacts): string {
  return line
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : writeOutText(part, open, facts).replace(LINK, facts.link),
    )
    .join('');
}

function writeOutText(text: string, open: string[], facts: MarkdownFacts): string {
  return text.replace(
    TAG,
    (tag: string, end: string, name: string | undefined, attributes = '', alone = '') => {
      if (name === undefined)
        throw new Error(
          `docs/${facts.file} has a component that cannot be read: ${tag} Write it on one line, with JSON in braces.`,
        );
      const form = formOf(name);
      if (!form)
        throw new Error(
          `docs/${facts.file} uses <${name}>, which has no form in Markdown: add one to markdown-forms.ts.`,
        );
      if (end) {
        open.pop();
        return form.end ?? '';
      }
      const depth = open.filter((each) => each === 'Fields').length;
      if (!alone) open.push(name);
      return form.start(parseAttributes(attributes), { depth, sidebar: facts.sidebar });
    },
  );
}

function parseAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, inside(value)]),
  );
}

/** The pattern of JSON in braces, with so many braces in one another at most. */
function braces(depth: number): string {
  const inner = depth > 1 ? `|${braces(depth - 1)}` : '';
  return String.raw`\{(?:${STRING}|[^"{}]${inner})*\}`;
}

/** A list stays JSON, for the form that reads it. */
function inside(written: string | undefined): string {
  const text = written?.slice(2, -1) ?? 'true';
  return text.startsWith('"') ? JSON.parse(text) : text;
}
