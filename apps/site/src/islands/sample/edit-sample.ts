import { sandboxWords as words } from '../../components/sandbox-words.ts';
import { languageOf } from '../../sandbox/page-samples.ts';
import { type CodeEditor, createCodeEditor } from '../editor/code-editor.ts';

/** A block that the reader edits. */
export interface EditedSample {
  readonly editor: CodeEditor;
  /** Takes the editor away, and gives the block its printed text back. */
  restore(): void;
}

/**
 * Puts an editor in the place of the code of a block. What is typed becomes the text of the block, so that whoever reads
 * it, to copy or to run it, gets what the reader sees.
 */
export function editSample(
  frame: HTMLElement,
  { onChange, onRun }: { onChange(): void; onRun(): void },
): EditedSample | undefined {
  const block = frame.querySelector('pre');
  const code = block?.querySelector('code');
  if (!block || !code) return undefined;
  const printed = [...code.childNodes];
  const host = document.createElement('div');
  host.className = 'code__editor';
  // A block that is laid out only near the screen would cut off what is proposed below a line.
  delete frame.dataset.lines;
  block.after(host);
  block.hidden = true;
  const editor = createCodeEditor(host, {
    language: languageOf(frame),
    code: code.textContent ?? '',
    label: words.editor,
    onRun,
    onChange(text) {
      code.textContent = text;
      onChange();
    },
  });
  return {
    editor,
    restore() {
      editor.remove();
      host.remove();
      code.replaceChildren(...printed);
      block.hidden = false;
    },
  };
}
