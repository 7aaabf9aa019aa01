import { fieldTable } from '@colophon/model-types/field-table';

/** What a value can contain, as far as it matters for the names of fields. Plain values have no shape. */
export type Shape =
  | RecordShape
  | { readonly kind: 'array'; readonly items: Shape }
  | { readonly kind: 'map'; readonly items: Shape }
  | { readonly kind: 'union'; readonly members: ReadonlyMap<string, Shape> };

export interface RecordShape {
  readonly kind: 'record';
  readonly fields: ReadonlyMap<string, Shape | undefined>;
}

const lines = fieldTable.split('\n');
/** The line of each aspect's record: of the others, the lines begin with a space. */
const aspectLines = new Map(
  lines.map((line, i) => [line.split(' ', 1)[0] ?? '', i] as const).filter(([name]) => name !== ''),
);
const records: Shape[] = [];

/** The shape of an aspect's value; undefined if the model of the SDK does not have the aspect. */
export function shapeOfAspect(aspectName: string): Shape | undefined {
  const line = aspectLines.get(aspectName);
  return line === undefined ? undefined : shapeOfRecord(line);
}

/** Reads a line of the table, when a value first needs it. */
function shapeOfRecord(line: number): Shape {
  const known = records[line];
  if (known) return known;
  const fields = new Map<string, Shape | undefined>();
  // Stored before it is filled: records may contain themselves.
  const shape: Shape = { kind: 'record', fields };
  records[line] = shape;
  for (const field of lines[line]?.split(' ').slice(1) ?? []) {
    const [name = '', reference] = field.split(':');
    fields.set(name, reference === undefined ? undefined : parseReference(reference));
  }
  return shape;
}

/** A reference, as `printFieldTable` of the schema package writes it: `12`, `[12`, `{12` or `(com.example.A=12,…`. */
function parseReference(reference: string): Shape {
  const rest = reference.slice(1);
  switch (reference[0]) {
    case '[':
      return { kind: 'array', items: parseReference(rest) };
    case '{':
      return { kind: 'map', items: parseReference(rest) };
    case '(': {
      const members = rest.split(',').map((member): [string, Shape] => {
        const [name = '', record] = member.split('=');
        return [name, shapeOfRecord(Number(record))];
      });
      return { kind: 'union', members: new Map(members) };
    }
    default:
      return shapeOfRecord(Number(reference));
  }
}
