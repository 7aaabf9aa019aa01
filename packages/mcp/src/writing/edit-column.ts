import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { plainPath } from '../entities/columns.ts';
import { objectsIn } from '../entities/read-entities.ts';
import { editAspect, stampOf } from './edit-aspect.ts';

/**
 * Changes what editors say of a column of a dataset.
 *
 * @param change Gets the column as it was edited before; undefined leaves it so.
 * @throws RequestError `NOT_FOUND` for a column that the schema does not have.
 */
export async function editColumn(
  session: Session,
  urn: string,
  column: string,
  change: (present: JsonObject) => JsonObject | undefined,
): Promise<boolean> {
  const fieldPath = await requireColumn(session, urn, column);
  return editAspect(session, urn, 'editableSchemaMetadata', (value) => {
    const columns = objectsIn(value?.editableSchemaFieldInfo);
    const at = columns.findIndex((each) => plainPath(String(each.fieldPath)) === plainPath(fieldPath));
    const changed = change(columns[at] ?? { fieldPath });
    if (changed === undefined) return undefined;
    const others = at < 0 ? [...columns, changed] : columns.with(at, changed);
    const stamp = stampOf(session);
    return { created: stamp, ...value, lastModified: stamp, editableSchemaFieldInfo: others };
  });
}

async function requireColumn(session: Session, urn: string, column: string): Promise<string> {
  const { entity } = session.registry.parseEntityUrn(urn);
  if (entity.name !== 'dataset')
    throw new RequestError(
      'INVALID_REQUEST',
      `column: expected nothing, since a ${entity.name} has no columns`,
    );
  const schema = await session.aspect(urn, 'schemaMetadata');
  const paths = objectsIn(schema?.value.fields).map(({ fieldPath }) => String(fieldPath));
  const found = paths.find((path) => path === column) ?? paths.find((path) => plainPath(path) === column);
  if (found !== undefined) return found;
  throw new RequestError(
    'NOT_FOUND',
    `column: ${urn} has no column ${JSON.stringify(column)}${paths.length === 0 ? ', since it has no schema' : ''}`,
  );
}
