import type { ReactNode } from 'react';
import { CodeFrame } from './code-frame.tsx';

/** The attributes that the code transformer writes; see `markdown/code-transformer.ts`. */
interface CodeBlockProps {
  'data-lang'?: string;
  'data-wrap'?: string;
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
    'data-wrap': wrap,
    children,
  } = props;
  return (
    <CodeFrame title={title} output={output !== undefined} norun={norun}>
      {/* A block that scrolls sideways must be in reach of the keyboard; one that wraps need not. */}
      <pre data-lang={lang} data-wrap={wrap} tabIndex={wrap === undefined ? 0 : undefined}>
        {children}
      </pre>
    </CodeFrame>
  );
}
