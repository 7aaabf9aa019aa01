import type { Session } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import {
  clip,
  countFitting,
  lengthOf,
  type Part,
  pageOfParts,
  pageParameters,
  roomOf,
} from '../answers/paging.ts';
import { columnsOf, listedColumnText, plainPath } from '../entities/columns.ts';
import {
  firstText,
  isObject,
  nameOf,
  objectsIn,
  type ReadEntity,
  readEntities,
  requireEntity,
  textOf,
  textsIn,
  timeOf,
  withoutAbsent,
} from '../entities/read-entities.ts';
import { platformOf, urnsIn, withNames } from '../entities/summarise.ts';
import { textFieldsOf } from '../entities/text-fields.ts';
import { defineTool } from '../server/tool.ts';

export const getEntity = defineTool({
  kind: 'reading',
  name: 'get_entity',
  title: 'Read an entity',
  description:
    'What the catalogue knows about one entity: name, type, platform, description, owners, tags, glossary terms, domain, structured and custom properties, links, deprecation, and for datasets all columns with their types and descriptions. For a query, its whole text.',
  input: {
    urn: z
      .string()
      .min(1)
      .describe('URN of the entity, as search returns it. The URN of a column (schemaField) works too.'),
    columns: z
      .array(z.string())
      .max(200)
      .default([])
      .describe(
        'Show these columns alone, with descriptions as long as `max_tokens` allows. Default: all columns, with shortened descriptions.',
      ),
    aspects: z
      .array(z.string())
      .max(20)
      .default([])
      .describe(
        'Names of aspects to show as they are stored, as JSON, from `other_aspects` of an answer. Default: none.',
      ),
    ...pageParameters,
  },
  async run({ urn, columns, aspects, max_tokens, cursor }, { session }) {
    await requireEntity(session, urn);
    const entity = (await readEntities(session, [urn])).get(urn);
    if (!entity) throw new RequestError('NOT_FOUND', `urn: there is no entity ${urn}`);
    const room = roomOf(max_tokens);
    const head = { urn, type: entity.entityType, name: clip(nameOf(session.registry, entity), 300) };
    const facts = cursor === undefined ? await factsOf(session, entity) : {};
    const parts = await partsOf(session, entity, { columns, aspects, textLength: Math.floor(room / 2) });
    const { values, next } = pageOfParts(parts, cursor, room - lengthOf(head) - lengthOf(facts));
    return { data: { ...head, ...facts, ...values }, next };
  },
});

/** The aspects that the answer has in its own form. */
const shownAspects: ReadonlySet<string> = new Set([
  'browsePaths',
  'browsePathsV2',
  'container',
  'dataPlatformInstance',
  'deprecation',
  'documentation',
  'domains',
  'editableSchemaMetadata',
  'globalTags',
  'glossaryTerms',
  'institutionalMemory',
  'ownership',
  'querySubjects',
  'schemaMetadata',
  'status',
  'structuredProperties',
  'subTypes',
]);

/** What is short and said once. */
async function factsOf(session: Session, entity: ReadEntity): Promise<JsonObject> {
  const { registry } = session;
  const key = entity.aspect(registry.entities.get(entity.entityType)?.key.name ?? '') ?? {};
  const container = textOf(entity.aspect('container')?.container);
  const containers = container === undefined ? undefined : await withNames(session, [container]);
  const { deprecated, note, decommissionTime, replacement } = entity.aspect('deprecation') ?? {};
  return withoutAbsent({
    platform: platformOf(registry, entity),
    platform_instance: textOf(entity.aspect('dataPlatformInstance')?.instance),
    environment: textOf(key.origin) ?? textOf(key.cluster),
    sub_types: [...textsIn(entity.aspect('subTypes')?.typeNames)].slice(0, 10),
    container: container === undefined ? undefined : containers?.get(container),
    is_removed: entity.aspect('status')?.removed === true ? true : undefined,
    deprecation:
      deprecated === true
        ? withoutAbsent({
            note: clip(textOf(note) ?? '', 1000),
            decommission_time: timeOf(decommissionTime),
            replacement: textOf(replacement),
          })
        : undefined,
    ...definitionOf(entity),
    other_aspects: entity.aspectNames.filter((name) => !shownAspects.has(name)),
  });
}

/** What makes a term, a domain or a property what it is. */
function definitionOf(entity: ReadEntity): Readonly<Record<string, Json | undefined>> {
  const property = entity.aspect('propertyDefinition');
  const parents = [
    entity.aspect('glossaryTermInfo')?.parentNode,
    entity.aspect('glossaryNodeInfo')?.parentNode,
    entity.aspect('domainProperties')?.parentDomain,
  ];
  return {
    parent: parents.find((parent) => textOf(parent) !== undefined),
    value_type: textOf(property?.valueType),
    cardinality: textOf(property?.cardinality),
    entity_types: [...textsIn(property?.entityTypes)],
  };
}

interface Wanted {
  readonly columns: readonly string[];
  readonly aspects: readonly string[];
  /** Longest description of a column that was asked for by name. */
  readonly textLength: number;
}

