import type { Json, JsonObject } from '@colophon/schema';
import { recordsBy } from '../timeline/detect.ts';
import type { ChangeRule, EntityChange } from './change-event.ts';
import { columnNoteEvents, schemaEvents } from './column-events.ts';
import { contextOf, isRecord, memberChanges, sourceDetailsOf, textOf } from './member-changes.ts';
import { textChange } from './text-changes.ts';

const tagsIn = (list: string): ChangeRule =>
  memberChanges({
    category: 'TAG',
    list,
    keys: ['tag'],
    parametersOf: (member, tagUrn) => ({ tagUrn, ...contextOf(member), ...sourceDetailsOf(member) }),
  });
const termsIn = (list: string): ChangeRule =>
  memberChanges({
    category: 'GLOSSARY_TERM',
    list,
    keys: ['urn'],
    parametersOf: (member, termUrn) => ({ termUrn, ...contextOf(member), ...sourceDetailsOf(member) }),
  });
const domains = memberChanges({
  category: 'DOMAIN',
  list: 'domains',
  parametersOf: (member, domainUrn) => ({ domainUrn, ...contextOf(member), ...sourceDetailsOf(member) }),
});
/** Another type of ownership is another ownership: the owner is removed and added. */
const owners = memberChanges({
  category: 'OWNERSHIP',
  list: 'owners',
  keys: ['owner', 'type', 'typeUrn'],
  parametersOf: (member, ownerUrn) => ({
    ownerUrn,
    ownerType: textOf(member.type),
    ...(typeof member.typeUrn === 'string' && { ownerTypeUrn: member.typeUrn }),
    ...sourceDetailsOf(member),
  }),
});

const description: ChangeRule = (before, after, entity) =>
  textChange(entity, [textOf(before.description), textOf(after.description)], (text) => ({
    description: text,
  }));

/** The description of a business attribute, which the event names by its `fieldPath`, without the text. */
const attributeDescription: ChangeRule = (before, after, entity) =>
  textChange(
    entity,
    [textOf(before.description), textOf(after.description)],
    () => undefined,
    textOf(after.fieldPath) || textOf(before.fieldPath),
  );

/** Documentation by its source; that of people has none. */
const documentation: ChangeRule = (before, after, entity) => {
  const textsOf = ({ documentations }: JsonObject) =>
    new Map(
      (Array.isArray(documentations) ? documentations : []).filter(isRecord).map((item) => {
        const source = isRecord(item.attribution) ? textOf(item.attribution.source) : '';
        return [source, textOf(item.documentation)];
      }),
    );
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((source) =>
    textChange(
      entity,
      [old.get(source) ?? '', now.get(source) ?? ''],
      (text) => ({ documentation: text }),
      source || undefined,
    ),
  );
};

