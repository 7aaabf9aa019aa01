import type { ReactNode } from 'react';
import { CodeFrame } from './code-frame.tsx';

/** The attributes that the code transformer writes; see `markdown/code-transformer.ts`. */
interface CodeBlockProps {
  'data-lang'?: string;
  'data-title'?: string;
  'data-output'?: string;
  'data-norun'?: string;
  children?: ReactNode;
}

/** A fenced block of a page, in its frame. */
export function CodeBlock(props: CodeBlockProps) {
  const {
    'data-title': title,
    'data-output': output,
    'data-norun': norun,
    'data-lang': lang,
    children,
  } = props;
  return (
    <CodeFrame title={title} output={output !== undefined} norun={norun}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the block scrolls sideways, so the keyboard must reach it. */}
      <pre data-lang={lang} tabIndex={0}>
        {children}
      </pre>
    </CodeFrame>
  );
}
