import type { EntityHeadQuery } from '../../gen/entity/entity.ts';
import { partTexts } from '../texts/parts.ts';

type Card = NonNullable<EntityHeadQuery['entity']>['card'];

/** What people edit of an entity, as the server names it. */
export type EntityEdit = Card['rights'][number]['edit'];

/** Whether the reader may do something, and if not, why. */
export interface Right {
  /** False for what entities of the type do not have at all. */
  readonly exists: boolean;
  /** Why it is not allowed; undefined where it is. */
  readonly reason: string | undefined;
}

/** What the server says about one edit of an entity. */
export function rightTo(card: Pick<Card, 'rights'>, edit: EntityEdit): Right {
  const right = card.rights.find((each) => each.edit === edit);
  if (!right) return { exists: false, reason: partTexts.notHere };
  if (right.isAllowed) return { exists: true, reason: undefined };
  const { privileges } = right;
  return {
    exists: true,
    reason: privileges.length === 0 ? partTexts.nobody : partTexts.missing(privileges.join(partTexts.or)),
  };
}