const structuredProperties: ChangeRule = (before, after, { urn, entityType }) => {
  const propertiesIn = (value: JsonObject) => recordsBy(value, 'properties', 'propertyUrn');
  const [old, now] = [propertiesIn(before), propertiesIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((propertyUrn): EntityChange[] => {
    const [was, is] = [valuesOf(old.get(propertyUrn)), valuesOf(now.get(propertyUrn))];
    if (was === is) return [];
    const member = now.get(propertyUrn) ?? old.get(propertyUrn) ?? {};
    return [
      {
        entityUrn: urn,
        entityType,
        category: 'STRUCTURED_PROPERTY',
        operation: was === undefined ? 'ADD' : is === undefined ? 'REMOVE' : 'MODIFY',
        modifier: propertyUrn,
        parameters: { propertyUrn, propertyValues: is ?? was ?? '[]', ...sourceDetailsOf(member) },
      },
    ];
  });
};

/** The values of a structured property as text: numbers and strings, without the tags of the union. */
function valuesOf(property: JsonObject | undefined): string | undefined {
  if (!property) return undefined;
  const values = Array.isArray(property.values) ? property.values : [];
  return JSON.stringify(
    values.map((value): Json => (isRecord(value) ? (Object.values(value)[0] ?? null) : value)),
  );
}

const businessAttributes: ChangeRule = (before, after, { urn, entityType }) => {
  const urnIn = ({ businessAttribute }: JsonObject) =>
    isRecord(businessAttribute) ? textOf(businessAttribute.businessAttributeUrn) : '';
  const [was, is] = [urnIn(before), urnIn(after)];
  if (was === is) return [];
  const change = (operation: string, modifier: string): EntityChange[] =>
    modifier === ''
      ? []
      : [
          {
            entityUrn: urn,
            entityType,
            category: 'BUSINESS_ATTRIBUTE',
            operation,
            modifier,
            parameters: { businessAttributeUrn: modifier },
          },
        ];
  return [...change('REMOVE', was), ...change('ADD', is)];
};

const deprecation: ChangeRule = (before, after, { urn, entityType }) => {
  const isDeprecated = after.deprecated === true;
  if ((before.deprecated === true) === isDeprecated) return [];
  const parameters: JsonObject = isDeprecated
    ? {
        status: 'DEPRECATED',
        ...(typeof after.decommissionTime === 'number' && { timestamp: String(after.decommissionTime) }),
        note: textOf(after.note),
      }
    : { status: 'ACTIVE' };
  return [{ entityUrn: urn, entityType, category: 'DEPRECATION', operation: 'MODIFY', parameters }];
};

const status: ChangeRule = (before, after, { urn, entityType }) => {
  const [was, is] = [before.removed === true, after.removed === true];
  if (!was && !is) return [];
  return [{ entityUrn: urn, entityType, category: 'LIFECYCLE', operation: is ? 'SOFT_DELETE' : 'REINSTATE' }];
};

const assertionRun: ChangeRule = (before, after, { urn, entityType }) => {
  if (after.status !== 'COMPLETE' || before.status === 'COMPLETE') return [];
  const result = isRecord(after.result) ? after.result.type : undefined;
  const parameters = {
    runResult: 'COMPLETE',
    runId: textOf(after.runId),
    asserteeUrn: textOf(after.asserteeUrn),
    ...(typeof result === 'string' && { assertionResult: result }),
  };
  return [{ entityUrn: urn, entityType, category: 'RUN', operation: 'COMPLETED', parameters }];
};

const processRun: ChangeRule = (before, after, { urn, entityType }) => {
  const operation = { STARTED: 'STARTED', COMPLETE: 'COMPLETED' }[textOf(after.status)];
  if (operation === undefined || before.status === after.status) return [];
  const result = isRecord(after.result) ? after.result.type : undefined;
  const parameters = {
    ...(typeof after.attempt === 'number' && { attempt: after.attempt }),
    ...(typeof result === 'string' && { runResult: result }),
  };
  return [{ entityUrn: urn, entityType, category: 'RUN', operation, parameters }];
};

/** What changes of each aspect are events of. Aspects that are not here have none, as on DataHub. */
export const changeRules: ReadonlyMap<string, readonly ChangeRule[]> = new Map([
  ['globalTags', [tagsIn('tags')]],
  ['glossaryTerms', [termsIn('terms')]],
  ['ownership', [owners]],
  ['domains', [domains]],
  ['structuredProperties', [structuredProperties]],
  ['deprecation', [deprecation]],
  ['status', [status]],
  ['datasetProperties', [description]],
  ['editableDatasetProperties', [description]],
  ['documentation', [documentation]],
  ['schemaMetadata', [schemaEvents, columnNoteEvents('fields', { pathIsModifier: false })]],
  ['editableSchemaMetadata', [columnNoteEvents('editableSchemaFieldInfo', { pathIsModifier: true })]],
  [
    'businessAttributeInfo',
    [attributeDescription, tagsIn('globalTags.tags'), termsIn('glossaryTerms.terms')],
  ],
  ['businessAttributes', [businessAttributes]],
  ['assertionRunEvent', [assertionRun]],
  ['dataProcessInstanceRunEvent', [processRun]],
]);

/** Entity types of which it is an event that one is created, or deleted for good. */
export const lifecycleTypes: ReadonlySet<string> = new Set([
  'dataset',
  'dashboard',
  'chart',
  'container',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'domain',
  'tag',
  'businessAttribute',
]);
