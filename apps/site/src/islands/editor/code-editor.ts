import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { graphqlLanguage } from 'cm6-graphql';
import type { SampleLanguage } from '../../sandbox/protocol.ts';
import { curlLanguage } from './curl-language.ts';
import { faultyLine, showFaultyLine } from './faulty-line.ts';
import { ink } from './ink.ts';
import { typescriptHelp } from './typescript-help.ts';

/** What an editor is made with. */
export interface CodeEditorOptions {
  /** One of the samples' languages, or any other. */
  readonly language: SampleLanguage | Extension;
  readonly code: string;
  /** Its name, for those who do not see it. */
  readonly label: string;
  /** Wraps long lines, instead of scrolling sideways. */
  readonly wraps?: boolean;
  /** Called with each change of the text. */
  readonly onChange: (code: string) => void;
  /** Asked for with Ctrl-Enter or Cmd-Enter. */
  readonly onRun: () => void;
}

/** An editor in a page. */
export interface CodeEditor {
  readonly code: string;
  setCode(code: string): void;
  /** Marks the line, counted from 1, at which a run failed; nothing unmarks it. */
  markFault(line: number | undefined): void;
  focus(): void;
  remove(): void;
}

const languages: Readonly<Record<SampleLanguage, () => Extension>> = {
  ts: () => [typescriptLanguage, typescriptHelp()],
  py: () => [pythonLanguage],
  // Long lines are wrapped, as in the blocks of the pages.
  graphql: () => [graphqlLanguage, EditorView.lineWrapping],
  sh: () => [curlLanguage, EditorView.lineWrapping],
};

/** The rest of a line that is wrapped is indented further than any line begins. */
const wrapping: Extension = [
  EditorView.lineWrapping,
  EditorView.theme({
    '.cm-line': { paddingInlineStart: 'calc(var(--inset, 1.25rem) + 4ch)', textIndent: '-4ch' },
  }),
];

/**
 * Puts an editor into an element. It is in a shadow tree: there its styles come as style sheets of the script, where
 * a page would be given `<style>` elements, which the content security policy rejects.
 *
 * Tab indents. Escape and then Tab leaves the editor, so that the keyboard is not caught in it.
 */
export function createCodeEditor(host: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const { language, code, label, wraps = false, onChange, onRun } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        keymap.of([
          {
            key: 'Mod-Enter',
            run() {
              onRun();
              return true;
            },
          },
          ...historyKeymap,
          indentWithTab,
          ...defaultKeymap,
        ]),
        history(),
        indentOnInput(),
        bracketMatching(),
        faultyLine,
        typeof language === 'string' ? languages[language]() : language,
        wraps ? wrapping : [],
        ink,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    get code() {
      return view.state.doc.toString();
    },
    setCode(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    markFault: (line) => view.dispatch({ effects: showFaultyLine.of(line) }),
    focus: () => view.focus(),
    remove: () => view.destroy(),
  };
}
