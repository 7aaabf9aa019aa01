import type { Registry } from '../registry.ts';
import type {
  EnumerationType,
  Field,
  Json,
  JsonObject,
  NamedType,
  RecordType,
  Type,
  UnionMember,
} from '../types.ts';
import { unionMemberName } from '../types.ts';
import { escapeText } from './mdx.ts';
import type { ModelLanguage, ModelWords, RecordRole } from './model-language.ts';
import { escapeName, escapeSymbol } from './python-text.ts';
import { PythonTypes, printLiteral } from './python-types.ts';

/** Characters of code that fit into the column of a page. */
const lineWidth = 72;

/** The classes of `colophon.models`. */
export class PythonModels implements ModelLanguage {
  readonly home = 'python-sdk/models';
  readonly types: readonly NamedType[];
  readonly words: ModelWords = {
    title: 'Python models',
    description: (count) => `The classes of colophon.models: ${count} of the model, as Python has them.`,
    introduction: [
      'Every record and enumeration of the model is a class of `colophon.models`. Constructors take keyword arguments only. Below the fields of an aspect is an example with all of them.',
      `\`\`\`python
from colophon import ValidationError, models

tags = models.GlobalTags(tags=[models.TagAssociation(tag="urn:li:tag:pii")])
print(tags.to_obj())
print(models.GlobalTags.from_obj({"tags": [{"tag": "urn:li:tag:pii"}]}) == tags)
print(models.FabricType("PROD") is models.FabricType.PROD, models.FabricType.PROD == "PROD")
try:
    models.GlobalTags(tags=[models.TagAssociation(tag="pii")]).validate()
except ValidationError as error:
    print(error.problems)
\`\`\``,
      `\`\`\`text output
{'tags': [{'tag': 'urn:li:tag:pii'}]}
True
True True
('/tags/0/tag: expected a URN of tag, got "pii"',)
\`\`\``,
      "`to_obj` and `from_obj` convert to and from the JSON of the API. `validate` checks a record without sending it, as every emitter does before it sends one. A name with `Class` at its end, as in DataHub's package, is the same class: `models.OwnershipClass` is `models.Ownership`.",
    ],
    generalTitle: 'Base classes',
    unionIntroduction: 'One of:',
    sidebarName: 'Python models',
  };
  readonly generalTypes = {
    Record: 'The base of all records: `from_obj`, `to_obj`, `validate`, equality and a readable `repr`.',
    Aspect:
      'The base of records that are aspects. `ASPECT_NAME` is the name of the aspect, such as `ownership`.',
    TimeseriesAspect: 'The base of aspects that are time series, such as `DatasetProfile`.',
    Symbol:
      'The base of all enumerations. A member equals its symbol as a string. Where the documented spelling differs from that of the API, both are accepted.',
    Double: 'A number of 64 bits, for a union that also has the type of 32 bits.',
    Long: 'A whole number of 64 bits, for a union that also has the type of 32 bits.',
  };
  readonly #python: PythonTypes;

  constructor(registry: Registry, further: readonly NamedType[] = []) {
    this.types = [...registry.types.values(), ...further];
    this.#python = new PythonTypes(registry, further);
  }

  nameOf(type: NamedType): string {
    return this.#python.name(type);
  }

  attribute(field: string): string {
    return escapeName(field);
  }

  expression(type: Type): string {
    return this.#python.field('value', { type, doc: '' }).annotation;
  }

  /** A union is one word: its members are listed below. */
  fieldType(name: string, field: Field): string {
    const { annotation } = this.#python.field(name, field);
    return field.type.kind === 'union' ? 'union' : annotation;
  }

  literal({ type, default: preset }: Field): string {
    if (preset === undefined) return '';
    return type.kind === 'enumeration'
      ? `${this.nameOf(type)}.${escapeSymbol(String(preset))}`
      : printLiteral(preset);
  }

  symbols({ symbols, names = {} }: EnumerationType): string {
    return Object.entries(symbols)
      .map(([symbol, doc]) => {
        const other = names[symbol];
        const also = other === undefined ? '' : `, also \`${escapeSymbol(other)}\``;
        return `- \`${escapeSymbol(symbol)}\`${also}: ${escapeText(doc)}`;
      })
      .join('\n');
  }

