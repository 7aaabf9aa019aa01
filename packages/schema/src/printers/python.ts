import type { Registry } from '../registry.ts';
import type { EnumerationType, Field, NamedType, RecordType, Type } from '../types.ts';
import { printedFrom } from './json-file.ts';
import { docString, escapeSymbol, quote } from './python-text.ts';
import { PythonTypes } from './python-types.ts';

/**
 * A Python module (3.10 and newer) with a data class for every record and an `Enum` for every enumeration of the
 * model. Names are the wire's; one that Python keeps for itself gets an underscore at its end (`or_`). Reading and
 * writing the wire is done by `_wire.py` next to it, so that the printed file has no logic.
 */
export function printPython(registry: Registry): string {
  const types = new PythonTypes(registry);
  const aspectNames = new Map([...registry.aspects.values()].map(({ name, record }) => [record, name]));
  const declarations = inDefinitionOrder(registry).map((type) =>
    type.kind === 'enumeration'
      ? printEnumeration(type, types)
      : printRecord(type, types, aspectNames.get(type)),
  );
  return `${[[...head, ''].join('\n'), ...declarations].join('\n\n')}\n`;
}

const head = [
  `# ${printedFrom}`,
  '"""The records and enumerations of the metadata model. An aspect is a record with an `ASPECT_NAME`."""',
  '',
  'from __future__ import annotations',
  '',
  'from dataclasses import dataclass, field as _field',
  'from enum import Enum',
  'from typing import Annotated, ClassVar, Optional, Union',
  '',
  'from ._wire import Double, Long, Members, Record',
];

/** What a type refers to before the type itself: Python reads a module from top to bottom. */
function inDefinitionOrder(registry: Registry): readonly NamedType[] {
  const ordered = new Set<NamedType>();
  const entered = new Set<NamedType>();
  const visit = (type: Type): void => {
    if (type.kind === 'array') visit(type.items);
    else if (type.kind === 'map') visit(type.values);
    else if (type.kind === 'union') type.members.forEach(visit);
    else if ((type.kind === 'record' || type.kind === 'enumeration') && !entered.has(type)) {
      // Entered before its fields, so that a record may contain itself; annotations are read late.
      entered.add(type);
      if (type.kind === 'record') for (const field of Object.values(type.fields)) visit(field.type);
      ordered.add(type);
    }
  };
  for (const type of registry.types.values()) visit(type);
  return [...ordered];
}

/** The other spelling under which a symbol is documented becomes a second name of the same member. */
function printEnumeration(type: EnumerationType, types: PythonTypes): string {
  const aliases = Object.entries(type.names ?? {}).map(
    ([symbol, name]) => `    ${escapeSymbol(name)} = ${quote(symbol)}`,
  );
  return [
    `class ${types.name(type)}(str, Enum):`,
    ...docString(`${type.doc}\n\nWire name: \`${type.name}\`.`),
    ...Object.entries(type.symbols).flatMap(([symbol, doc]) => [
      '',
      `    ${escapeSymbol(symbol)} = ${quote(symbol)}`,
      ...docString(doc),
    ]),
    ...(aliases.length > 0 ? ['', ...aliases] : []),
    '',
  ].join('\n');
}

function printRecord(record: RecordType, types: PythonTypes, aspectName: string | undefined): string {
  return [
    '@dataclass(kw_only=True)',
    `class ${types.name(record)}(Record):`,
    ...docString(record.doc + (record.deprecated ? '\n\nDeprecated.' : '')),
    '',
    `    WIRE_NAME: ClassVar[str] = ${quote(record.name)}`,
    ...(aspectName === undefined ? [] : [`    ASPECT_NAME: ClassVar[str] = ${quote(aspectName)}`]),
    ...Object.entries(record.fields).flatMap(([name, field]) => ['', ...printField(name, field, types)]),
    '',
  ].join('\n');
}

function printField(name: string, field: Field, types: PythonTypes): string[] {
  const { attribute, annotation, assigned } = types.field(name, field);
  const reason = typeof field.deprecated === 'string' ? `Deprecated: ${field.deprecated}` : 'Deprecated.';
  const note = field.deprecated ? `\n\n${reason}` : '';
  return [`    ${attribute}: ${annotation}${assigned}`, ...docString(field.doc + note)];
}
