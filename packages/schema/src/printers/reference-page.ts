import type { Registry } from '../registry.ts';
import type { Aspect, Entity, EnumerationType, Field, NamedType, RecordType, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { asArray, describeRelationship, describeSearch, describeType } from './describe.ts';
import { escapeText, tag } from './mdx.ts';
import { entityTitle, fileNameOf, simpleName } from './names.ts';
import { symbolTable } from './reference-enumerations.ts';
import { innerNamed, printRelations } from './reference-relations.ts';
import { printSamples } from './reference-samples.ts';

/** A heading, and the aspects under it in their order. */
export interface AspectGroup {
  readonly title: string;
  readonly aspects: readonly string[];
}

/** What the page of an entity takes from the whole of the reference. */
export interface ReferenceSetting {
  /** The groups of aspects. An aspect that none of them names comes first in the first one. */
  readonly groups: readonly AspectGroup[];
  readonly enumerations?: EnumerationsPage;
  /** Addresses of the records that several pages would print, by their qualified names. */
  readonly records?: ReadonlyMap<string, string>;
}

/**
 * The reference page of an entity, as MDX: its URN, every aspect with every field, the relationships, and the records
 * and enumerations that several aspects of this entity alone share, once each at the end.
 */
export function printReferencePage(registry: Registry, entity: Entity, setting: ReferenceSetting): string {
  const shared = sharedTypes([entity.key, ...entity.aspects]);
  const page = new Page(shared, setting);
  const keyFields = Object.keys(entity.key.record.fields);
  const groups = groupAspects(entity, setting.groups);
  return joinBlocks([
    frontmatter(entity),
    ...(firstSentence(entity.doc) === entity.doc ? [] : [escapeText(entity.doc)]),
    ...(groups.length > 0 ? ['## Aspects', indexOf(groups)] : []),
    '## URN',
    keyFields.length === 1
      ? 'The id has one part, which the key below describes.'
      : `The id has ${keyFields.length} parts, in this order, which the key below describes.`,
    ['```text urns', urnForm(entity.name, keyFields), '```'].join('\n'),
    page.aspect(entity.key),
    ...printSamples(entity),
    ...groups.flatMap(({ title, aspects }) => [
      `## ${title}`,
      ...aspects.map((aspect) => page.aspect(aspect)),
    ]),
    ...printRelations(registry, entity),
    ...page.sharedSections(),
  ]);
}

/** The aspects of an entity under the headings that have any, in the order of the groups. */
function groupAspects(
  { aspects }: Entity,
  groups: readonly AspectGroup[],
): { title: string; aspects: Aspect[] }[] {
  const named = new Set(groups.flatMap((group) => group.aspects));
  return groups
    .map((group, index) => ({
      title: group.title,
      aspects: [
        ...(index === 0 ? aspects.filter(({ name }) => !named.has(name)) : []),
        ...group.aspects.flatMap((name) => aspects.find((aspect) => aspect.name === name) ?? []),
      ],
    }))
    .filter((group) => group.aspects.length > 0);
}

function indexOf(groups: readonly { title: string; aspects: readonly Aspect[] }[]): string {
  const listed = groups.map(({ title, aspects }) => ({ title, aspects: aspects.map(({ name }) => name) }));
  return `<AspectIndex groups={${JSON.stringify(listed)}} />`;
}

/** The records that the pages of several entities would print once each at their end. */
export function sharedRecords(registry: Registry): ReadonlySet<string> {
  const pages = new Map<string, number>();
  for (const { key, aspects } of registry.entities.values())
    for (const { kind, name } of sharedTypes([key, ...aspects]))
      if (kind === 'record') pages.set(name, (pages.get(name) ?? 0) + 1);
  return new Set([...pages].filter(([, count]) => count > 1).map(([name]) => name));
}

const joinBlocks = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

function frontmatter(entity: Entity): string {
  const lines = [
    '---',
    `title: ${JSON.stringify(entityTitle(entity.name))}`,
    `description: ${JSON.stringify(plain(firstSentence(entity.doc)))}`,
    '---',
    '',
    `{/* Printed by \`npm run generate\` from packages/model/entities/${fileNameOf(entity.name)}.ts. Do not edit. */}`,
  ];
  return lines.join('\n');
}

const plain = (text: string): string => text.replaceAll('`', '');
const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

const urnForm = (entityType: string, keyFields: readonly string[]): string => {
  const parts = keyFields.map((name) => `<${name}>`).join(',');
  return `urn:li:${entityType}:${keyFields.length === 1 ? parts : `(${parts})`}`;
};

/** Records and enumerations to which more than one field of the page refers. */
function sharedTypes(aspects: readonly Aspect[]): ReadonlySet<NamedType> {
  const references = new Map<NamedType, number>();
  for (const aspect of aspects) {
    references.set(aspect.record, 1);
    countReferences(aspect.record, references);
  }
  return new Set([...references].filter(([, count]) => count > 1).map(([type]) => type));
}

/** Visits each record once: the contents of a shared record are printed once too. */
function countReferences(record: RecordType, references: Map<NamedType, number>): void {
  for (const named of Object.values(record.fields).flatMap(({ type }) => namedInside(type))) {
    const count = references.get(named) ?? 0;
    references.set(named, count + 1);
    if (count === 0 && named.kind === 'record') countReferences(named, references);
  }
}

function namedInside(type: Type): NamedType[] {
  if (type.kind === 'union') return type.members.flatMap(namedInside);
  const named = innerNamed(type);
  return named ? [named] : [];
}

/** Where enumerations that several entities share are printed, instead of on the page of each. */
export interface EnumerationsPage {
  /** Address of the page. */
  readonly href: string;
  /** Qualified names of the enumerations to which the pages of entities link. */
  readonly names: ReadonlySet<string>;
}

/** Prints aspects, and collects what is printed once at the end of the page. */
class Page {
  readonly #shared: ReadonlySet<NamedType>;
  readonly #enumerations = new Set<EnumerationType>();
  readonly #setting: ReferenceSetting;

  constructor(shared: ReadonlySet<NamedType>, setting: ReferenceSetting) {
    this.#shared = shared;
    this.#setting = setting;
  }

  aspect({ name, kind, doc, record }: Aspect): string {
    return [
      tag('Aspect', { name, record: record.name, kind }),
      '',
      escapeText(doc),
      '',
      this.#fields(record, name, ''),
      '',
      '</Aspect>',
    ].join('\n');
  }

  sharedSections(): string[] {
    const records = [...this.#shared].filter(
      (type) => type.kind === 'record' && this.#addressOf(type) === undefined,
    ) as RecordType[];
    // Printing the records may reach further enumerations: those come last.
    const recordSections = records.flatMap((record) => [
      `### ${simpleName(record.name)}`,
      escapeText(record.doc),
      this.#fields(record, simpleName(record.name), ''),
    ]);
    const enumerations = [...this.#enumerations].sort((a, b) =>
      simpleName(a.name) < simpleName(b.name) ? -1 : 1,
    );
    const enumerationSections = enumerations.flatMap((type) => [
      `### ${simpleName(type.name)}`,
      escapeText(type.doc),
      symbolTable(type),
    ]);
    return [
      ...(recordSections.length > 0 ? ['## Shared records', ...recordSections] : []),
      ...(enumerationSections.length > 0 ? ['## Enumerations', ...enumerationSections] : []),
    ];
  }

  #fields(record: RecordType, anchor: string, path: string): string {
    const fields = Object.entries(record.fields);
    if (fields.length === 0) return 'It has no fields.';
    return [
      '<Fields>',
      ...fields.map(([name, field]) => this.#field(name, field, anchor, path)),
      '</Fields>',
    ].join('\n');
  }

  #field(name: string, field: Field, anchor: string, path: string): string {
    const ownPath = path === '' ? name : `${path}.${name}`;
    const named = innerNamed(field.type);
    const address = named && this.#addressOf(named);
    if (named?.kind === 'enumeration' && address === undefined) this.#enumerations.add(named);
    const isElsewhere =
      named !== undefined &&
      (named.kind === 'enumeration' || address !== undefined || this.#shared.has(named));
    const inside = isElsewhere ? undefined : this.#inside(field.type, anchor, ownPath);
    const open = tag('Field', {
      name,
      ...(path !== '' && { path: ownPath }),
      type: describeType(field.type),
      ...(isElsewhere && { typeHref: address ?? `#${headingId(named)}` }),
      anchor: `${anchor}.${ownPath}`,
      ...(field.optional || field.default !== undefined ? { optional: true } : { required: true }),
      ...(field.default !== undefined && { default: JSON.stringify(field.default) }),
      ...(field.deprecated && { deprecated: true }),
      ...(field.search && { search: asArray(field.search).map(describeSearch).join('; ') }),
      ...(field.relationship && {
        relationship: asArray(field.relationship).map(describeRelationship).join('; '),
      }),
    });
    const doc = escapeText(field.doc);
    return inside === undefined
      ? `${open}${doc}</Field>`
      : [open, '', doc, '', inside, '', '</Field>'].join('\n');
  }

  /** Where a type is explained that more pages than this one refer to. */
  #addressOf(named: NamedType): string | undefined {
    const { enumerations, records } = this.#setting;
    if (named.kind === 'record') return records?.get(named.name);
    return enumerations?.names.has(named.name) ? `${enumerations.href}#${headingId(named)}` : undefined;
  }

  /** The fields of the record that a field holds, printed inside it. */
  #inside(type: Type, anchor: string, path: string): string | undefined {
    const named = innerNamed(type);
    if (named?.kind === 'record')
      return Object.keys(named.fields).length === 0 ? undefined : this.#fields(named, anchor, path);
    const union = innerUnion(type);
    if (!union) return undefined;
    const lines = union.members.map((member) => {
      const doc =
        member.kind === 'record' || member.kind === 'enumeration' ? `: ${escapeText(member.doc)}` : '';
      return `- \`${unionMemberName(member)}\`${doc}`;
    });
    return ['One of these, each as an object with the name as its key:', '', ...lines].join('\n');
  }
}

export const headingId = (type: NamedType): string => simpleName(type.name).toLowerCase();

export function innerUnion(type: Type) {
  if (type.kind === 'array') return innerUnion(type.items);
  if (type.kind === 'map') return innerUnion(type.values);
  return type.kind === 'union' ? type : undefined;
}
