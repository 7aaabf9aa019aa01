import type { Registry } from '../registry.ts';
import type {
  Entity,
  MapType,
  NamedType,
  PrimitiveName,
  RecordType,
  Type,
  UnionMember,
  UnionType,
} from '../types.ts';
import { toFieldName } from './graphql-text.ts';
import { NameTable, typeNames } from './name-table.ts';
import { capitalise } from './names.ts';

/** Names that GraphQL or this schema keeps for itself. */
const reserved = ['String', 'Int', 'Float', 'Boolean', 'ID', 'Long', 'Query', 'Mutation', 'Subscription'];

const scalars: Readonly<Record<PrimitiveName, string>> = {
  string: 'String',
  boolean: 'Boolean',
  int: 'Int',
  long: 'Long',
  float: 'Float',
  double: 'Float',
  bytes: 'String',
};

/** Knows the GraphQL name of every type, and collects the types that the model has no name for. */
export class GraphqlTypes {
  readonly #names = new NameTable(reserved);
  readonly #types: ReadonlyMap<string, string>;
  readonly #entities: ReadonlyMap<Entity, string>;
  readonly #inputs: ReadonlyMap<string, string>;
  /** Entries, wrappers and unions, by the name they would best have and what they hold. */
  readonly #helpers = new Map<string, { readonly name: string; readonly text: string }>();

  constructor(registry: Registry) {
    const types = [...registry.types.values()];
    const simple = typeNames(types);
    // Records come first, since their names are on the wire; the others give way.
    this.#types = new Map(
      types.map(({ name }) => {
        const short = simple.get(name) ?? name;
        return [name, this.#names.claim(short, `${short}Record`)];
      }),
    );
    this.#entities = new Map(
      [...registry.entities.values()].map((entity) => {
        const name = capitalise(entity.name);
        return [entity, this.#names.claim(name, `${name}Entity`)];
      }),
    );
    this.#inputs = new Map(
      types
        .filter((type) => type.kind === 'record')
        .map((record) => [
          record.name,
          this.#names.claim(`${this.name(record)}Input`, `${this.name(record)}RecordInput`),
        ]),
    );
  }

  name = (type: NamedType): string => this.#types.get(type.name) ?? type.name;
  inputName = (record: RecordType): string => this.#inputs.get(record.name) ?? record.name;
  entityName = (entity: Entity): string => this.#entities.get(entity) ?? entity.name;

  /** The field of a union's input in which a member is given. */
  memberField = (member: UnionMember): string =>
    member.kind === 'record' || member.kind === 'enumeration'
      ? toFieldName(this.name(member))
      : primitiveOf(member);

  /** The helpers that the types printed so far refer to. */
  helpers = (): string[] => [...this.#helpers.values()].map(({ text }) => text);

  /** A field's type as it is read. The record and the field name a union, which has no name itself. */
  output = (type: Type, record: RecordType, field: string): string => this.#print(type, record, field, '');

  /** A field's type as it is written. */
  input = (type: Type, record: RecordType, field: string): string =>
    this.#print(type, record, field, 'Input');

  #print(type: Type, record: RecordType, field: string, side: '' | 'Input'): string {
    const inner = (of: Type) => this.#print(of, record, field, side);
    switch (type.kind) {
      case 'primitive':
        return scalars[type.name];
      case 'urn':
        return 'String';
      case 'array':
        return `[${inner(type.items)}!]`;
      case 'map':
        return `[${this.#entry(type, record, field, side)}!]`;
      case 'union':
        return side === '' ? this.#union(type, record, field) : this.#unionInput(type, record, field);
      case 'enumeration':
        return this.name(type);
      default:
        return side === '' ? this.name(type) : this.inputName(type);
    }
  }

  #entry({ values }: MapType, record: RecordType, field: string, side: '' | 'Input'): string {
    const value = this.#print(values, record, field, side);
    return this.#helper(`${this.#words(values, record, field)}Entry${side}`, (name) =>
      [
        '"""One entry of a map."""',
        `${side === '' ? 'type' : 'input'} ${name} {`,
        '  key: String!',
        `  value: ${value}!`,
        '}',
      ].join('\n'),
    );
  }

  /** A type inside the name of another: a list of strings is a `StringList`. */
  #words(type: Type, record: RecordType, field: string): string {
    if (type.kind === 'primitive') return capitalise(type.name);
    if (type.kind === 'array') return `${this.#words(type.items, record, field)}List`;
    if (type.kind === 'map') return `${this.#words(type.values, record, field)}Map`;
    return this.#print(type, record, field, '');
  }

  #union(type: UnionType, record: RecordType, field: string): string {
    const members = type.members.map((member) => this.#member(member));
    const home = this.name(record);
    return this.#helper(`${home}${capitalise(field)}`, (name) =>
      [
        `"""What the field \`${field}\` of \`${home}\` may hold."""`,
        `union ${name} = ${members.join(' | ')}`,
      ].join('\n'),
    );
  }

  #unionInput(type: UnionType, record: RecordType, field: string): string {
    const home = this.name(record);
    const fields = type.members.map(
      (member) => `  ${this.memberField(member)}: ${this.#print(member, record, field, 'Input')}`,
    );
    return this.#helper(`${home}${capitalise(field)}Input`, (name) =>
      [
        `"""What the field \`${field}\` of \`${home}\` may hold: exactly one of these."""`,
        `input ${name} @oneOf {`,
        ...fields,
        '}',
      ].join('\n'),
    );
  }

  /** The members of a union must be types with fields; any other is wrapped. */
  #member(member: UnionMember): string {
    if (member.kind === 'record') return this.name(member);
    const value = member.kind === 'enumeration' ? this.name(member) : scalars[primitiveOf(member)];
    const base = member.kind === 'enumeration' ? value : capitalise(primitiveOf(member));
    return this.#helper(`${base}Value`, (name) =>
      ['"""A member of a union that is no record."""', `type ${name} {`, `  value: ${value}!`, '}'].join(
        '\n',
      ),
    );
  }

  #helper(preferred: string, print: (name: string) => string): string {
    const meaning = `${preferred}: ${print('')}`;
    const known = this.#helpers.get(meaning);
    if (known) return known.name;
    const name = this.#names.claim(preferred, `${preferred}Helper`);
    this.#helpers.set(meaning, { name, text: print(name) });
    return name;
  }
}

const primitiveOf = (member: Exclude<UnionMember, NamedType>): PrimitiveName =>
  member.kind === 'urn' ? 'string' : member.name;
