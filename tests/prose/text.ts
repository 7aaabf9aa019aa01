import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding } from './finding.ts';

/** A file of prose: a page in MDX, or one of the Markdown files beside the code. */
export interface Source {
  /** Path from the root of the project, with slashes. */
  readonly file: string;
  readonly source: string;
}

/** A file of prose, parsed. */
export interface Text extends Source {
  /** The part of the tree that the checks look at, in order. */
  readonly nodes: readonly Node[];
}

interface Point {
  readonly offset?: number | undefined;
}

/** A node of the syntax tree of a text. */
export interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  /** Of a component: a list of names and values. */
  readonly attributes?: unknown;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter);
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** A text cannot be read; the message says where, and what stands there. */
export class TextError extends Error {
  override readonly name = 'TextError';
}

/**
 * Parses a file: as MDX when its name ends so, as Markdown otherwise.
 *
 * @throws TextError when it is no MDX.
 */
export function parseText(file: string, source: string): Text {
  try {
    const tree: Node = (file.endsWith('.mdx') ? mdx : markdown).parse(source);
    return { file, source, nodes: [...walk(tree)] };
  } catch (error) {
    // What the parser throws, a message of vfile, knows the place and not the file.
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    if (reason === undefined) throw error;
    throw new TextError(`${file}:${line}:${column} ${reason}`);
  }
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** A finding at a place of a text, given as characters from its beginning. */
export function findingAt({ file, source }: Source, offset: number, message: string): Finding {
  const before = source.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), message };
}

/** Where a node begins and ends, as characters from the beginning of the text. */
export function spanOf(node: Node): readonly [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The attribute of a component, where it has one with a plain string. */
export function attributeOf(node: Node, name: string): string | undefined {
  if (!Array.isArray(node.attributes)) return undefined;
  const attributes: readonly { readonly name?: unknown; readonly value?: unknown }[] = node.attributes;
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
