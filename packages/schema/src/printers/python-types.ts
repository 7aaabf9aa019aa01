import type { Registry } from '../registry.ts';
import type { Field, Json, NamedType, PrimitiveName, Type, UnionType } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { NameTable, typeNames } from './name-table.ts';
import { escapeName, escapeSymbol, quote } from './python-text.ts';

/** Names that the head of the module brings in, and the built-in ones that it uses. */
const reserved = (
  'Annotated ClassVar Double Enum Long Members Optional Record Union annotations dataclass ' +
  'bool dict float int list str'
).split(' ');

const primitives: Readonly<Record<PrimitiveName, string>> = {
  string: 'str',
  boolean: 'bool',
  int: 'int',
  long: 'int',
  float: 'float',
  double: 'float',
  bytes: 'str',
};

/** What is printed for a field: `or_: Optional[list[str]] = None`. */
interface PrintedField {
  readonly attribute: string;
  readonly annotation: string;
  /** The default with the sign in front; empty when a value must be given. */
  readonly assigned: string;
}

/** Knows the class of every type, and the annotation and default of every field. */
export class PythonTypes {
  readonly #classes: ReadonlyMap<string, string>;

  constructor(registry: Registry) {
    const types = [...registry.types.values()];
    const simple = typeNames(types);
    const names = new NameTable(reserved);
    this.#classes = new Map(
      types.map(({ name }) => {
        const short = escapeName(simple.get(name) ?? name);
        return [name, names.claim(short, `${short}Record`)];
      }),
    );
  }

  name = (type: NamedType): string => this.#classes.get(type.name) ?? type.name;

  field(name: string, field: Field): PrintedField {
    const annotation = this.#annotation(field.type);
    const value =
      field.default === undefined ? field.optional && 'None' : this.#default(field.type, field.default);
    return {
      attribute: escapeName(name),
      annotation: field.optional ? `Optional[${annotation}]` : annotation,
      assigned: value ? ` = ${value}` : '',
    };
  }

  #annotation(type: Type): string {
    switch (type.kind) {
      case 'primitive':
        return primitives[type.name];
      case 'urn':
        return 'str';
      case 'array':
        return `list[${this.#annotation(type.items)}]`;
      case 'map':
        return `dict[str, ${this.#annotation(type.values)}]`;
      case 'union':
        return this.#union(type);
      default:
        return this.name(type);
    }
  }

  /**
   * The members with their names on the wire, in the same order. Python has one type for both sizes of a number, so
   * where a union has both, the larger uses its own type.
   */
  #union({ members }: UnionType): string {
    const names = members.map(unionMemberName);
    const classes = members.map((member) => {
      const name = unionMemberName(member);
      if (name === 'double' && names.includes('float')) return 'Double';
      if (name === 'long' && names.includes('int')) return 'Long';
      return this.#annotation(member);
    });
    return `Annotated[Union[${classes.join(', ')}], Members(${names.map(quote).join(', ')})]`;
  }

  /** A default that could be changed in place is made again for every instance. */
  #default(type: Type, value: Json): string {
    if (typeof value !== 'object' || value === null) return this.#value(type, value);
    if (Array.isArray(value) && value.length === 0) return '_field(default_factory=list)';
    if (type.kind === 'map' && Object.keys(value).length === 0) return '_field(default_factory=dict)';
    return `_field(default_factory=lambda: ${this.#value(type, value)})`;
  }

  #value(type: Type, value: Json): string {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (type.kind === 'enumeration') return `${this.name(type)}.${escapeSymbol(String(value))}`;
    if (typeof value !== 'object') return JSON.stringify(value);
    if (Array.isArray(value)) {
      const items = type.kind === 'array' ? type.items : type;
      return `[${value.map((item) => this.#value(items, item)).join(', ')}]`;
    }
    const entries = Object.entries(value);
    if (type.kind === 'record') {
      const given = entries.map(([name, item]) => {
        const inner = type.fields[name]?.type ?? type;
        return `${escapeName(name)}=${this.#value(inner, item)}`;
      });
      return `${this.name(type)}(${given.join(', ')})`;
    }
    if (type.kind === 'union') {
      const [name, item] = entries[0] ?? ['', null];
      const member = type.members.find((candidate) => unionMemberName(candidate) === name) ?? type;
      return this.#value(member, item);
    }
    const values = type.kind === 'map' ? type.values : type;
    return `{${entries.map(([key, item]) => `${quote(key)}: ${this.#value(values, item)}`).join(', ')}}`;
  }
}
