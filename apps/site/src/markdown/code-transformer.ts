import type { ShikiConfig } from 'astro';
import { parseFenceMeta } from './fence-meta.ts';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

const TOKEN_COLOUR = /color:\s*var\(--astro-code-token-([a-z-]+)\)/;

/** Our class for each token that has its own colour; the rest is plain ink and needs no class. */
const TOKEN_CLASS: Readonly<Record<string, string>> = {
  keyword: 'tk',
  string: 'ts',
  'string-expression': 'ts',
  comment: 'tc',
  constant: 'tn',
  function: 'tf',
  parameter: 'tp',
  punctuation: 'tu',
  link: 'ts',
  inserted: 'ts',
  deleted: 'tn',
  changed: 'tk',
};

/** Commands and plain text are wrapped, as a terminal does. Where indentation means something, lines stay whole and the block scrolls. */
const WRAPPED: ReadonlySet<string> = new Set(['sh', 'text', 'http']);

/**
 * Makes Shiki's output fit the content security policy: classes in the place of style attributes.
 * Also reads the fence's meta and hands it to the code block component as data attributes.
 */
export const codeTransformer: Transformer = {
  name: 'colophon',
  span(node) {
    const token = TOKEN_COLOUR.exec(String(node.properties.style ?? ''))?.[1];
    const name = token && TOKEN_CLASS[token];
    delete node.properties.style;
    if (name) node.properties.class = name;
  },
  line(node, line) {
    const children = node.children.map((child) =>
      isPlainSpan(child) ? (child.children[0] ?? child) : child,
    );
    node.children = children;
    if (parseFenceMeta(this.options.meta?.__raw ?? '').lines.has(line)) node.properties['data-marked'] = '';
  },
  pre(node) {
    const { title, output, norun } = parseFenceMeta(this.options.meta?.__raw ?? '');
    const lang = String(this.options.lang);
    node.properties = {
      'data-lang': lang,
      // What scrolls must be in reach of the keyboard.
      ...(WRAPPED.has(lang) ? { 'data-wrap': 'true' } : { tabindex: '0' }),
      ...(title !== undefined && { 'data-title': title }),
      ...(output && { 'data-output': 'true' }),
      ...(norun !== undefined && { 'data-norun': norun }),
    };
  },
};

type LineChild = Parameters<NonNullable<Transformer['line']>>[0]['children'][number];

function isPlainSpan(node: LineChild): node is Extract<LineChild, { type: 'element' }> {
  return node.type === 'element' && node.tagName === 'span' && Object.keys(node.properties).length === 0;
}
