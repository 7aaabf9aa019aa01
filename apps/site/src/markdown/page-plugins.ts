import Slugger from 'github-slugger';
import { defineHastPlugin } from 'satteri';
import type { Heading } from '../content/outline.ts';
import { runnableFences } from '../sandbox/runnable-fences.ts';
import { readDifference } from './diff-lines.ts';
import { parseFenceMeta } from './fence-meta.ts';

/** The language of blocks that are drawn, and need no colours. */
const DRAWN = 'mermaid';

/** A fenced block. */
export interface Fence {
  lang: string;
  code: string;
}

/** What a compile finds on its way through a page. */
export interface PageFinds {
  headings: Heading[];
  fences: Fence[];
}

/** Gives every heading its anchor, and notes it; an `<Aspect>` prints its own third level heading, under its name. */
export function headingAnchors({ headings }: PageFinds) {
  const slugger = new Slugger();
  return defineHastPlugin({
    name: 'heading-anchors',
    element: {
      filter: ['h2', 'h3', 'h4'],
      visit(node, context) {
        const text = context.textContent(node);
        const slug = slugger.slug(text);
        headings.push({ depth: Number(node.tagName[1]), slug, text });
        context.setProperty(node, 'id', slug);
      },
    },
    mdxJsxFlowElement: {
      filter: ['Aspect'],
      visit(node) {
        const name = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name');
        if (typeof name?.value === 'string') headings.push({ depth: 3, slug: name.value, text: name.value });
      },
    },
  });
}

/** Hands each fenced block to the component for code: its text, its language, and the words after the language. */
export function fencedBlocks({ fences }: PageFinds, body: string) {
  const runnable = runnableFences(body);
  return defineHastPlugin({
    name: 'fenced-blocks',
    element: {
      filter: ['pre'],
      visit(node, context) {
        const [code] = node.children;
        if (code?.type !== 'element') return;
        const { lang, meta } = fenceOf(code.data);
        const text = context.textContent(code).replace(/\n$/, '');
        const runs = runnable.shift()?.runs;
        if (lang !== DRAWN)
          fences.push({ lang, code: parseFenceMeta(meta).diff ? readDifference(text).code : text });
        return {
          type: 'element',
          tagName: 'pre',
          properties: { 'data-lang': lang, 'data-meta': meta, ...(runs && { 'data-run': runs }) },
          children: [{ type: 'text', value: text }],
        };
      },
    },
  });
}

/** The compiler notes on a block of code what stood behind its fence. */
function fenceOf(data: object = {}): { lang: string; meta: string } {
  const { lang = '', meta = '' } = data as { lang?: string; meta?: string };
  return { lang, meta };
}
