import {
  type Entity,
  type Json,
  type JsonObject,
  type RecordType,
  type Type,
  unionMemberName,
} from '../types.ts';

/**
 * The samples of a reference page: how to write one aspect and read it back, from TypeScript, by HTTP and on the
 * command line. They are made from the entity's sample document and run by the tests.
 */
export function printSamples({ sample, aspects }: Entity): string[] {
  const [first] = Object.entries(sample?.aspects ?? {});
  if (!sample || !first) return [];
  const [aspectName, value] = first;
  const record = aspects.find(({ name }) => name === aspectName)?.record;
  if (!record)
    throw new Error(`The sample ${sample.urn} has an aspect ${aspectName}, which its entity lacks.`);
  return [
    '## Write and read',
    `Writes \`${aspectName}\`, and reads it back. The catalogue must be running: \`npm start\`.`,
    tabs({
      TypeScript: typeScript(sample.urn, aspectName, value),
      HTTP: http(sample.urn, aspectName, record, value),
      CLI: commandLine(sample.urn, aspectName, value),
    }),
    '## Sample document',
    'An entity of this type with more of its aspects. The tests validate it against the model.',
    fence('json', 'document', pretty({ urn: sample.urn, ...sample.aspects })),
  ];
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
const fence = (language: string, meta: string, text: string): string =>
  `${`\`\`\`${language} ${meta}`.trim()}\n${text}\n\`\`\``;

function tabs(panels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(panels).map(([label, text]) => `<Tab label="${label}">\n\n${text}\n\n</Tab>`);
  return ['<Tabs>', ...parts, '</Tabs>'].join('\n');
}

function typeScript(urn: string, aspectName: string, value: JsonObject): string {
  const code = `import { Colophon } from '@colophon/sdk';

const urn = '${urn}';

const client = new Colophon({ server: 'http://localhost:8080' });
await client.aspects.write(urn, {
  ${aspectName}: ${literal(value, 1)},
});
console.log(JSON.stringify(await client.aspects.get(urn, '${aspectName}'), null, 2));
await client.close();`;
  return `${fence('ts', '', code)}\n\n${fence('json', 'output', pretty(value))}`;
}

function commandLine(urn: string, aspectName: string, value: JsonObject): string {
  const code = `npx @colophon/cli put '${urn}' ${aspectName} <<'EOF'
${pretty(value)}
EOF
npx @colophon/cli get '${urn}' ${aspectName}`;
  const output = `Wrote ${aspectName} of ${urn}\n${pretty(value)}`;
  return `${fence('sh', '', code)}\n\n${fence('text', 'output', output)}`;
}

function http(urn: string, aspectName: string, record: RecordType, value: JsonObject): string {
  const proposal = {
    proposal: {
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
    },
  };
  const code = `curl -s 'http://localhost:8080/aspects?action=ingestProposal' \\
  -H 'Content-Type: application/json' --data @- <<'EOF'
${pretty(proposal)}
EOF
echo
curl -s 'http://localhost:8080/aspects/${encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29')}?aspect=${aspectName}'`;
  return `${fence('sh', '', code)}\n\n${fence('json', 'output', answers(record, value))}`;
}

/** What the two requests answer, one after the other. */
const answers = (record: RecordType, value: JsonObject): string => {
  const aspect = { [record.name]: markDoubles(record, value) };
  return `${pretty({ value: 'success' })}\n${pretty({ version: 0, aspect }).replace(/"double:(-?\d+)"/g, '$1.0')}`;
};

/** The server prints a whole number as `60.0` where the model has a double. */
function markDoubles(type: Type | undefined, value: Json): Json {
  if (typeof value === 'number') {
    const isDouble = type?.kind === 'primitive' && (type.name === 'double' || type.name === 'float');
    return isDouble && Number.isInteger(value) ? `double:${value}` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => markDoubles(type?.kind === 'array' ? type.items : undefined, item));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, markDoubles(memberType(type, name), member)]),
  );
}

function memberType(type: Type | undefined, name: string): Type | undefined {
  if (type?.kind === 'map') return type.values;
  if (type?.kind === 'union') return type.members.find((member) => unionMemberName(member) === name);
  return type?.kind === 'record' ? type.fields[name]?.type : undefined;
}

/** A JSON value as a TypeScript literal: names without quotes where they need none. */
function literal(value: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${indent}  ${literal(item, depth + 1)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([key, member]) => {
      const name = /^[a-zA-Z_$][\w$]*$/.test(key) ? key : `'${key}'`;
      return `${indent}  ${name}: ${literal(member, depth + 1)},\n`;
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? quoteLiteral(value) : String(value);
}

/** A string as TypeScript writes it: single quotes, and what JSON escapes is escaped. */
const quoteLiteral = (text: string): string => {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
};
