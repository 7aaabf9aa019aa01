import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { isObject, objectsIn, requireEntity } from '../entities/read-entities.ts';
import type { ToolAnswer } from '../server/tool.ts';
import { editAspect, requireReferences, requireType } from './edit-aspect.ts';
import { editColumn } from './edit-column.ts';

/** How tags or terms are stored. */
interface LabelKind {
  readonly aspect: string;
  readonly list: string;
  readonly member: string;
  readonly entityType: string;
  /** What else the aspect has to say. */
  readonly stamp?: (session: Session) => JsonObject;
}

interface LabelChange {
  readonly urn: string;
  readonly column?: string | undefined;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Adds labels to an entity or a column, and removes others. */
export async function changeLabels(
  session: Session,
  kind: LabelKind,
  { urn, column, add, remove }: LabelChange,
): Promise<ToolAnswer> {
  if (add.length + remove.length === 0)
    throw new RequestError(
      'INVALID_REQUEST',
      'add, remove: expected at least one URN in one of them, got none',
    );
  await requireEntity(session, urn);
  await requireReferences(session, add, 'add', [kind.entityType]);
  for (const each of remove) requireType(session, each, 'remove', [kind.entityType]);
  const apply = (present: JsonObject | undefined) => changed(session, kind, present, add, remove);
  const hasChanged =
    column === undefined
      ? await editAspect(session, urn, kind.aspect, apply)
      : await editColumn(session, urn, column, (present) => {
          const labels = apply(
            isObject(present[kind.aspect]) ? (present[kind.aspect] as JsonObject) : undefined,
          );
          return labels && { ...present, [kind.aspect]: labels };
        });
  return { data: { urn, ...(column !== undefined && { column }), changed: hasChanged } };
}

function changed(
  session: Session,
  { list, member, stamp }: LabelKind,
  present: JsonObject | undefined,
  add: readonly string[],
  remove: readonly string[],
): JsonObject | undefined {
  const before = objectsIn(present?.[list]);
  const kept = before.filter((item) => !remove.includes(String(item[member])));
  const known = new Set(kept.map((item) => String(item[member])));
  const added = [...new Set(add)].filter((urn) => !known.has(urn) && !remove.includes(urn));
  if (kept.length === before.length && added.length === 0) return undefined;
  return { ...present, ...stamp?.(session), [list]: [...kept, ...added.map((urn) => ({ [member]: urn }))] };
}
