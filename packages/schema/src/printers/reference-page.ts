import type { Registry } from '../registry.ts';
import type { Aspect, Entity, EnumerationType, Field, NamedType, RecordType, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { asArray, describeRelationship, describeSearch, describeType } from './describe.ts';
import { escapeText, tag } from './mdx.ts';
import { entityTitle, simpleName } from './names.ts';
import { symbolTable } from './reference-enumerations.ts';
import { innerNamed, printRelations } from './reference-relations.ts';
import { printSamples } from './reference-samples.ts';

/**
 * The reference page of an entity, as MDX: its urn, every aspect with every field, the relationships, and the records
 * and enumerations that several aspects share, once each at the end.
 */
export function printReferencePage(
  registry: Registry,
  entity: Entity,
  enumerationsPage?: EnumerationsPage,
): string {
  const aspects = [entity.key, ...entity.aspects];
  const shared = sharedTypes(aspects);
  const page = new Page(shared, enumerationsPage);
  const keyFields = Object.keys(entity.key.record.fields);
  return joinBlocks([
    frontmatter(entity),
    ...(firstSentence(entity.doc) === entity.doc ? [] : [escapeText(entity.doc)]),
    '## Urn',
    keyFields.length === 1
      ? 'The id is one part; the key below says what it holds.'
      : `The id has ${keyFields.length} parts, in this order; the key below says what each holds.`,
    ['```text urns', urnForm(entity.name, keyFields), '```'].join('\n'),
    ...printSamples(entity),
    '## Key',
    page.aspect(entity.key),
    ...(entity.aspects.length > 0
      ? ['## Aspects', ...entity.aspects.map((aspect) => page.aspect(aspect))]
      : []),
    ...printRelations(registry, entity),
    ...page.sharedSections(),
  ]);
}

const joinBlocks = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

function frontmatter(entity: Entity): string {
  const lines = [
    '---',
    `title: ${JSON.stringify(entityTitle(entity.name))}`,
    `description: ${JSON.stringify(plain(firstSentence(entity.doc)))}`,
    '---',
    '',
    '{/* Printed by `npm run generate` from packages/model. Do not edit. */}',
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

/** Goes into each record once: what lies inside a shared record is printed once too. */
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
  readonly #elsewhere: EnumerationsPage | undefined;

  constructor(shared: ReadonlySet<NamedType>, elsewhere: EnumerationsPage | undefined) {
    this.#shared = shared;
    this.#elsewhere = elsewhere;
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
    const records = [...this.#shared].filter((type) => type.kind === 'record');
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
    const otherPage = named && this.#elsewhere?.names.has(named.name) ? this.#elsewhere.href : '';
    if (named?.kind === 'enumeration' && otherPage === '') this.#enumerations.add(named);
    const isElsewhere = named !== undefined && (named.kind === 'enumeration' || this.#shared.has(named));
    const inside = isElsewhere ? undefined : this.#inside(field.type, anchor, ownPath);
    const open = tag('Field', {
      name,
      ...(path !== '' && { path: ownPath }),
      type: describeType(field.type),
      ...(isElsewhere && { typeHref: `${otherPage}#${headingId(named)}` }),
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
