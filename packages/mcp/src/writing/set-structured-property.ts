import type { Session } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { z } from 'zod';
import { objectsIn, requireEntity } from '../entities/read-entities.ts';
import { defineTool } from '../server/tool.ts';
import { editAspect, requireReferences, stampOf } from './edit-aspect.ts';
import { urnParameter } from './parameters.ts';

export const setStructuredProperty = defineTool({
  kind: 'writing',
  name: 'set_structured_property',
  title: 'Set a structured property',
  description:
    'Set the values of a structured property of an entity, in place of those it has, or remove the property. The property must exist: list them with browse; get_entity shows the types and values that one allows.',
  isDestructive: true,
  input: {
    urn: urnParameter,
    property: z.string().min(1).describe('URN of the structured property.'),
    values: z
      .array(z.union([z.string(), z.number()]))
      .max(100)
      .describe(
        'The new values: texts, numbers, dates as YYYY-MM-DD, or URNs. An empty list removes the property.',
      ),
  },
  async run({ urn, property, values }, { session }) {
    await requireEntity(session, urn);
    if (values.length > 0) await requireReferences(session, [property], 'property', ['structuredProperty']);
    const changed = await editAspect(session, urn, 'structuredProperties', (present) =>
      withProperty(session, present, property, values.map(toUnion)),
    );
    return { data: { urn, changed } };
  },
});

/** A value as it is stored: `{"string": "x"}`. */
const toUnion = (value: string | number): JsonObject =>
  typeof value === 'number' ? { double: value } : { string: value };

function withProperty(
  session: Session,
  present: JsonObject | undefined,
  property: string,
  values: Json[],
): JsonObject | undefined {
  const before = objectsIn(present?.properties);
  const own = before.find(({ propertyUrn }) => propertyUrn === property);
  const others = before.filter((each) => each !== own);
  if (values.length === 0) return own && { ...present, properties: others };
  if (own && JSON.stringify(own.values) === JSON.stringify(values)) return undefined;
  const stamp = stampOf(session);
  return {
    ...present,
    properties: [...others, { created: stamp, ...own, propertyUrn: property, values, lastModified: stamp }],
  };
}
