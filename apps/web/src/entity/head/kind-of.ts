import { texts } from '../../texts/texts.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { presentationOf } from '../presentations.ts';

/** What an entity is, in a line: `Table in Snowflake`, `Task of the pipeline nightly`, `Glossary term`. */
export function kindOf({
  entityType,
  subTypes,
  platform,
  path,
}: Pick<HeadOfEntity['card'], 'entityType' | 'subTypes' | 'platform' | 'path'>): string {
  const kind = subTypes.length > 0 ? subTypes.join(', ') : presentationOf(entityType).label;
  const above = path.at(-1);
  const place = above?.entity?.card.name ?? above?.name;
  if (entityType === 'dataJob' && place !== undefined) return texts.entity.kinds.partOf(kind, place);
  if (entityType === 'schemaField' && place !== undefined) return texts.entity.kinds.partOf(kind, place);
  return platform ? texts.entity.kinds.on(kind, platform.card.name) : kind;
}
