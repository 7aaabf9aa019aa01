import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Where a block stands in a set of tabs. */
export interface TabPlace {
  /** Number of the set on its page, from 0. */
  readonly set: number;
  readonly label: string;
}

/** A fenced block of a page that says something which can be checked. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Line of the page on which it starts. */
  readonly line: number;
  /** The words after the language, such as `output`, `background`, `fails` and `document`. */
  readonly flags: ReadonlySet<string>;
  /** File under which the block is saved. */
  readonly title: string | undefined;
  /** The aspect, or the record, of which a JSON block is a value. */
  readonly aspect: string | undefined;
  readonly record: string | undefined;
  /** Why the block is not run; shown on the page. */
  readonly notRun: string | undefined;
  /** What the block prints, from the block of output below it. */
  readonly output: string | undefined;
  /** The tab that holds it, if one does. */
  readonly tab: TabPlace | undefined;
}

interface Node {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly Node[];
  /** Of a component. */
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
}

interface PlacedNode {
  readonly node: Node;
  readonly tab: TabPlace | undefined;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The fenced blocks of a page, in order; each output belongs to the block before it. */
export function parseBlocks(page: string): Block[] {
  const blocks: Block[] = [];
  for (const { node, tab } of codeNodes(parser.parse(page) as Node)) {
    const block = toBlock(node, tab);
    const before = blocks.at(-1);
    if (!block.flags.has('output')) blocks.push(block);
    else if (before && sameTab(before.tab, tab))
      blocks[blocks.length - 1] = { ...before, output: block.text };
    else throw new Error(`Line ${block.line}: an output without a block before it`);
  }
  return blocks;
}

const sameTab = (a: TabPlace | undefined, b: TabPlace | undefined): boolean =>
  a?.set === b?.set && a?.label === b?.label;

/** The fences of a page in their order, each with its tab. */
function codeNodes(page: Node): PlacedNode[] {
  let sets = 0;
  const visit = (node: Node, set: number, tab: TabPlace | undefined): PlacedNode[] => {
    if (node.type === 'code') return [{ node, tab }];
    const inSet = node.name === 'Tabs' ? sets++ : set;
    const inTab = node.name === 'Tab' ? { set, label: labelOf(node) } : tab;
    return (node.children ?? []).flatMap((child) => visit(child, inSet, inTab));
  };
  return visit(page, 0, undefined);
}

const labelOf = ({ attributes = [] }: Node): string =>
  String(attributes.find(({ name }) => name === 'label')?.value);

function toBlock({ lang, meta, value, position }: Node, tab: TabPlace | undefined): Block {
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
    aspect: attributes.get('aspect'),
    record: attributes.get('record'),
    notRun: attributes.get('norun'),
    output: undefined,
    tab,
  };
}
