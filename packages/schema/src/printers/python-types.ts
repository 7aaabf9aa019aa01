import type { Registry } from '../registry.ts';
import type { EnumerationType, Field, Json, NamedType, PrimitiveName, Type, UnionType } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { NameTable, typeNames } from './name-table.ts';
import { escapeName, escapeSymbol, quote } from './python-text.ts';

/** Names that every module imports, and the built-in ones that it uses. */
const reserved = (
  'Aspect ClassVar Double Long Record Symbol TYPE_CHECKING TimeseriesAspect annotations symbol ' +
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

/** What is printed for a field. */
export interface PrintedField {
  readonly attribute: string;
  /** Type of the attribute: `list[str] | None`. */
  readonly annotation: string;
  /** Parameter of the constructor: `or_: list[str] | None = None`. */
  readonly parameter: string;
  /** Statement of the constructor: `self.or_ = or_`. */
  readonly statement: string;
  /** Row of the table that reading, writing and validation use. */
  readonly row: string;
}

/** Knows the class of every type, and how each field is written in Python. */
export class PythonTypes {
  readonly #classes: ReadonlyMap<string, string>;

  constructor(registry: Registry, further: readonly NamedType[] = []) {
    const types = [...registry.types.values(), ...further];
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
    const attribute = escapeName(name);
    const plain = this.#annotation(field.type);
    const isOptional = field.default === undefined && field.optional === true;
    const annotation = isOptional ? `${plain} | None` : plain;
    const { accepted, fallback, value } = this.#construction(attribute, field, annotation);
    return {
      attribute,
      annotation,
      parameter: `${attribute}: ${accepted}${fallback === undefined ? '' : ` = ${fallback}`}`,
      statement: `self.${attribute} = ${value}`,
      row: this.#row(name, field),
    };
  }

  /** The type of the parameter, its default, and what the attribute is set to. */
  #construction(attribute: string, field: Field, annotation: string) {
    const { type, default: preset, optional } = field;
    const given = type.kind === 'enumeration' ? `symbol(${this.name(type)}, ${attribute})` : attribute;
    const accepted =
      type.kind === 'enumeration' ? annotation.replace(/( \| None)?$/, ' | str$1') : annotation;
    if (preset === undefined) return { accepted, fallback: optional ? 'None' : undefined, value: given };
    if (typeof preset !== 'object' || preset === null) {
      return { accepted, fallback: this.#literal(type, preset), value: given };
    }
    const empty = Object.keys(preset).length === 0 && type.kind !== 'record';
    const made = empty ? (type.kind === 'array' ? '[]' : '{}') : `self._preset(${quote(attribute)})`;
    return {
      accepted: `${accepted} | None`,
      fallback: 'None',
      value: `${made} if ${attribute} is None else ${given}`,
    };
  }

  #literal(type: Type, value: Json): string {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (type.kind === 'enumeration') return `${this.name(type)}.${escapeSymbol(String(value))}`;
    return JSON.stringify(value);
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
        return [...new Set(unionMembers(type).map(([, member]) => this.#memberAnnotation(member)))].join(
          ' | ',
        );
      default:
        return this.name(type);
    }
  }

  #memberAnnotation = (member: Type | 'Double' | 'Long'): string =>
    typeof member === 'string' ? member : this.#annotation(member);

  #row(name: string, { type, optional, default: preset, min, length }: Field): string {
    const use = preset !== undefined ? 'DEFAULT' : optional ? 'OPTIONAL' : 'REQUIRED';
    const limits = {
      ...(min !== undefined && { minimum: min }),
      ...(length?.min !== undefined && { minLength: length.min }),
      ...(length?.max !== undefined && { maxLength: length.max }),
    };
    const cells = [quote(name), quote(this.#spec(type)), quote(use)];
    const hasLimits = Object.keys(limits).length > 0;
    if (preset !== undefined || hasLimits) cells.push(preset === undefined ? 'None' : printLiteral(preset));
    if (hasLimits) cells.push(printLiteral(limits));
    return `(${cells.join(', ')})`;
  }

  /** A type in the short notation that the package reads: `[Owner]`, `{string}`, `urn:tag`, `<string=string|…>`. */
  #spec(type: Type): string {
    switch (type.kind) {
      case 'primitive':
        return type.name;
      case 'urn':
        return `urn:${type.entityTypes.join(',')}`;
      case 'array':
        return `[${this.#spec(type.items)}]`;
      case 'map':
        return `{${this.#spec(type.values)}}`;
      case 'union':
        return `<${unionMembers(type)
          .map(([name, member]) => `${name}=${typeof member === 'string' ? member : this.#spec(member)}`)
          .join('|')}>`;
      default:
        return this.name(type);
    }
  }
}

/**
 * The members with their names on the wire. Python has one type for both sizes of a number, so where a union has both,
 * the larger uses a class of its own.
 */
function unionMembers({ members }: UnionType): (readonly [string, Type | 'Double' | 'Long'])[] {
  const names = members.map(unionMemberName);
  return members.map((member) => {
    const name = unionMemberName(member);
    if (name === 'double' && names.includes('float')) return [name, 'Double'];
    if (name === 'long' && names.includes('int')) return [name, 'Long'];
    return [name, member];
  });
}

/** A JSON value as a Python literal. */
export function printLiteral(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${quote(key)}: ${printLiteral(item)}`);
  return `{${entries.join(', ')}}`;
}

/** The records and enumerations that a type refers to. */
export function referredTypes(type: Type): readonly NamedType[] {
  if (type.kind === 'array') return referredTypes(type.items);
  if (type.kind === 'map') return referredTypes(type.values);
  if (type.kind === 'union') return type.members.flatMap(referredTypes);
  return type.kind === 'record' || type.kind === 'enumeration' ? [type] : [];
}

/** True for an enumeration as a field's own type, which its constructor converts to. */
export const isEnumeration = (type: Type): type is EnumerationType => type.kind === 'enumeration';
