import type { Session } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { requireEntity } from '../entities/read-entities.ts';
import { type TextField, textFieldsOf } from '../entities/text-fields.ts';
import { defineTool } from '../server/tool.ts';
import { editAspect } from './edit-aspect.ts';
import { editColumn } from './edit-column.ts';
import { columnParameter, urnParameter } from './parameters.ts';

/** Longest description, in characters. */
const maxDescription = 100_000;

export const setDescription = defineTool({
  kind: 'writing',
  name: 'set_description',
  title: 'Set a description',
  description:
    "Replace the description of an entity, or of a column of a dataset. Where sources describe entities too, it is the editors' description, which wins over that of the source.",
  isDestructive: true,
  input: {
    urn: urnParameter,
    column: columnParameter,
    description: z
      .string()
      .max(maxDescription)
      .describe('The new description, in Markdown. Empty removes it.'),
  },
  async run({ urn, column, description }, { session }) {
    await requireEntity(session, urn);
    const changed =
      column === undefined
        ? await describeEntity(session, urn, description)
        : await editColumn(session, urn, column, (present) =>
            (present.description ?? '') === description ? undefined : { ...present, description },
          );
    return { data: { urn, ...(column !== undefined && { column }), changed } };
  },
});

function describeEntity(session: Session, urn: string, description: string): Promise<boolean> {
  const { aspect, field } = descriptionField(session, urn);
  return editAspect(session, urn, aspect, (present) =>
    (present?.[field] ?? '') === description ? undefined : { ...present, [field]: description },
  );
}

/** Where editors describe entities of the type. */
function descriptionField({ registry }: Session, urn: string): TextField {
  const { entity } = registry.parseEntityUrn(urn);
  const [first] = textFieldsOf(registry, entity.name).descriptions;
  if (first) return first;
  throw new RequestError('INVALID_REQUEST', `urn: a ${entity.name} has no description`);
}
