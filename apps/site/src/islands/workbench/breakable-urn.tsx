import { Breakable } from '../../components/breakable.tsx';

/** Where a line may end: after the punctuation of a URN, never within a word such as `PROD`. */
const afterPunctuation = /(?<=[:,()./])(?=[^:,()./])/;

/** A URN that is cut at its punctuation where it does not fit into a line. */
export function BreakableUrn({ urn }: { urn: string }) {
  return <Breakable text={urn} at={afterPunctuation} />;
}
