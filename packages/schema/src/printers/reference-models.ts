import type { Registry } from '../registry.ts';
import type { Aspect, Field, NamedType, RecordType, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { createExampleValues, type ExampleValues } from './example-values.ts';
import { escapeText, tag } from './mdx.ts';
import { type ModelLanguage, type RecordRole, unionMembers } from './model-language.ts';
import { PythonModels } from './model-language-python.ts';
import { TypeScriptModels } from './model-language-typescript.ts';
import { typeNames } from './name-table.ts';
import type { Subject } from './reference-enumerations.ts';
import { innerNamed } from './reference-relations.ts';

/** A subject with the sentence that the index says about it. */
export interface ModelSubject extends Subject {
  readonly sentence: string;
}

const printed = '{/* Printed by `npm run generate` from packages/model/aspects. Do not edit. */}';

/**
 * The reference of the TypeScript SDK's types, as MDX by page id: an index, and one page per subject. The names are
 * those of the printed TypeScript.
 */
export const printModelPages = (registry: Registry, subjects: readonly ModelSubject[]): Map<string, string> =>
  printPages(registry, subjects, new TypeScriptModels(registry));

/**
 * The reference of the Python SDK's classes of the model, in the same layout.
 *
 * @param further Types that no entity refers to, such as snapshots.
 */
export const printPythonModelPages = (
  registry: Registry,
  subjects: readonly ModelSubject[],
  further: readonly NamedType[] = [],
): Map<string, string> => printPages(registry, subjects, new PythonModels(registry, further));

function printPages(
  registry: Registry,
  subjects: readonly ModelSubject[],
  language: ModelLanguage,
): Map<string, string> {
  const printer = new ModelPrinter(registry, subjects, language);
  const pages = new Map([[language.home, printer.index()]]);
  for (const subject of printer.subjects)
    pages.set(`${language.home}/${subject.name}`, printer.page(subject));
  return pages;
}

/** The page and the anchor of each type, by its name in TypeScript. */
export const typeAnchors = (registry: Registry, subjects: readonly Subject[]): TypeAnchors =>
  anchorsIn(new TypeScriptModels(registry), subjects);

/** The page and the anchor of each class of the model, by its name in Python. */
export const pythonTypeAnchors = (
  registry: Registry,
  subjects: readonly Subject[],
  further: readonly NamedType[] = [],
): TypeAnchors => anchorsIn(new PythonModels(registry, further), subjects);

type TypeAnchors = ReadonlyMap<string, readonly [page: string, anchor: string]>;

function anchorsIn(language: ModelLanguage, subjects: readonly Subject[]): TypeAnchors {
  type Place = [name: string, [page: string, anchor: string]];
  const general = Object.keys(language.generalTypes).map(
    (name): Place => [name, [language.home, name.toLowerCase()]],
  );
  const names = new Map(language.types.map((type) => [type.name, language.nameOf(type)]));
  const own = subjects.flatMap(({ name: subject, types }) =>
    [...types].flatMap((type): Place[] => {
      const name = names.get(type);
      return name === undefined ? [] : [[name, [`${language.home}/${subject}`, name.toLowerCase()]]];
    }),
  );
  return new Map([...general, ...own]);
}

/** The addresses of records on the pages of their subjects, by their qualified names. */
export function recordAddresses(
  registry: Registry,
  subjects: readonly Subject[],
  records: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = typeNames([...registry.types.values()]);
  const places = typeAnchors(registry, subjects);
  return new Map(
    [...records].flatMap((record): [string, string][] => {
      const place = places.get(names.get(record) ?? '');
      return place ? [[record, `/docs/${place[0]}#${place[1]}`]] : [];
    }),
  );
}

class ModelPrinter {
  readonly subjects: readonly ModelSubject[];
  readonly #registry: Registry;
  readonly #language: ModelLanguage;
  readonly #examples: ExampleValues;
  readonly #subjectOf = new Map<string, string>();
  readonly #aspectsOf = new Map<NamedType, Aspect[]>();
  readonly #holdersOf = new Map<NamedType, Set<RecordType>>();

  constructor(registry: Registry, subjects: readonly ModelSubject[], language: ModelLanguage) {
    this.#registry = registry;
    this.#language = language;
    this.#examples = createExampleValues(registry);
    const known = new Set(language.types.map(({ name }) => name));
    this.subjects = subjects.filter(({ types }) => [...types].some((name) => known.has(name)));
    for (const { name, types } of this.subjects) for (const type of types) this.#subjectOf.set(type, name);
    for (const aspect of registry.aspects.values()) {
      this.#aspectsOf.set(aspect.record, [...(this.#aspectsOf.get(aspect.record) ?? []), aspect]);
    }
    for (const type of language.types) {
      if (type.kind !== 'record') continue;
      for (const field of Object.values(type.fields)) {
        for (const inner of namedInside(field.type)) {
          this.#holdersOf.set(inner, (this.#holdersOf.get(inner) ?? new Set<RecordType>()).add(type));
        }
      }
    }
  }

  index(): string {
    const { home, types, words, generalTypes } = this.#language;
    const count = `${types.filter(({ kind }) => kind === 'record').length} records and ${types.filter(({ kind }) => kind === 'enumeration').length} enumerations`;
    const general = Object.entries(generalTypes);
    return join([
      frontmatter(
        words.title,
        words.description(count),
        words.sidebarName ? { sidebarName: words.sidebarName } : {},
      ),
      ...words.introduction,
      ...(general.length > 0 ? [`## ${words.generalTitle}`] : []),
      ...general.flatMap(([name, text]) => [`### ${name}`, text]),
      ...this.subjects.flatMap(({ name, title, sentence, types: held }) => [
        `## ${title}`,
        `${sentence} [All fields](/docs/${home}/${name}).`,
        this.#sorted(held)
          .map((type) => this.#link(type))
          .join(', '),
      ]),
      ...this.#language.listOfSymbols(),
    ]);
  }

  page({ name, title, sentence, types }: ModelSubject): string {
    const all = this.#sorted(types);
    const isAspect = (type: NamedType) => this.#aspectsOf.has(type);
    return join([
      frontmatter(`${this.#language.words.title}: ${title.toLowerCase()}`, sentence, { sidebarName: title }),
      ...section(
        'Aspects',
        all.filter(isAspect).map((type) => this.#type(type, name)),
      ),
      ...section(
        'Records',
        all.filter((type) => type.kind === 'record' && !isAspect(type)).map((type) => this.#type(type, name)),
      ),
      ...section(
        'Enumerations',
        all.filter(({ kind }) => kind === 'enumeration').map((type) => this.#type(type, name)),
      ),
    ]);
  }

  #sorted(names: ReadonlySet<string>): NamedType[] {
    return this.#language.types
      .filter(({ name }) => names.has(name))
      .sort((a, b) => (this.#nameOf(a) < this.#nameOf(b) ? -1 : 1));
  }

  #nameOf(type: NamedType): string {
    return this.#language.nameOf(type);
  }

  #href(type: NamedType, from?: string): string {
    const subject = this.#subjectOf.get(type.name);
    const anchor = `#${this.#nameOf(type).toLowerCase()}`;
    return subject === from ? anchor : `/docs/${this.#language.home}/${subject}${anchor}`;
  }

  #link(type: NamedType, from?: string): string {
    return `[${this.#nameOf(type)}](${this.#href(type, from)})`;
  }

  #type(type: NamedType, subject: string): string {
    const blocks = [`### ${this.#nameOf(type)}`, `${escapeText(type.doc)} ${this.#use(type, subject)}`];
    if (type.kind === 'enumeration') {
      return [...blocks, this.#language.symbols(type)].join('\n\n');
    }
    const fields = Object.entries(type.fields);
    if (fields.length === 0) return [...blocks, 'It has no fields.'].join('\n\n');
    const lines = fields.map(([name, field]) => this.#field(name, field, this.#nameOf(type), subject));
    const example = this.#language.example(type, () => this.#examples.of(type), this.#roleOf(type, subject));
    return [
      ...blocks,
      ['<Fields>', ...lines, '</Fields>'].join('\n'),
      ...(example === undefined ? [] : [example]),
    ].join('\n\n');
  }

  #roleOf(type: NamedType, subject: string): RecordRole {
    if (this.#aspectsOf.has(type)) return 'aspect';
    const hasAspects = [...this.#aspectsOf.keys()].some(({ name }) => this.#subjectOf.get(name) === subject);
    return hasAspects ? 'part' : 'alone';
  }

  /** Where a type is met: the entities that carry it as an aspect, and the records that hold it. */
  #use(type: NamedType, subject: string): string {
    const carried = (this.#aspectsOf.get(type) ?? []).map((aspect) => {
      const carriers = [...this.#registry.entities.values()].filter(
        ({ name }) => this.#registry.aspectOf(name, aspect.name) === aspect,
      );
      const links = carriers.map(({ name }) => `[${name}](/docs/generated/metamodel/entities/${name})`);
      return `Aspect \`${aspect.name}\` of ${links.join(', ')}.`;
    });
    const holders = [...(this.#holdersOf.get(type) ?? [])].filter((holder) => holder !== type);
    const held =
      holders.length > 0 ? [`In ${holders.map((holder) => this.#link(holder, subject)).join(', ')}.`] : [];
    return [...carried, ...held].join(' ');
  }

  #field(name: string, field: Field, record: string, subject: string): string {
    const inner = innerNamed(field.type);
    const open = tag('Field', {
      name: this.#language.attribute(name),
      type: this.#language.fieldType(name, field),
      ...(inner && { typeHref: this.#href(inner, subject) }),
      anchor: `${record}.${this.#language.attribute(name)}`,
      ...(field.optional || field.default !== undefined ? { optional: true } : { required: true }),
      ...(field.default !== undefined && { default: this.#language.literal(field) }),
      ...(field.deprecated && { deprecated: true }),
    });
    const members = unionMembers(field.type);
    if (!members) return `${open}${escapeText(field.doc)}</Field>`;
    const lines = members.map((member) => {
      const isNamed = member.kind === 'record' || member.kind === 'enumeration';
      const value = isNamed ? this.#link(member, subject) : `\`${this.#language.expression(member)}\``;
      return this.#language.unionLine(unionMemberName(member), value);
    });
    const { unionIntroduction } = this.#language.words;
    return [open, '', escapeText(field.doc), '', unionIntroduction, '', ...lines, '', '</Field>'].join('\n');
  }
}

const join = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

const section = (heading: string, blocks: readonly string[]): string[] =>
  blocks.length > 0 ? [`## ${heading}`, ...blocks] : [];

const frontmatter = (title: string, description: string, more: Readonly<Record<string, string>>): string =>
  [
    '---',
    ...Object.entries({ title, description, ...more }).map(
      ([name, text]) => `${name}: ${JSON.stringify(text)}`,
    ),
    '---',
    '',
    printed,
  ].join('\n');

function namedInside(type: Type): NamedType[] {
  const members = unionMembers(type);
  if (members) return members.filter((member) => member.kind === 'record' || member.kind === 'enumeration');
  const named = innerNamed(type);
  return named ? [named] : [];
}
