import type { Registry } from '../registry.ts';
import type { Aspect, Field, NamedType, RecordType, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { createExampleValues, type ExampleValues } from './example-values.ts';
import { escapeText, tag } from './mdx.ts';
import { typeNames } from './name-table.ts';
import type { Subject } from './reference-enumerations.ts';
import { innerNamed } from './reference-relations.ts';

/** A subject with the sentence that the index says about it. */
export interface ModelSubject extends Subject {
  readonly sentence: string;
}

const home = '/docs/typescript-sdk/models';
const printed = '{/* Printed by `npm run generate` from packages/model/aspects. Do not edit. */}';

/**
 * The reference of the SDK's types, as MDX by page id: an index, and one page per subject. The names are those of the
 * printed TypeScript.
 */
export function printModelPages(registry: Registry, subjects: readonly ModelSubject[]): Map<string, string> {
  const printer = new ModelPrinter(registry, subjects);
  const pages = new Map([['typescript-sdk/models', printer.index()]]);
  for (const subject of printer.subjects) {
    pages.set(`typescript-sdk/models/${subject.name}`, printer.page(subject));
  }
  return pages;
}

/** The types that span the model, with the sentence that the index says about each. */
const generalTypes: Readonly<Record<string, string>> = {
  UrnString: 'A URN, such as `urn:li:tag:pii`: a string.',
  AspectName: 'The name of an aspect, such as `ownership`.',
  AspectTypes:
    "Maps the name of an aspect to the type of its value: `AspectTypes['ownership']` is `Ownership`.",
  TimeseriesAspectName: 'The name of an aspect that is a time series, such as `datasetProfile`.',
  EntityType: 'The name of an entity type, such as `dataset`.',
  EntityAspects: 'Maps an entity type to the names of its aspects, its key first.',
};

/** The page and the anchor of each type, by its name in TypeScript. */
export function typeAnchors(
  registry: Registry,
  subjects: readonly Subject[],
): ReadonlyMap<string, readonly [page: string, anchor: string]> {
  const names = typeNames([...registry.types.values()]);
  type Place = [name: string, [page: string, anchor: string]];
  const index = 'typescript-sdk/models';
  const general = Object.keys(generalTypes).map((name): Place => [name, [index, name.toLowerCase()]]);
  const own = subjects.flatMap(({ name: subject, types }) =>
    [...types].flatMap((type): Place[] => {
      const name = names.get(type);
      return name === undefined ? [] : [[name, [`${index}/${subject}`, name.toLowerCase()]]];
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
  readonly #names: ReadonlyMap<string, string>;
  readonly #examples: ExampleValues;
  readonly #subjectOf = new Map<string, string>();
  readonly #aspectsOf = new Map<NamedType, Aspect[]>();
  readonly #holdersOf = new Map<NamedType, Set<RecordType>>();

  constructor(registry: Registry, subjects: readonly ModelSubject[]) {
    this.#registry = registry;
    this.#examples = createExampleValues(registry);
    this.#names = typeNames([...registry.types.values()]);
    this.subjects = subjects.filter(({ types }) => [...types].some((name) => registry.types.has(name)));
    for (const { name, types } of this.subjects) for (const type of types) this.#subjectOf.set(type, name);
    for (const aspect of registry.aspects.values()) {
      this.#aspectsOf.set(aspect.record, [...(this.#aspectsOf.get(aspect.record) ?? []), aspect]);
    }
    for (const type of registry.types.values()) {
      if (type.kind !== 'record') continue;
      for (const field of Object.values(type.fields)) {
        for (const inner of namedInside(field.type)) {
          this.#holdersOf.set(inner, (this.#holdersOf.get(inner) ?? new Set<RecordType>()).add(type));
        }
      }
    }
  }

  index(): string {
    const types = [...this.#registry.types.values()];
    const count = `${types.filter(({ kind }) => kind === 'record').length} records and ${types.filter(({ kind }) => kind === 'enumeration').length} enumerations`;
    return join([
      frontmatter('Models', `The types of the SDK: ${count} of the model, as TypeScript has them.`, {}),
      'All are exported by `@colophon/sdk` as types. Below the fields of a record is an example with all of them.',
      '## Names and maps',
      ...Object.entries(generalTypes).flatMap(([name, text]) => [`### ${name}`, text]),
      ...this.subjects.flatMap(({ name, title, sentence, types: held }) => [
        `## ${title}`,
        `${sentence} [All fields](${home}/${name}).`,
        this.#sorted(held)
          .map((type) => this.#link(type))
          .join(', '),
      ]),
      ...this.#listOfSymbols(),
    ]);
  }

  /** A program that lists the symbols of all enumerations, and what it prints. */
  #listOfSymbols(): string[] {
    const types = [...this.#registry.types.values()];
    const names = typeNames(types);
    const printed = types.flatMap((type) =>
      type.kind === 'enumeration'
        ? [`${names.get(type.name) ?? type.name}: ${Object.keys(type.symbols).join(', ')}`]
        : [],
    );
    return [
      '## List all enumerations',
      'The OpenAPI document of a running catalogue holds every symbol, including those of your own model:',
      `\`\`\`ts
const answer = await fetch('http://localhost:8080/openapi/openapi.json');
const schemas: Record<string, { enum?: string[] }> = (await answer.json()).components.schemas;
for (const [name, { enum: symbols }] of Object.entries(schemas))
  if (symbols) console.log(\`\${name}: \${symbols.join(', ')}\`);
\`\`\``,
      `\`\`\`text output\n${printed.join('\n')}\n\`\`\``,
    ];
  }

  page({ name, title, sentence, types }: ModelSubject): string {
    const all = this.#sorted(types);
    const isAspect = (type: NamedType) => this.#aspectsOf.has(type);
    return join([
      frontmatter(`Models: ${title.toLowerCase()}`, sentence, { sidebarName: title }),
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
    return [...this.#registry.types.values()]
      .filter(({ name }) => names.has(name))
      .sort((a, b) => (this.#nameOf(a) < this.#nameOf(b) ? -1 : 1));
  }

  #nameOf(type: NamedType): string {
    return this.#names.get(type.name) ?? type.name;
  }

  #href(type: NamedType, from?: string): string {
    const subject = this.#subjectOf.get(type.name);
    const anchor = `#${this.#nameOf(type).toLowerCase()}`;
    return subject === from ? anchor : `${home}/${subject}${anchor}`;
  }

  #link(type: NamedType, from?: string): string {
    return `[${this.#nameOf(type)}](${this.#href(type, from)})`;
  }

  #type(type: NamedType, subject: string): string {
    const blocks = [`### ${this.#nameOf(type)}`, `${escapeText(type.doc)} ${this.#use(type, subject)}`];
    if (type.kind === 'enumeration') {
      const symbols = Object.keys(type.symbols).map((symbol) => `\`'${symbol}'\``);
      blocks.push(`${symbols.join(' | ')}`);
      return blocks.join('\n\n');
    }
    const fields = Object.entries(type.fields);
    if (fields.length === 0) return [...blocks, 'It has no fields.'].join('\n\n');
    const lines = fields.map(([name, field]) => this.#field(name, field, this.#nameOf(type), subject));
    const example = JSON.stringify(this.#examples.of(type), null, 2);
    return [
      ...blocks,
      ['<Fields>', ...lines, '</Fields>'].join('\n'),
      `\`\`\`json record="${type.name}"\n${example}\n\`\`\``,
    ].join('\n\n');
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
      name,
      type: this.#expression(field.type),
      ...(inner && { typeHref: this.#href(inner, subject) }),
      anchor: `${record}.${name}`,
      ...(field.optional || field.default !== undefined ? { optional: true } : { required: true }),
      ...(field.default !== undefined && { default: JSON.stringify(field.default) }),
      ...(field.deprecated && { deprecated: true }),
    });
    const members = unionMembers(field.type);
    if (!members) return `${open}${escapeText(field.doc)}</Field>`;
    const lines = members.map((member) => {
      const isNamed = member.kind === 'record' || member.kind === 'enumeration';
      const value = isNamed ? this.#link(member, subject) : `\`${this.#expression(member)}\``;
      return `- \`${unionMemberName(member)}\`: ${value}`;
    });
    const intro = 'An object with one key, which names the type of its value:';
    return [open, '', escapeText(field.doc), '', intro, '', ...lines, '', '</Field>'].join('\n');
  }

  /** The type as TypeScript has it; a union is one word, its members stand below. */
  #expression(type: Type): string {
    switch (type.kind) {
      case 'primitive':
        return type.name === 'boolean' ? 'boolean' : /string|bytes/.test(type.name) ? 'string' : 'number';
      case 'urn':
        return 'UrnString';
      case 'array':
        return `${this.#expression(type.items)}[]`;
      case 'map':
        return `Record<string, ${this.#expression(type.values)}>`;
      case 'union':
        return 'union';
      default:
        return this.#nameOf(type);
    }
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

function unionMembers(type: Type) {
  if (type.kind === 'array') return unionMembers(type.items);
  if (type.kind === 'map') return unionMembers(type.values);
  return type.kind === 'union' ? type.members : undefined;
}
