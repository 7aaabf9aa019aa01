import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type ThemedToken,
} from 'shiki';
import { escapeText } from './escape-text.ts';

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

const TOKEN_COLOUR = /--c-token-([a-z-]+)/;
const THEME = createCssVariablesTheme({ name: 'ink', variablePrefix: '--c-' });

/** Colours code: one string of HTML a line, with our classes in the place of styles. */
export interface Highlighter {
  /** Loads the grammars of these languages; unknown ones are shown as plain text. */
  load(langs: Iterable<string>): Promise<void>;
  lines(code: string, lang: string): string[];
}

/** A highlighter that starts Shiki when the first grammar is asked for: a build with nothing new never does. */
export function createLazyHighlighter(): Highlighter {
  let shiki: Awaited<ReturnType<typeof createHighlighter>> | undefined;
  return {
    async load(langs) {
      const wanted = [...new Set(langs)].filter(isKnown);
      if (wanted.length === 0) return;
      shiki ??= await createHighlighter({
        themes: [THEME],
        langs: [],
        engine: createJavaScriptRegexEngine(),
      });
      await shiki.loadLanguage(...wanted);
    },
    lines(code, lang) {
      if (!isKnown(lang)) return code.split('\n').map(escapeText);
      if (!shiki?.getLoadedLanguages().includes(lang))
        throw new Error(`The grammar of "${lang}" was asked for before it was loaded.`);
      // By default a line that takes long is left as it is: on a busy machine the same page would look another way.
      return shiki.codeToTokensBase(code, { lang, theme: THEME, tokenizeTimeLimit: 0 }).map(printLine);
    },
  };
}

/** Text without a grammar, such as `text`, is shown as it is. */
function isKnown(lang: string): lang is BundledLanguage {
  return lang in bundledLanguages;
}

/** Neighbours of one colour share a span: punctuation and names come as a token each. */
function printLine(tokens: readonly ThemedToken[]): string {
  let html = '';
  let run = { name: '', text: '' };
  const flush = (): void => {
    const text = escapeText(run.text);
    html += run.name === '' ? text : `<span class="${run.name}">${text}</span>`;
  };
  for (const { color, content } of tokens) {
    const name = TOKEN_CLASS[TOKEN_COLOUR.exec(color ?? '')?.[1] ?? ''] ?? '';
    const joins = name === run.name || /^\s*$/.test(content);
    if (joins) run.text += content;
    else {
      flush();
      run = { name, text: content };
    }
  }
  flush();
  return html;
}
