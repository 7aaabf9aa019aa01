import type { Json, Type, UnionMember } from '../types.ts';
import { unionMemberName } from '../types.ts';

// The smallest pieces of a GraphQL schema: descriptions, values, names of members.

/** The field of a type without fields, since GraphQL forbids empty types. */
export const emptyField: readonly string[] = [
  '  """Always null: the record has no fields, and GraphQL has no type without any."""',
  '  _empty: Boolean',
];

/** A description, one paragraph after the other. */
export function describeWith(paragraphs: readonly string[], indent = ''): string[] {
  const lines = paragraphs.join('\n\n').replaceAll('"""', '\\"""').split('\n');
  const [only = ''] = lines;
  // A quotation mark or backslash at the very end would run into the closing quotation marks.
  if (lines.length === 1 && !/["\\]$/.test(only)) return [`${indent}"""${only}"""`];
  return ['"""', ...lines, '"""'].map((line) => (line === '' ? '' : indent + line));
}

/** A type's name as the name of a field: `UDFTransformer` gives `udfTransformer`. */
export const toFieldName = (name: string): string =>
  name.replace(/^(?:[A-Z]+(?=[A-Z][a-z]|$)|[A-Z])/, (start) => start.toLowerCase());

/** A value of the wire as the input types take it. `memberField` says in which field a member of a union is given. */
export function literal(type: Type, value: Json, memberField: (member: UnionMember) => string): string {
  const print = (inner: Type | undefined, item: Json) =>
    inner ? literal(inner, item, memberField) : JSON.stringify(item);
  if (type.kind === 'enumeration') return String(value);
  if (type.kind === 'array' && Array.isArray(value)) {
    return `[${value.map((item) => print(type.items, item)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (type.kind === 'map') {
    return `[${entries.map(([key, item]) => `{ key: ${JSON.stringify(key)}, value: ${print(type.values, item)} }`).join(', ')}]`;
  }
  const fields = entries.map(([name, item]) => {
    if (type.kind !== 'union')
      return `${name}: ${print(type.kind === 'record' ? type.fields[name]?.type : undefined, item)}`;
    const member = type.members.find((candidate) => unionMemberName(candidate) === name);
    return `${member ? memberField(member) : name}: ${print(member, item)}`;
  });
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
