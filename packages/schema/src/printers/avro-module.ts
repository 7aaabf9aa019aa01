import type { EnvelopeRecord } from '../envelope.ts';
import type { NamedType } from '../types.ts';
import { type AvroSchema, toAvroSchema } from './avro.ts';
import { printedFrom } from './json-file.ts';
import { simpleName } from './names.ts';

/**
 * A TypeScript module with the Avro schemas of records, as JSON texts by their simple names. Descriptions are left out:
 * a client loads the schemas to read and write messages, and sends them to a schema registry.
 */
export const printAvroModule = (types: readonly (NamedType | EnvelopeRecord)[]): string =>
  [
    `// ${printedFrom}`,
    '/** The Avro schemas of the messages, as JSON texts by the names of their records. */',
    // Without a type of its own, the declarations of the package would repeat the texts.
    `export const avroSchemas: Readonly<Record<${types.map((type) => `'${simpleName(type.name)}'`).join(' | ')}, string>> = {`,
    ...types.map(
      (type) => `  ${simpleName(type.name)}:\n    ${quote(withoutDescriptions(toAvroSchema(type)))},`,
    ),
    '};',
    '',
  ].join('\n');

const withoutDescriptions = (schema: AvroSchema): string =>
  JSON.stringify(schema, (key, value: unknown) =>
    // A field may be called `doc` as well; its name is a value, never a key.
    key === 'doc' || key === 'symbolDocs' ? undefined : value,
  );

const quote = (json: string): string => `'${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
