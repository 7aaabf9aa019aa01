import './line-art.css';
import { type ReactNode, useId } from 'react';
import { drawingWords as words } from './drawing-words.ts';

interface DrawingProps {
  /** What is drawn: the caption, and the drawing's name. */
  title: string;
  /** Size of the drawing, in its own units, which are pixels if there is space. */
  width: number;
  height: number;
  /** The drawing in words: an entry for each thing that it shows. */
  inWords: readonly string[];
  /** The drawing holds links, which must stay in reach; without them it is read as one image. */
  hasLinks?: boolean;
  children?: ReactNode;
}

/**
 * A drawing with its caption, and all that it shows in words. It is there when the page is; `client/drawings.ts` makes
 * it move when somebody reaches for it.
 */
export function Drawing({ title, width, height, inWords, hasLinks = false, children }: DrawingProps) {
  const id = useId();
  return (
    <figure className="drawing">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus. */}
      <section className="drawing__view" data-drawing aria-label={title} tabIndex={0}>
        <svg
          role={hasLinks ? 'group' : 'img'}
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}w`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title id={`${id}t`}>{title}</title>
          {children}
        </svg>
      </section>
      <figcaption>{title}</figcaption>
      <details className="drawing__words">
        <summary>{words.inWords}</summary>
        <ul id={`${id}w`}>
          {inWords.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

/** Lines of text around one middle. */
export function DrawnText({
  lines,
  x,
  y,
  leading,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  leading: number;
}) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * leading}>
      {line}
    </text>
  ));
}
