import { type Change, readDifference } from '../markdown/diff-lines.ts';
import { parseFenceMeta, wordsOfFence } from '../markdown/fence-meta.ts';
import { useSite } from '../render/site-context.ts';
import type { SampleLanguage } from '../sandbox/protocol.ts';
import { CodeFrame } from './code-frame.tsx';
import { Diagram } from './diagram.tsx';
import { estimateTextLines } from './estimate-lines.ts';
import { words } from './words.ts';

/** The attributes that the compiler writes on a fenced block; see `markdown/page-plugins.ts`. */
interface CodeBlockProps {
  'data-lang': string;
  /** The words after the language. */
  'data-meta'?: string;
  /** The language in which the sandbox runs the code. */
  'data-run'?: SampleLanguage | undefined;
  /** The code. */
  children: string;
}

/**
 * Commands and plain text are wrapped, as a terminal does, and so are GraphQL documents, whose arguments make long lines.
 * Where indentation means something, lines stay whole and the block scrolls.
 */
const WRAPPED: ReadonlySet<string> = new Set(['sh', 'text', 'http', 'graphql']);

const NO_CHANGES: ReadonlyMap<number, Change> = new Map();

/** A fenced block of a page: code in its frame, or a drawing. */
export function CodeBlock({
  'data-lang': lang,
  'data-meta': said = '',
  'data-run': runs,
  children,
}: CodeBlockProps) {
  const { highlight } = useSite();
  const { title, output, norun, diff, lines: marked } = parseFenceMeta(said);
  if (lang === 'mermaid') return <Diagram title={required(title)} source={children} />;

  const { code, changes } = diff ? readDifference(children) : { code: children, changes: NO_CHANGES };
  const html = highlight(code, lang)
    .map((line, index) => printLine(line, marked.has(index + 1), changes.get(index + 1)))
    .join('\n');
  const wraps = WRAPPED.has(lang);
  return (
    <CodeFrame
      title={title}
      output={output}
      norun={norun}
      runs={runs}
      fails={wordsOfFence(said).includes('fails')}
      lines={wraps ? estimateTextLines(code) : code.split('\n').length}
    >
      {/* A block that scrolls sideways must be in reach of the keyboard; one that wraps need not. */}
      <pre data-lang={lang} data-wrap={wraps || undefined} tabIndex={wraps ? undefined : 0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code. */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </CodeFrame>
  );
}

/** A line of code. What changed says so in a word that only screen readers get: not all of them know these elements. */
function printLine(line: string, isMarked: boolean, change: Change | undefined): string {
  if (change) {
    const element = change === 'added' ? 'ins' : 'del';
    return `<${element} class="line"><span class="unseen">${words[change]} </span>${line}</${element}>`;
  }
  return isMarked ? `<span class="line" data-marked>${line}</span>` : line;
}

function required(title: string | undefined): string {
  if (title === undefined)
    throw new Error('a diagram has no title: write ```mermaid title="What it shows", for its caption');
  return title;
}
