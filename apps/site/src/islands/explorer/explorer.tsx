import { jsonLanguage } from '@codemirror/lang-json';
import { graphql, graphqlLanguage } from 'cm6-graphql';
import { useMemo, useRef, useState } from 'react';
import { explorerWords as words } from '../../components/explorer-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { readPrinted } from '../printed/read-printed.ts';
import { ExampleList } from '../workbench/example-list.tsx';
import { COLUMN_WIDTH, HighlightedText } from '../workbench/highlighted-text.tsx';
import { Views } from '../workbench/views.tsx';
import { Editor } from './editor.tsx';
import type { ExplorerExample } from './examples.ts';
import { SchemaView } from './schema-view.tsx';
import { type GraphqlAnswer, send } from './send.ts';
import { useSchema } from './use-schema.ts';

interface ExplorerProps {
  sandbox: Sandbox;
  examples: readonly ExplorerExample[];
}

/** What came of the last request, or is coming of this one. */
type Outcome =
  | { readonly state: 'idle' | 'running' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done'; readonly answer: GraphqlAnswer; readonly milliseconds: number };

const viewNames = { response: words.response, schema: words.schema };

const runKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? words.runKeys.mac : words.runKeys.other;
const empty: ExplorerExample = { name: '', query: '', variables: '{}' };

/** An operation and its variables on one side; on the other what came of it, and what else can be asked. */
export function Explorer({ sandbox, examples }: ExplorerProps) {
  const { target, schema, problem } = useSchema(sandbox);
  const [example, setExample] = useState(examples[0] ?? empty);
  const text = useRef({ query: example.query, variables: example.variables });
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const [view, setView] = useState<keyof typeof viewNames>('response');
  // Without the schema there are colours, and with it there are completions and faults.
  const language = useMemo(() => (schema ? graphql(schema) : graphqlLanguage), [schema]);

  function choose(next: ExplorerExample): void {
    text.current = { query: next.query, variables: next.variables };
    setExample(next);
    setOutcome({ state: 'idle' });
  }

  async function run(): Promise<void> {
    if (outcome.state === 'running' || !target) return;
    setView('response');
    const { query, variables } = text.current;
    let parsed: object;
    try {
      parsed = JSON.parse(variables.trim() || '{}') as object;
    } catch (error) {
      setOutcome({ state: 'failed', message: words.notJson((error as Error).message) });
      return;
    }
    setOutcome({ state: 'running' });
    const started = performance.now();
    try {
      const answer = await send(target, sandbox, { query, variables: parsed });
      setOutcome({ state: 'done', answer, milliseconds: Math.round(performance.now() - started) });
    } catch (error) {
      setOutcome({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <div className="workbench__sides">
      <div className="workbench__code">
        <ExampleList examples={examples} chosen={example} onChoose={choose} />
        <Editor
          name={example.name}
          code={text.current.query}
          label={words.query}
          language={language}
          className="workbench__editor"
          onChange={(query) => {
            text.current.query = query;
          }}
          onRun={() => void run()}
        />
        <div className="workbench__bar workbench__tools">
          <button
            type="button"
            className="label primary"
            disabled={!target || outcome.state === 'running'}
            onClick={() => void run()}
          >
            {words.run}
          </button>
          <kbd>{runKeys}</kbd>
          <span className="workbench__language">{target && `${words.asks} ${words.targets[target]}`}</span>
        </div>
        <p className="label explorer__label explorer__variables-label">{words.variablesLabel}</p>
        <Editor
          name={example.name}
          code={text.current.variables}
          label={words.variables}
          language={jsonLanguage}
          className="workbench__editor explorer__variables"
          onChange={(variables) => {
            text.current.variables = variables;
          }}
          onRun={() => void run()}
        />
      </div>
      <Views label={words.views} names={viewNames} shown={view} onShow={setView}>
        {view === 'response' ? (
          <Response outcome={outcome} />
        ) : (
          <SchemaView schema={schema} problem={problem} />
        )}
      </Views>
    </div>
  );
}

function Response({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <p
        className="workbench__status"
        role="status"
        data-state={isFailed(outcome) ? 'failed' : outcome.state}
      >
        {statusOf(outcome)}
      </p>
      {outcome.state === 'done' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus.
        <pre className="workbench__printed explorer__response" tabIndex={0}>
          <code>
            <HighlightedText pieces={readPrinted(outcome.answer.text, COLUMN_WIDTH)} />
          </code>
        </pre>
      )}
    </>
  );
}

const isFailed = (outcome: Outcome): boolean =>
  outcome.state === 'failed' || (outcome.state === 'done' && outcome.answer.errors > 0);

function statusOf(outcome: Outcome): string {
  switch (outcome.state) {
    case 'idle':
      return words.noResponse;
    case 'running':
      return words.running;
    case 'failed':
      return outcome.message;
    case 'done':
      return outcome.answer.errors > 0
        ? words.failed(outcome.answer.errors)
        : words.answered(outcome.milliseconds);
  }
}
