import type { Extension } from '@codemirror/state';
import { type RefObject, useEffect, useRef } from 'react';
import { type CodeEditor, createCodeEditor } from '../editor/code-editor.ts';

interface EditorProps {
  /** Names the text: another one gets an editor of its own, with its own steps to undo. */
  name: string;
  /** The text, when the editor is made. After that, the editor has it. */
  code: string;
  label: string;
  language: Extension;
  className: string;
  handle?: RefObject<CodeEditor | null>;
  onChange(code: string): void;
  onRun(): void;
}

/** An editor for an operation, or for its variables. */
export function Editor({ name, code, label, language, className, handle, onChange, onRun }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const listeners = useRef({ onChange, onRun });
  useEffect(() => {
    listeners.current = { onChange, onRun };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of an editor that is there is its own.
  useEffect(() => {
    if (!host.current) return;
    const editor = createCodeEditor(host.current, {
      language,
      code,
      label,
      wraps: true,
      onChange: (text) => listeners.current.onChange(text),
      onRun: () => listeners.current.onRun(),
    });
    if (handle) handle.current = editor;
    return () => editor.remove();
  }, [name, language]);

  return <div className={className} ref={host} />;
}
