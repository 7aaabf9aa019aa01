import type { Head } from '../../edit/label-edits.ts';
import type { HeadAspects } from '../head-aspects.ts';

/** Somebody who is responsible for an entity, in one way. */
export interface Owner {
  readonly urn: string;
  readonly name: string;
  /** URN of the type of ownership; undefined where it is not known yet. */
  readonly type: string | undefined;
}

/** The owners that a card has, each as often as it is one: in the order of the card, so that nothing moves when the types come. */
export function ownersOf(
  owners: Head['card']['owners'],
  stored: HeadAspects['owners'] | undefined,
): readonly Owner[] {
  return owners.flatMap(({ urn, card }): readonly Owner[] => {
    const types = (stored ?? []).filter(({ owner }) => owner === urn);
    if (types.length === 0) return [{ urn, name: card.name, type: undefined }];
    return types.map(({ type }) => ({ urn, name: card.name, type }));
  });
}
