import type { Piece } from '../../search/query/mark.ts';

/** A text with what was found in it marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order.
  return pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