/** What may be long, in the order in which it is shown. */
async function partsOf(session: Session, entity: ReadEntity, wanted: Wanted): Promise<Part[]> {
  const named = await labelsOf(session, entity);
  const all = [
    text('description', descriptionOf(session, entity)),
    text('statement', statementOf(entity)),
    text('view_definition', textOf(entity.aspect('viewProperties')?.viewLogic)),
    ...named,
    list(
      'allowed_values',
      objectsIn(entity.aspect('propertyDefinition')?.allowedValues).map(({ value, description }) =>
        withoutAbsent({
          value: plainValue(value ?? null),
          description: textOf(description) === undefined ? undefined : clip(String(description), listedText),
        }),
      ),
    ),
    list('columns', columnParts(entity, wanted)),
    ...wanted.aspects.map((name) => text(`aspect_${name}`, aspectText(session, entity, name))),
  ];
  return all.filter((part) => ('text' in part ? part.text !== '' : part.items.length > 0));
}

const text = (name: string, value: string | undefined): Part => ({ name, text: value ?? '' });
const list = (name: string, items: readonly Json[]): Part => ({ name, items });

function descriptionOf({ registry }: Session, entity: ReadEntity): string | undefined {
  const [documentation] = objectsIn(entity.aspect('documentation')?.documentations);
  return (
    firstText(entity, textFieldsOf(registry, entity.entityType).descriptions) ??
    textOf(documentation?.documentation)
  );
}

function statementOf(entity: ReadEntity): string | undefined {
  const statement = entity.aspect('queryProperties')?.statement;
  return isObject(statement) ? textOf(statement.value) : undefined;
}

function columnParts(entity: ReadEntity, { columns, textLength }: Wanted): JsonObject[] {
  if (columns.length === 0) return columnsOf(entity);
  const wanted = new Set(columns.map(plainPath));
  const found = columnsOf(entity, Math.max(textLength, listedColumnText)).filter(({ path }) =>
    wanted.has(String(path)),
  );
  const missing = [...wanted].filter((path) => !found.some((column) => column.path === path));
  if (missing.length === 0) return found;
  throw new RequestError('NOT_FOUND', `columns: ${entity.urn} has no columns named ${missing.join(', ')}`);
}

function aspectText({ registry }: Session, entity: ReadEntity, name: string): string {
  const value = entity.aspect(name);
  if (value) return JSON.stringify(value);
  const kind = registry.aspectOf(entity.entityType, name) ? 'has no value' : 'is no aspect of this type';
  throw new RequestError('NOT_FOUND', `aspects: ${name} ${kind} for ${entity.urn}`);
}

/** Longest text of a property or link. */
const listedText = 500;

/** Who and what is attached to an entity, with names. */
async function labelsOf(session: Session, entity: ReadEntity): Promise<Part[]> {
  const owners = objectsIn(entity.aspect('ownership')?.owners);
  const tags = urnsIn(entity.aspect('globalTags'), 'tags', 'tag');
  const terms = urnsIn(entity.aspect('glossaryTerms'), 'terms', 'urn');
  const domains = [...textsIn(entity.aspect('domains')?.domains)];
  const subjects = urnsIn(entity.aspect('querySubjects'), 'subjects', 'entity');
  const properties = objectsIn(entity.aspect('structuredProperties')?.properties);
  const names = await withNames(session, [
    ...owners.flatMap(({ owner, typeUrn }) => [textOf(owner) ?? [], textOf(typeUrn) ?? []].flat()),
    ...tags,
    ...terms,
    ...domains,
    ...subjects,
    ...properties.flatMap(({ propertyUrn }) => textOf(propertyUrn) ?? []),
  ]);
  const withName = (urn: string): JsonObject => names.get(urn) ?? { urn };
  return [
    list(
      'owners',
      owners.map(({ owner, type, typeUrn }) => ({
        ...withName(String(owner)),
        type: textOf(typeUrn) === undefined ? (type ?? null) : (withName(String(typeUrn)).name ?? null),
      })),
    ),
    list('tags', tags.map(withName)),
    list('terms', terms.map(withName)),
    list('domains', domains.map(withName)),
    list(
      'structured_properties',
      properties.map(({ propertyUrn, values }) => ({
        ...withName(String(propertyUrn)),
        ...plainValues(values),
      })),
    ),
    list('custom_properties', customProperties(entity)),
    list(
      'links',
      objectsIn(entity.aspect('institutionalMemory')?.elements).map(({ url, description }) => ({
        url: clip(String(url), listedText),
        label: clip(textOf(description) ?? '', listedText),
      })),
    ),
    list('subjects', subjects.map(withName)),
  ];
}

/** Longest list of the values of one property. */
const listedValues = 1500;

function plainValues(values: Json | undefined): JsonObject {
  const all = (Array.isArray(values) ? values : []).map(plainValue);
  const shown = countFitting(all, listedValues);
  return { values: all.slice(0, shown), ...(shown < all.length && { more_values: all.length - shown }) };
}

/** `{"string": "x"}` is `"x"`. */
function plainValue(value: Json): Json {
  const [only] = isObject(value) ? Object.values(value) : [value];
  return typeof only === 'string' ? clip(only, listedText) : (only ?? null);
}

const customProperties = (entity: ReadEntity): JsonObject[] =>
  entity.aspectNames.flatMap((name) => {
    const properties = entity.aspect(name)?.customProperties;
    return isObject(properties)
      ? Object.entries(properties).map(([key, value]) => ({
          name: clip(key, listedText),
          value: clip(String(value), listedText),
        }))
      : [];
  });
