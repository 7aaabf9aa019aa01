import type { Registry } from '../registry.ts';
import type { EnumerationType, Field, NamedType, RecordType, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { typeNames } from './name-table.ts';

/**
 * TypeScript types for every record and enumeration of the model, with doc comments, and the interfaces that map
 * names to types: `AspectTypes` (aspect name to value) and `EntityAspects` (entity type to aspect names).
 */
export function printTypeScript(registry: Registry): string {
  const names = typeNames([...registry.types.values()]);
  const aspects = [...registry.aspects.values()];
  return [
    '// Printed by `npm run generate` from packages/model. Do not edit.',
    '',
    '/** A URN, such as `urn:li:tag:pii`. */',
    'export type UrnString = string;',
    '',
    ...[...registry.types.values()].flatMap((type) => [...declaration(type, names), '']),
    '/** The value of each aspect, by the name of the aspect. */',
    'export interface AspectTypes {',
    ...aspects.flatMap((aspect) => [
      ...docComment([aspect.doc], '  '),
      `  ${aspect.name}: ${names.get(aspect.record.name)};`,
    ]),
    '}',
    '',
    '/** The name of an aspect. */',
    'export type AspectName = keyof AspectTypes;',
    '',
    '/** The names of the time-series aspects. */',
    `export type TimeseriesAspectName = ${
      aspects
        .filter((aspect) => aspect.kind === 'timeseries')
        .map((aspect) => quote(aspect.name))
        .join(' | ') || 'never'
    };`,
    '',
    '/** The aspects that each entity type carries, its key first. */',
    'export interface EntityAspects {',
    ...[...registry.entities.values()].flatMap((entity) => [
      ...docComment([entity.doc], '  '),
      `  ${entity.name}: ${[entity.key, ...entity.aspects].map((aspect) => quote(aspect.name)).join(' | ')};`,
    ]),
    '}',
    '',
    '/** The name of an entity type. */',
    'export type EntityType = keyof EntityAspects;',
    '',
  ].join('\n');
}

const quote = (text: string): string => `'${text}'`;

function declaration(type: NamedType, names: ReadonlyMap<string, string>): string[] {
  return type.kind === 'enumeration' ? enumerationDeclaration(type, names) : recordDeclaration(type, names);
}

function recordDeclaration(record: RecordType, names: ReadonlyMap<string, string>): string[] {
  const name = names.get(record.name);
  const fields = Object.entries(record.fields);
  const head = docComment([
    record.doc,
    `Wire name: \`${record.name}\`.`,
    ...(record.deprecated ? ['@deprecated'] : []),
  ]);
  if (fields.length === 0) return [...head, `export type ${name} = Record<string, never>;`];
  return [
    ...head,
    `export interface ${name} {`,
    ...fields.flatMap(([fieldName, field]) => fieldDeclaration(fieldName, field, names)),
    '}',
  ];
}

function fieldDeclaration(name: string, field: Field, names: ReadonlyMap<string, string>): string[] {
  const lines = [field.doc];
  if (field.default !== undefined) lines.push(`Default: \`${JSON.stringify(field.default)}\`.`);
  if (field.deprecated) lines.push('@deprecated');
  const absent = field.optional || field.default !== undefined ? '?' : '';
  return [...docComment(lines, '  '), `  ${name}${absent}: ${typeExpression(field.type, names)};`];
}

/** A const object in addition to the union, so that the symbols can be listed and each shows its description on hover. */
function enumerationDeclaration(type: EnumerationType, names: ReadonlyMap<string, string>): string[] {
  const name = names.get(type.name);
  const symbols = Object.entries(type.symbols);
  return [
    ...docComment([type.doc, ...symbols.map(([symbol, doc]) => `- \`${symbol}\`: ${doc}`)]),
    `export type ${name} = ${symbols.map(([symbol]) => quote(symbol)).join(' | ')};`,
  ];
}

function typeExpression(type: Type, names: ReadonlyMap<string, string>): string {
  switch (type.kind) {
    case 'primitive':
      return type.name === 'string' || type.name === 'bytes'
        ? 'string'
        : type.name === 'boolean'
          ? 'boolean'
          : 'number';
    case 'urn':
      return 'UrnString';
    case 'array': {
      const items = typeExpression(type.items, names);
      return items.includes('|') || items.startsWith('{') ? `(${items})[]` : `${items}[]`;
    }
    case 'map':
      return `Record<string, ${typeExpression(type.values, names)}>`;
    case 'union':
      return type.members
        .map((member) => `{ '${unionMemberName(member)}': ${typeExpression(member, names)} }`)
        .join(' | ');
    default:
      return names.get(type.name) ?? 'never';
  }
}

function docComment(lines: readonly string[], indent = ''): string[] {
  // A comment inside a description must not end the comment around it.
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'));
  return safe.length === 1
    ? [`${indent}/** ${safe[0]} */`]
    : [`${indent}/**`, ...safe.map((line) => `${indent} * ${line}`), `${indent} */`];
}
