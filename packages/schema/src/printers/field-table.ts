import type { Registry } from '../registry.ts';
import { type RecordType, type Type, unionMemberName } from '../types.ts';

/**
 * The fields of every record that an aspect can contain, as compact text: small enough for a client to load, and enough
 * to find fields that the model does not have.
 *
 * Each line is a record: the name of its aspect, empty for a record that is only found inside others, then its fields,
 * separated by spaces. A field whose value can contain further records is followed by a colon and a reference:
 *
 * - `12`: the record in line 12, counted from 0;
 * - `[12`, `{12`: an array or a map of such values;
 * - `(com.example.A=12,com.example.B=13`: a union, by the names of its members.
 */
export function printFieldTable(registry: Registry): string {
  const aspects = [...registry.aspects.values()];
  // Those of the aspects come first, so that a line begins with a name or with none.
  const records: RecordType[] = aspects.map(({ record }) => record);
  const lines: string[] = [];
  for (let i = 0; i < records.length; i++) {
    const fields = Object.entries(records[i]?.fields ?? {}).map(([name, { type }]) => {
      const reference = printReference(type, records);
      return reference ? `${name}:${reference}` : name;
    });
    lines.push([aspects[i]?.name ?? '', ...fields].join(' '));
  }
  return [
    '// Printed by `npm run generate` from packages/model. Do not edit.',
    '/** The fields of every record of the model. */',
    `export const fieldTable = \`${lines.join('\n')}\`;`,
    '',
  ].join('\n');
}

/** A reference to what a value of the type contains, with further records added to the list; empty for plain values. */
function printReference(type: Type, records: RecordType[]): string {
  switch (type.kind) {
    case 'record': {
      const known = records.indexOf(type);
      return String(known >= 0 ? known : records.push(type) - 1);
    }
    case 'array':
    case 'map': {
      const inner = printReference(type.kind === 'array' ? type.items : type.values, records);
      return inner && (type.kind === 'array' ? '[' : '{') + inner;
    }
    case 'union': {
      const members = type.members.flatMap((member) => {
        const inner = printReference(member, records);
        return inner ? [`${unionMemberName(member)}=${inner}`] : [];
      });
      return members.length > 0 ? `(${members.join(',')}` : '';
    }
    default:
      return '';
  }
}
