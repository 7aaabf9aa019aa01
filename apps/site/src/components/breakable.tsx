import { Fragment } from 'react';

interface BreakableProps {
  text: string;
  /** Matches the empty string where a line may end. */
  at: RegExp;
}

/** A text without spaces that is broken only at certain places, where it does not fit into a line. */
export function Breakable({ text, at }: BreakableProps) {
  return text.split(at).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and stay in their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