  unionLine(_name: string, type: string): string {
    return `- ${type}`;
  }

  example(record: RecordType, makeValue: () => Json, role: RecordRole): string | undefined {
    if (role === 'part') return undefined;
    const name = role === 'aspect' ? 'aspect' : 'record';
    const value = this.#value(record, makeValue(), `${name} = `.length, 0);
    return `\`\`\`python\nfrom colophon import models\n\n${name} = ${value}\n${name}.validate()\n\`\`\``;
  }

  /** A value as an expression: on one line where it fits, else with each part on its own. */
  #value(type: Type, value: Json, column: number, depth: number): string {
    const parts = this.#parts(type, value);
    if (!parts) return this.#plain(type, value);
    const { open, close, items } = parts;
    if (items.length === 0) return open + close;
    const line = `${open}${items.map(({ label, type: inner, value: part }) => label + this.#value(inner, part, 0, -1000)).join(', ')}${close}`;
    if (depth < 0 || (column + depth * 4 + line.length < lineWidth && !line.includes('\n'))) return line;
    const indent = '    '.repeat(depth + 1);
    const lines = items.map(
      ({ label, type: inner, value: part }) =>
        `${indent}${label}${this.#value(inner, part, label.length + 1, depth + 1)},`,
    );
    return `${open}\n${lines.join('\n')}\n${'    '.repeat(depth)}${close}`;
  }

  /** What a value is made of, if it is made of others. */
  #parts(type: Type, value: Json): Parts | undefined {
    if (type.kind === 'array' && Array.isArray(value))
      return {
        open: '[',
        close: ']',
        items: value.map((item) => ({ label: '', type: type.items, value: item })),
      };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    if (type.kind === 'map')
      return {
        open: '{',
        close: '}',
        items: Object.entries(value).map(([key, item]) => ({
          label: `${JSON.stringify(key)}: `,
          type: type.values,
          value: item,
        })),
      };
    if (type.kind === 'record')
      return {
        open: `models.${this.nameOf(type)}(`,
        close: ')',
        items: Object.entries(value).flatMap(([name, item]) => {
          const field = type.fields[name];
          return field ? [{ label: `${escapeName(name)}=`, type: field.type, value: item }] : [];
        }),
      };
    if (type.kind !== 'union') return undefined;
    const [member, inner] = unionValue(type.members, value);
    return this.#parts(member, inner);
  }

  #plain(type: Type, value: Json): string {
    if (type.kind === 'enumeration') return `models.${this.nameOf(type)}.${escapeSymbol(String(value))}`;
    if (type.kind !== 'union' || typeof value !== 'object' || value === null || Array.isArray(value))
      return printLiteral(value);
    const [member, inner] = unionValue(type.members, value);
    const names = type.members.map(unionMemberName);
    const name = unionMemberName(member);
    const text = this.#plain(member, inner);
    if (name === 'double' && names.includes('float')) return `models.Double(${text})`;
    return name === 'long' && names.includes('int') ? `models.Long(${text})` : text;
  }

  listOfSymbols(): string[] {
    const printed = this.types
      .filter((type) => type.kind === 'enumeration')
      .map((type) => `${this.nameOf(type)}: ${Object.keys(type.symbols).join(', ')}`)
      .toSorted();
    return [
      '## List all enumerations',
      'The members of an enumeration are in the order of the model:',
      `\`\`\`python
from colophon import models

for name in models.__all__:
    found = getattr(models, name)
    if isinstance(found, type(models.Symbol)) and found is not models.Symbol:
        print(f"{name}: {', '.join(found)}")
\`\`\``,
      `\`\`\`text output\n${printed.join('\n')}\n\`\`\``,
    ];
  }
}

interface Parts {
  readonly open: string;
  readonly close: string;
  readonly items: readonly { readonly label: string; readonly type: Type; readonly value: Json }[];
}

/** The member of a union that a value is of, and the value without the name. */
function unionValue(members: readonly UnionMember[], value: JsonObject): [UnionMember, Json] {
  const [name, inner] = Object.entries(value)[0] ?? [];
  const member = members.find((candidate) => unionMemberName(candidate) === name);
  if (!member || inner === undefined) throw new Error(`no member of the union is called ${name}`);
  return [member, inner];
}
