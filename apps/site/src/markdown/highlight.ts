import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type GrammarState,
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

type Shiki = Awaited<ReturnType<typeof createHighlighter>>;

/** A highlighter that starts Shiki when the first grammar is asked for: a build with nothing new never does. */
export function createLazyHighlighter(): Highlighter {
  let shiki: Shiki | undefined;
  const grammars = new Map<BundledLanguage, (code: string) => string[]>();
  return {
    async load(langs) {
      const loaded = shiki?.getLoadedLanguages() ?? [];
      const wanted = [...new Set(langs)].filter(isKnown).filter((lang) => !loaded.includes(lang));
      if (wanted.length === 0) return;
      shiki ??= await createHighlighter({
        themes: [THEME],
        langs: [],
        engine: createJavaScriptRegexEngine(),
      });
      await shiki.loadLanguage(...wanted);
      // A grammar may have been read again for what it holds of the others: the states of the one before mean nothing to it.
      grammars.clear();
    },
    lines(code, lang) {
      if (!isKnown(lang)) return code.split('\n').map(escapeText);
      if (!shiki?.getLoadedLanguages().includes(lang))
        throw new Error(`The grammar of "${lang}" was asked for before it was loaded.`);
      const colour = grammars.get(lang) ?? createLinePrinter(shiki, lang);
      grammars.set(lang, colour);
      return colour(code);
    },
  };
}

/** Where a grammar stands when a line begins, and what it made of the lines that began there. */
interface Place {
  state: GrammarState | undefined;
  lines: Map<string, { html: string; next: Place }>;
}

/**
 * Colours code line by line, and remembers each line by the state in which the grammar meets it: two thirds of the lines
 * of our pages stood there before.
 */
function createLinePrinter(shiki: Shiki, lang: BundledLanguage): (code: string) => string[] {
  const start: Place = { state: undefined, lines: new Map() };
  const places: Place[] = [];

  function placeOf(state: GrammarState | undefined): Place {
    const stack = state?.getInternalStack();
    if (!stack) return start;
    const known = places.find((place) => place.state?.getInternalStack()?.equals(stack));
    if (known) return known;
    const place: Place = { state, lines: new Map() };
    places.push(place);
    return place;
  }

  function read(line: string, { state }: Place): { html: string; next: Place } {
    const tokens = shiki.codeToTokensBase(line, {
      lang,
      theme: THEME,
      // By default a line that takes long is left as it is: on a busy machine the same page would look another way.
      tokenizeTimeLimit: 0,
      ...(state && { grammarState: state }),
    });
    return { html: tokens.map(printLine).join(''), next: placeOf(shiki.getLastGrammarState(tokens)) };
  }

  return (code) => {
    let place = start;
    return code.split(/\r?\n/).map((line) => {
      // Grammars are not shown empty lines.
      if (line === '') return '';
      const known = place.lines.get(line) ?? read(line, place);
      place.lines.set(line, known);
      place = known.next;
      return known.html;
    });
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
