import type { Registry } from '../registry.ts';
import type { Entity, EnumerationType, RecordType, Rule, Type } from '../types.ts';
import { escapeText } from './mdx.ts';
import { typeNames } from './name-table.ts';
import { simpleName } from './names.ts';

/** An enumeration whose names are documented: they are documented, in this order, under this heading. */
export interface DocumentedEnumeration {
  readonly title: string;
  readonly type: EnumerationType;
  readonly names: readonly string[];
}

/** A part of the model as its folders divide it. */
export interface Subject {
  /** Folder of the definitions, such as `dataset`. */
  readonly name: string;
  readonly title: string;
  /** Qualified names of the records and enumerations defined there. */
  readonly types: ReadonlySet<string>;
}

/**
 * The page of all enumerations, as MDX: first those with documented names, then the rest by subject, and what each
 * assertion operator needs.
 */
export function printEnumerationsPage(
  registry: Registry,
  documented: readonly DocumentedEnumeration[],
  subjects: readonly Subject[],
): string {
  const first = new Set(documented.map(({ type }) => type.name));
  const rest = [...registry.types.values()].filter(
    (type) => type.kind === 'enumeration' && !first.has(type.name),
  ) as EnumerationType[];
  const groups = subjects
    .map(({ title, types }) => ({ title, types: rest.filter(({ name }) => types.has(name)).sort(byName) }))
    .filter(({ types }) => types.length > 0);
  const placed = new Set(groups.flatMap(({ types }) => types));
  const lost = rest.find((type) => !placed.has(type));
  if (lost) throw new Error(`No subject holds the enumeration ${lost.name}.`);
  const count = rest.length + documented.length;
  const blocks = [
    [
      '---',
      'title: "Enumerations"',
      `description: "All ${count} closed lists of values in the model, with the meaning of each value."`,
      '---',
      '',
      '{/* Printed by `npm run generate` from packages/model/aspects. Do not edit. */}',
    ].join('\n'),
    'Some symbols have a documented name that the wire spells otherwise. Both spellings are accepted; what is stored and sent is the wire symbol.',
    ...listSample(registry),
    '## Documented names',
    ...documented.flatMap(documentedSection),
    ...groups.flatMap(({ title, types }) => [`## ${title}`, ...types.flatMap(section)]),
    ...operatorsSection(registry),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The name of the enumeration that the sample lists. */
const LISTED = 'FabricType';

/** A program that lists the symbols of one enumeration, and what it prints. */
function listSample({ types }: Registry): string[] {
  const names = typeNames([...types.values()]);
  const listed = [...types.values()].find((type) => names.get(type.name) === LISTED);
  if (listed?.kind !== 'enumeration') throw new Error(`The model has no enumeration ${LISTED}.`);
  return [
    '## List them in a program',
    'The OpenAPI document of a running catalogue holds every symbol, including those of your own model:',
    `\`\`\`ts
const answer = await fetch('http://localhost:8080/openapi/openapi.json');
const { schemas } = (await answer.json()).components;
console.log(schemas.${LISTED}.enum.join(', '));
\`\`\``,
    `\`\`\`text output\n${Object.keys(listed.symbols).join(', ')}\n\`\`\``,
  ];
}

/** The enumerations that more than one entity type reaches: its page links to them. */
export function sharedEnumerations(registry: Registry): ReadonlySet<string> {
  const users = new Map<string, number>();
  for (const entity of registry.entities.values())
    for (const name of enumerationsOf(entity)) users.set(name, (users.get(name) ?? 0) + 1);
  return new Set([...users].filter(([, count]) => count > 1).map(([name]) => name));
}

/** The symbols with their meaning; with the documented names where some differ from the wire's. */
export function symbolTable({ symbols, names }: EnumerationType): string {
  const head = names
    ? ['| Name | Wire symbol | Meaning |', '|---|---|---|']
    : ['| Symbol | Meaning |', '|---|---|'];
  const rows = Object.entries(symbols).map(([symbol, doc]) => {
    const name = names ? `| \`${names[symbol] ?? symbol}\` ` : '';
    return `${name}| \`${symbol}\` | ${cell(doc)} |`;
  });
  return [...head, ...rows].join('\n');
}

const cell = (text: string): string => escapeText(text).replaceAll('|', '\\|');
const byName = (a: EnumerationType, b: EnumerationType): number =>
  simpleName(a.name) < simpleName(b.name) ? -1 : 1;

const section = (type: EnumerationType): string[] => [
  `### ${simpleName(type.name)}`,
  `${escapeText(type.doc)} \`${type.name}\`${type.isString ? ', a plain string on the wire' : ''}.`,
  symbolTable(type),
];

/** As above, in the order of the documentation, and with a mark on what the wire has beyond it. */
function documentedSection({ title, type, names }: DocumentedEnumeration): string[] {
  const wireOf = new Map(Object.keys(type.symbols).map((symbol) => [type.names?.[symbol] ?? symbol, symbol]));
  const beyond = [...wireOf.keys()].filter((name) => !names.includes(name));
  const rows = [...names, ...beyond].map((name) => {
    const symbol = wireOf.get(name);
    const doc = symbol === undefined ? undefined : type.symbols[symbol];
    if (doc === undefined) throw new Error(`${type.name} has no symbol for the documented name ${name}.`);
    const mark = names.includes(name) ? '' : " The wire's, beyond the documented list.";
    return `| \`${name}\` | \`${symbol}\` | ${cell(doc)}${mark} |`;
  });
  return [
    `### ${simpleName(type.name)}`,
    `${title}. ${escapeText(type.doc)} \`${type.name}\`${type.isString ? ', a plain string on the wire' : ''}.`,
    ['| Name | Wire symbol | Meaning |', '|---|---|---|', ...rows].join('\n'),
  ];
}

type Operands = Extract<Rule, { kind: 'operands' }>;

/** What each operator needs, from the rule to which the records with operators are held. */
function operatorsSection(registry: Registry): string[] {
  const records = [...registry.types.values()].filter((type) => type.kind === 'record');
  const held = records.filter((record) => operandsOf(record));
  const rule = held.map(operandsOf)[0];
  if (!rule) return [];
  const type = held[0]?.fields[rule.operator]?.type;
  if (type?.kind !== 'enumeration')
    throw new Error('The rule on operands names a field that is no enumeration.');
  const rows = Object.entries(type.symbols).map(
    ([symbol, doc]) => `| \`${symbol}\` | ${needsOf(rule, symbol)} | ${cell(doc)} |`,
  );
  const names = held.map((record) => `\`${simpleName(record.name)}\``).join(', ');
  return [
    '## Assertion operators',
    `The parameters that each operator of an assertion needs. A document with other parameters is rejected, with an error that says so. Applies to: ${names}.`,
    ['| Operator | Parameters | Passes |', '|---|---|---|', ...rows].join('\n'),
  ];
}

const operandsOf = ({ rules }: RecordType): Operands | undefined =>
  rules?.find((rule): rule is Operands => rule.kind === 'operands');

function needsOf({ needs }: Operands, symbol: string): string {
  const parameters = needs[symbol];
  if (!parameters) return 'any';
  const parts = Object.entries(parameters).map(([name, types]) =>
    types.length > 0
      ? `\`${name}\`, of type ${types.map((type) => `\`${type}\``).join(' or ')}`
      : `\`${name}\``,
  );
  return parts.length > 0 ? parts.join(' and ') : 'none';
}

function enumerationsOf(entity: Entity): Set<string> {
  const found = new Set<string>();
  const seen = new Set<RecordType>();
  const visit = (type: Type): void => {
    if (type.kind === 'array') visit(type.items);
    else if (type.kind === 'map') visit(type.values);
    else if (type.kind === 'union') type.members.forEach(visit);
    else if (type.kind === 'enumeration') found.add(type.name);
    else if (type.kind === 'record' && !seen.has(type)) {
      seen.add(type);
      for (const field of Object.values(type.fields)) visit(field.type);
    }
  };
  for (const { record } of [entity.key, ...entity.aspects]) visit(record);
  return found;
}
