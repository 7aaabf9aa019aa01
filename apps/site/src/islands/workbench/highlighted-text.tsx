import type { Inked } from '../printed/paint-json.ts';
import { BreakableUrn } from './breakable-urn.tsx';

/** Letters in a line of a column of the sandbox. */
export const COLUMN_WIDTH = 44;

/** Code in its inks. */
export function HighlightedText({ pieces }: { pieces: readonly Inked[] }) {
  return pieces.map(({ text, ink }, index) =>
    ink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order.
      <span key={index} className={ink}>
        <WithUrns text={text} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <WithUrns key={index} text={text} />
    ),
  );
}

/** Text in which a URN is cut at its punctuation alone. */
function WithUrns({ text }: { text: string }) {
  return text.includes('urn:') ? <BreakableUrn urn={text} /> : text;
}
