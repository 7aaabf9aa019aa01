import { autocompletion, type Completion, type CompletionContext } from '@codemirror/autocomplete';
import { type Diagnostic, forceLinting, linter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { languageClient } from '../../language/client.ts';
import type { TypeFacts } from '../../language/protocol.ts';
import { create } from '../create.ts';

/** What the kinds of TypeScript are called where names are proposed. */
const kinds: Readonly<Record<string, string>> = {
  'local function': 'function',
  alias: 'variable',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  parameter: 'variable',
  getter: 'property',
  setter: 'property',
  string: 'text',
  'primitive type': 'type',
  'type parameter': 'type',
};

/**
 * Completions where the reader types, errors of the types, and what is under the pointer: from the SDK's own
 * types. It loads when the editor is first focused, since it weighs as much as all else together.
 */
export function typescriptHelp(): Extension {
  /** The reader is in the editor, or was. */
  let isWanted = false;
  return [
    EditorView.domEventHandlers({
      focus(_, view) {
        if (isWanted) return;
        isWanted = true;
        forceLinting(view);
      },
    }),
    autocompletion({ override: [complete], icons: false }),
    linter(async (view) => (isWanted ? check(view) : []), { delay: 500 }),
    hoverTooltip(async (view, at) => {
      const facts = isWanted && (await languageClient().describe(view.state.doc.toString(), at));
      return facts
        ? { pos: facts.from, end: facts.to, above: true, create: () => ({ dom: showFacts(facts) }) }
        : null;
    }),
    keymap.of(lintKeymap),
  ];
}

async function complete(context: CompletionContext) {
  const { pos, explicit, state } = context;
  // While a name is typed, or right behind a point or a quotation mark.
  if (!explicit && !context.matchBefore(/[\w$]+|[.'"`]/)) return null;
  const code = state.doc.toString();
  const found = await languageClient().complete(code, pos);
  if (!found || context.aborted) return null;
  return {
    from: found.from,
    validFor: /^[\w$]*$/,
    options: found.names.map(
      ({ label, kind }, index): Completion => ({
        label,
        type: kinds[kind] ?? kind,
        // The order is that of TypeScript: what is meant for the place comes first.
        boost: Math.max(-99, 50 - index),
        info: async () => {
          const text = await languageClient().explain(code, pos, label);
          return text === '' ? null : create('p', 'cm-doc', text);
        },
      }),
    ),
  };
}

async function check(view: EditorView): Promise<Diagnostic[]> {
  const { doc } = view.state;
  const problems = await languageClient().check(doc.toString());
  // What was typed meanwhile is checked in its turn.
  if (!view.state.doc.eq(doc)) return [];
  return problems.map(({ from, to, message }) => ({
    from: Math.min(from, doc.length),
    to: Math.min(to, doc.length),
    severity: 'error',
    message,
  }));
}

function showFacts({ signature, doc }: TypeFacts): HTMLElement {
  const place = create('div', 'cm-facts');
  place.append(create('code', '', signature));
  if (doc !== '') place.append(create('p', 'cm-doc', doc));
  return place;
}
