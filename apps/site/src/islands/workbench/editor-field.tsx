import { type RefObject, useEffect, useRef } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sample } from '../../sandbox/protocol.ts';
import { type CodeEditor, createCodeEditor } from '../editor/code-editor.ts';

interface EditorFieldProps {
  /** What is edited; another one gets an editor of its own, with its own steps to undo. */
  sample: Sample;
  /** The text, when the editor is made. After that, the editor has it. */
  code: string;
  /** Line at which the last run failed. */
  faultyLine: number | undefined;
  /** Gets the editor. */
  handle: RefObject<CodeEditor | null>;
  onChange(code: string): void;
  onRun(): void;
}

/** An editor for code. */
export function EditorField({ sample, code, faultyLine, handle, onChange, onRun }: EditorFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const listeners = useRef({ onChange, onRun });
  useEffect(() => {
    listeners.current = { onChange, onRun };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of an editor that is there is its own.
  useEffect(() => {
    if (!host.current) return;
    const editor = createCodeEditor(host.current, {
      language: sample.language,
      code,
      label: words.editor,
      wraps: true,
      onChange: (text) => listeners.current.onChange(text),
      onRun: () => listeners.current.onRun(),
    });
    handle.current = editor;
    return () => editor.remove();
  }, [sample, handle]);

  useEffect(() => handle.current?.markFault(faultyLine), [faultyLine, handle]);

  return <div className="workbench__editor" ref={host} />;
}
