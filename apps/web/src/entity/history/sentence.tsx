import type { NameOf } from '../../settings/access/use-names.ts';
import { EntityLink } from '../entity-link.tsx';
import type { Part } from './sentence.ts';

interface SentenceProps {
  readonly parts: readonly Part[];
  readonly nameOf: NameOf;
}

/** A sentence in which entities have their names. */
export function Sentence({ parts, nameOf }: SentenceProps) {
  return (
    <>
      {parts.map((part, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change, and two may be equal
        if (typeof part === 'string') return <span key={at}>{part}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <Named key={at} urn={part.urn} nameOf={nameOf} />;
      })}
    </>
  );
}

interface NamedProps {
  readonly urn: string;
  readonly nameOf: NameOf;
}

/** The name of an entity, which leads to its page; its URN for those who point at it. */
export const Named = ({ urn, nameOf }: NamedProps) => (
  <span title={urn}>
    <EntityLink urn={urn} name={nameOf(urn)} hasIcon={false} />
  </span>
);
