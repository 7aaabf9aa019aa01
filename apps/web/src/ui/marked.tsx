import { markedParts } from './marks.ts';

/** A text in which what somebody looked for stands out. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markedParts(text, words).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and stay in their order
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
