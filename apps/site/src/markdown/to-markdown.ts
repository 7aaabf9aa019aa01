import { type MdastNode, type MdxJsxAttributeUnion, mdxToMdast } from 'satteri';
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

/** What a node of the tree has, where it has it. */
type Node = MdastNode & { readonly children?: readonly MdastNode[] };

/**
 * Turns the MDX of a page into plain Markdown: what its components say is written out, everything else stays as it is
 * written. Throws an error that names the file and the component when one has no form in Markdown, or cannot be read.
 */
export function toMarkdown(body: string, facts: MarkdownFacts): string {
  return `${new MarkdownPrinter(body, facts).print(treeOf(body, facts.file)).trim()}\n`;
}

function treeOf(body: string, file: string): Node {
  try {
    return mdxToMdast(body);
  } catch (error) {
    throw new Error(`docs/${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** Prints a tree from the source that it was read from. */
class MarkdownPrinter {
  readonly #source: string;
  readonly #facts: MarkdownFacts;

  constructor(source: string, facts: MarkdownFacts) {
    this.#source = source;
    this.#facts = facts;
  }

  print(node: Node): string {
    switch (node.type) {
      case 'code':
        return this.#fence(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        // In small letters it is HTML, which Markdown can hold.
        return /^[a-z]/.test(node.name ?? '') ? this.#asWritten(node) : this.#component(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) throw this.#unreadable(node);
        return '';
      case 'mdxjsEsm':
        throw this.#unreadable(node);
      case 'link':
      case 'image':
      case 'definition':
        return this.#withAddress(node);
      default:
        return this.#asWritten(node);
    }
  }

  /** The text of a node, with what its children became in their places. */
  #asWritten(node: Node): string {
    const { children = [] } = node;
    const [start, end] = this.#span(node);
    const [first] = children;
    if (!first) return this.#source.slice(start, end);
    const last = this.#span(children.at(-1) ?? first)[1];
    return (
      this.#source.slice(start, this.#span(first)[0]) +
      this.#between(children) +
      this.#source.slice(last, end)
    );
  }

  /** Nodes and what is written between them. Where one becomes nothing, the lines around it move together. */
  #between(nodes: readonly Node[]): string {
    let text = '';
    let end: number | undefined;
    for (const node of nodes) {
      const [start, after] = this.#span(node);
      if (end !== undefined) text = joined(text, this.#source.slice(end, start));
      text = joined(text, this.print(node));
      end = after;
    }
    return text;
  }

  /** A fenced block with what its reader needs: the name of its file, and whether it is what was printed. */
  #fence(node: Node & { type: 'code' }): string {
    const text = this.#asWritten(node);
    const [, fence] = /^(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === undefined) return text;
    const { title, output } = parseFenceMeta(node.meta ?? '');
    const words = `${output ? ' output' : ''}${title === undefined ? '' : ` title="${title}"`}`;
    return text.replace(/^.*/, () => fence + (node.lang ?? '') + words);
  }

  /** A link, an image or a definition; an address that starts at the root of the site is that of the copy. */
  #withAddress(node: Node & { readonly url: string }): string {
    const { url } = node;
    const text = this.#asWritten(node);
    if (!url.startsWith('/') || url.startsWith('//')) return text;
    // The address is behind the text, which may show it as well.
    const at = text.lastIndexOf(url);
    if (at < 0) throw this.#unreadable(node);
    return text.slice(0, at) + this.#facts.link(url) + text.slice(at + url.length);
  }

  #component(node: Node & { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }): string {
    const { name, attributes } = node;
    const form = formOf(name ?? '');
    if (!form)
      throw new Error(
        `docs/${this.#facts.file} uses <${name}>, which has no form in Markdown: add one to markdown-forms.ts.`,
      );
    const { sidebar, link } = this.#facts;
    const start = form.start(this.#read(attributes, node), { sidebar, link });
    const content = this.#contentOf(node);
    if (!form.isItem) return joined(joined(start, content), form.end ?? '');
    // What belongs to an item of a list is indented below it, further lists included.
    const text = content.trim().replace(/\n(?=[^\n])/g, '\n  ');
    return `- ${start}${text === '' ? '' : `: ${text}`}`;
  }

  /** What a component contains, with the lines before and after it. */
  #contentOf(node: Node): string {
    const { children = [] } = node;
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return '';
    const [start, end] = this.#span(node);
    const [before] = /\s*$/.exec(this.#source.slice(start, this.#span(first)[0])) ?? [''];
    const [after] = /^\s*/.exec(this.#source.slice(this.#span(last)[1], end)) ?? [''];
    return joined(joined(before, this.#between(children)), after);
  }

  #read(attributes: readonly MdxJsxAttributeUnion[], node: Node): Attributes {
    return Object.fromEntries(
      attributes.map((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') throw this.#unreadable(node);
        const { name, value } = attribute;
        if (value === null || value === undefined) return [name, 'true'];
        if (typeof value === 'string') return [name, value];
        return [name, this.#readJson(value.value, node)];
      }),
    );
  }

  /** A string, or the JSON of anything else, for the form that reads it. */
  #readJson(written: string, node: Node): string {
    try {
      const value: unknown = JSON.parse(written);
      return typeof value === 'string' ? value : written;
    } catch {
      throw this.#unreadable(node);
    }
  }

  #unreadable(node: Node): Error {
    const [start] = this.#span(node);
    const [line = ''] = this.#source.slice(start).split('\n');
    return new Error(
      `docs/${this.#facts.file} has what a copy in Markdown cannot hold: ${line} Write JSON in braces, and no code.`,
    );
  }

  #span({ type, position, ...node }: Node): [start: number, end: number] {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? this.#source.length];
    // The parser counts the bracket that ends a tag to the text right behind it.
    const isBehindTag =
      type === 'text' &&
      this.#source[start] === '>' &&
      'value' in node &&
      !String(node.value).startsWith('>');
    return [isBehindTag ? start + 1 : start, end];
  }
}

/** Two texts one after the other, with one empty line between them at most. */
function joined(before: string, after: string): string {
  if (before === '') return after;
  let ending = 0;
  while (before.at(-1 - ending) === '\n') ending += 1;
  let beginning = 0;
  while (after[beginning] === '\n') beginning += 1;
  return before + after.slice(Math.min(beginning, Math.max(0, ending + beginning - 2)));
}
