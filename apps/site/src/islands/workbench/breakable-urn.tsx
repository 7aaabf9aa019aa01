import { Fragment } from 'react';

/** Where a line may end: after the punctuation of a URN, never within a word such as `PROD`. */
const afterPunctuation = /(?<=[:,()./])(?=[^:,()./])/;

/** A URN that is cut at its punctuation where it does not fit into a line. */
export function BreakableUrn({ urn }: { urn: string }) {
  return urn.split(afterPunctuation).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a URN stay in their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
