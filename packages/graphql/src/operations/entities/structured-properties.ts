import type { GraphqlContext } from '../../context.ts';
import { graphqlEntities } from '../../entities/entity-types.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { ofEntity, ofRecord, propertyValue, recordsIn, type Stored, textsIn } from './values.ts';

/** The last part of `urn:li:dataType:datahub.string`. */
const builtInName = (record: Stored, { owners }: GraphqlContext): string | undefined =>
  owners
    .of(record)
    ?.urn.split(':')
    .at(-1)
    ?.replace(/^datahub\./, '');

/** Types of values as GraphQL calls them. */
const dataTypes: Readonly<Record<string, string>> = {
  string: 'STRING',
  number: 'NUMBER',
  urn: 'URN',
  rich_text: 'RICH_TEXT',
  date: 'DATE',
};

/** Structured properties, their definitions and values, and the types that the definitions name. */
export const structuredProperties: Subject = {
  yields: true,
  fields: {
    StructuredPropertiesEntry: {
      structuredProperty: 'propertyUrn',
      values: ofRecord(({ values }) => (Array.isArray(values) ? values.map(propertyValue) : [])),
      valueEntities: ofRecord(({ values }) =>
        (Array.isArray(values) ? values : []).flatMap(
          (value) => stubOf(propertyValue(value)?.stringValue) ?? [],
        ),
      ),
    },
    AllowedValue: {
      value: ofRecord(({ value }) => propertyValue(value) ?? { __typename: 'StringValue', stringValue: '' }),
    },
    StructuredPropertyDefinition: {
      typeQualifier: ofRecord(({ typeQualifier }) => {
        const types = textsIn((typeQualifier as Stored | undefined)?.allowedTypes);
        return types.length > 0 ? { allowedTypes: types } : null;
      }),
    },
    TypeQualifier: { allowedTypes: ofRecord(({ allowedTypes }) => allowedTypes) },
    DataTypeInfo: {
      type: ofRecord((info, _, context) => dataTypes[builtInName(info, context) ?? ''] ?? 'OTHER'),
    },
    EntityTypeInfo: {
      type: ofRecord((info, _, context) => {
        const name = builtInName(info, context);
        return (name !== undefined && graphqlEntities[name]?.symbol) || 'OTHER';
      }),
    },
    StructuredPropertyParams: { structuredProperty: 'urn' },
    FormAssociation: { form: 'urn' },
    FormPrompt: { formUrn: ofRecord((prompt, _, { owners }) => owners.of(prompt)?.urn) },
    FormActorAssignment: {
      isAssignedToMe: ofRecord(async ({ users, groups }, _, context) => {
        if (textsIn(users).includes(context.actor)) return true;
        return isInAny(textsIn(groups), context);
      }),
    },
    Role: {
      isAssignedToMe: ofEntity(async ({ urn }, _, context) => {
        const actors = await context.aspects.load(urn, 'actors');
        if (recordsIn(actors?.users).some(({ user }) => user === context.actor)) return true;
        return isInAny(textsIn(recordsIn(actors?.groups).map(({ group }) => group)), context);
      }),
    },
  },
};

/** Whether who asks is a member of one of the groups. */
async function isInAny(groups: readonly string[], { actor, aspects }: GraphqlContext): Promise<boolean> {
  if (groups.length === 0) return false;
  const [synced, native] = await Promise.all([
    aspects.load(actor, 'groupMembership'),
    aspects.load(actor, 'nativeGroupMembership'),
  ]);
  const own = new Set([...textsIn(synced?.groups), ...textsIn(native?.nativeGroups)]);
  return groups.some((group) => own.has(group));
}
