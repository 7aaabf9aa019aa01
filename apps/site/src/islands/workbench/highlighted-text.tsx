import type { Inked } from '../printed/paint-json.ts';

/** Letters in a line of a column of the sandbox. */
export const COLUMN_WIDTH = 44;

/** Code in its inks. */
export function HighlightedText({ pieces }: { pieces: readonly Inked[] }) {
  return pieces.map(({ text, ink }, index) =>
    ink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order.
      <span key={index} className={ink}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
