import { useRef, useState } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sample, Sandbox } from '../../sandbox/protocol.ts';
import type { CodeEditor } from '../editor/code-editor.ts';
import { EditorField } from './editor-field.tsx';
import { ExampleList } from './example-list.tsx';
import type { Example } from './examples.ts';
import { OutputPane } from './output-pane.tsx';
import { linkTo } from './shared-code.ts';
import type { Log } from './use-log.ts';
import { useRun } from './use-run.ts';

interface CodePaneProps {
  sandbox: Sandbox;
  examples: readonly Example[];
  shared?: Sample;
  log: Log;
}

const runKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? words.runKeys.mac : words.runKeys.other;

/** The code, the buttons that run it, and what it prints. */
export function CodePane({ sandbox, examples, shared, log: { entries, isRead } }: CodePaneProps) {
  const [example, setExample] = useState(shared ? undefined : examples[0]);
  const printed: Sample = example ?? shared ?? { language: 'ts', code: '' };
  /** What the reader made of each example. */
  const [drafts, setDrafts] = useState<ReadonlyMap<Sample, string>>(new Map());
  const code = drafts.get(printed) ?? printed.code;
  const editor = useRef<CodeEditor>(null);
  const { run, start, clear } = useRun(sandbox);
  /** Where the log ended before the run; unknown when it was not read by then. */
  const [from, setFrom] = useState<number>();
  const [linkLabel, setLinkLabel] = useState<string>(words.link);
  const isRunning = run.state === 'running';

  function edit(text: string): void {
    setLinkLabel(words.link);
    setDrafts((before) => new Map(before).set(printed, text));
  }

  async function runIt(): Promise<void> {
    setFrom(isRead ? (entries.at(-1)?.offset ?? 0) : undefined);
    await start({ language: printed.language, code });
  }

  async function copyLink(): Promise<void> {
    const link = new URL(linkTo({ language: printed.language, code }), location.href);
    history.replaceState(null, '', link);
    try {
      await navigator.clipboard.writeText(link.href);
      setLinkLabel(words.linkCopied);
    } catch {
      // The browser rejects the clipboard, or has none.
      setLinkLabel(words.linkShown);
    }
  }

  return (
    <div className="workbench__code">
      <ExampleList
        examples={examples}
        chosen={example}
        onChoose={(next) => {
          setExample(next);
          clear();
        }}
      />
      <EditorField
        sample={printed}
        code={code}
        faultyLine={run.fault?.line}
        handle={editor}
        onChange={edit}
        onRun={() => void runIt()}
      />
      <div className="workbench__bar workbench__tools">
        {isRunning ? (
          <button type="button" className="label primary" onClick={() => sandbox.stop()}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="label primary" onClick={() => void runIt()}>
            {words.run}
          </button>
        )}
        <kbd>{runKeys}</kbd>
        <span className="workbench__language">{words.languages[printed.language]}</span>
        {code !== printed.code && (
          <button type="button" className="label quiet" onClick={() => editor.current?.setCode(printed.code)}>
            {words.restore}
          </button>
        )}
        <button type="button" className="label quiet" onClick={() => void copyLink()}>
          {linkLabel}
        </button>
      </div>
      <OutputPane
        run={run}
        changes={from === undefined ? undefined : entries.filter(({ offset }) => offset > from).length}
      />
    </div>
  );
}
