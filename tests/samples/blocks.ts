import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A fenced block of a page that says something which can be checked. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Line of the page on which it starts. */
  readonly line: number;
  /** The words after the language: `output`, `background`, `fails`, `document`. */
  readonly flags: ReadonlySet<string>;
  /** File under which the block is saved. */
  readonly title: string | undefined;
  /** Why the block is not run; shown on the page. */
  readonly notRun: string | undefined;
  /** What the block prints, from the block of output below it. */
  readonly output: string | undefined;
}

interface Node {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The fenced blocks of a page, in order; each output belongs to the block before it. */
export function parseBlocks(page: string): Block[] {
  const blocks: Block[] = [];
  for (const node of codeNodes(parser.parse(page) as Node)) {
    const block = toBlock(node);
    const before = blocks.at(-1);
    if (!block.flags.has('output')) blocks.push(block);
    else if (before) blocks[blocks.length - 1] = { ...before, output: block.text };
    else throw new Error(`Line ${block.line}: an output without a block before it`);
  }
  return blocks;
}

function codeNodes(node: Node): Node[] {
  return node.type === 'code' ? [node] : (node.children ?? []).flatMap(codeNodes);
}

function toBlock({ lang, meta, value, position }: Node): Block {
  const attributes = new Map<string, string>();
  const flags = new Set<string>();
  for (const [, name = '', text] of (meta ?? '').matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
    if (text === undefined) flags.add(name);
    else attributes.set(name, text);
  }
  return {
    language: lang ?? 'text',
    text: value ?? '',
    line: position?.start.line ?? 0,
    flags,
    title: attributes.get('title'),
    notRun: attributes.get('norun'),
    output: undefined,
  };
}
