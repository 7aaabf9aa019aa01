import { parse, print } from 'graphql';
import type { SentPath, SentRequest } from '../data/sent-requests.ts';
import { pythonLiteral } from './python-literal.ts';

/** The languages of samples, in the order of their tabs. */
export const languages = ['graphql', 'curl', 'typescript', 'python', 'cli'] as const;
export type Language = (typeof languages)[number];

export interface SampleSetting {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  /** Whether the server asks who somebody is: then samples read a token from the environment. */
  readonly hasSignIn: boolean;
}

/** A request in each language that can send it: programs to copy, which print the answer as JSON. */
export function samplesOf(request: SentRequest, setting: SampleSetting): Partial<Record<Language, string>> {
  return 'path' in request
    ? { curl: curl(request, setting), ...(!request.method && pathPrograms(request.path, setting)) }
    : operationSamples(request.operation.text, request.variables, setting);
}

function operationSamples(
  text: string,
  variables: unknown,
  setting: SampleSetting,
): Record<Language, string> {
  const query = print(parse(text));
  const json = JSON.stringify(variables, undefined, 2);
  const hasVariables = json !== '{}';
  const { server, hasSignIn } = setting;
  const body = JSON.stringify({ query, ...(hasVariables && { variables }) }, undefined, 2);
  return {
    graphql: hasVariables ? `${query}\n\n# Variables\n${prefixLines(json, '# ')}` : query,
    curl: [`curl -s ${server}/api/graphql ${curlToken(hasSignIn)}--json @- <<'EOF'`, body, 'EOF'].join('\n'),
    typescript: typescript(
      setting,
      `await graph.graphql(\n  \`\n${indent(escapeTemplate(query), 4)}\n  \`,${hasVariables ? `\n${indent(json, 2)},` : ''}\n)`,
    ),
    python: python(
      setting,
      `graph.execute_graphql(\n    """\n${indent(query.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'), 4)}\n    """,${
        hasVariables ? `\n${indent(pythonLiteral(variables), 4)},` : ''
      }\n)`,
    ),
    cli: [
      `npx @colophon/cli graphql --server ${server}${hasVariables ? ` --variables ${shellText(json)}` : ''} <<'EOF'`,
      query,
      'EOF',
    ].join('\n'),
  };
}

/** Everything that is stored of an entity is the only path that the pages of entities read. */
export const storedAspects = /^\/openapi\/v3\/entity\/[^/]+\/([^/?]+)$/;

function pathPrograms(path: string, setting: SampleSetting): Partial<Record<Language, string>> {
  const urn = storedAspects.exec(path)?.[1];
  if (urn === undefined) return {};
  const text = decodeURIComponent(urn);
  return {
    typescript: typescript(setting, `await graph.getAspects('${text.replace(/['\\]/g, '\\$&')}')`),
    python: python(setting, `graph.get_entity_raw(${pythonLiteral(text)})`),
    cli: `npx @colophon/cli get --server ${setting.server} ${shellText(text)}`,
  };
}

function curl({ path, method, body }: SentPath, { server, hasSignIn }: SampleSetting): string {
  const address = `${curlToken(hasSignIn)}${shellText(`${server}${path}`)}`;
  if (body !== undefined)
    return [
      `curl -s -X ${method} ${address} --json @- <<'EOF'`,
      JSON.stringify(body, undefined, 2),
      'EOF',
    ].join('\n');
  return method ? `curl -s -X ${method} ${address}` : `curl -s ${address}`;
}

const curlToken = (hasSignIn: boolean): string =>
  hasSignIn ? '-H "Authorization: Bearer $COLOPHON_TOKEN" ' : '';

const typescript = ({ server, hasSignIn }: SampleSetting, call: string): string =>
  [
    "import { GraphClient } from '@colophon/sdk/graph';",
    '',
    `const graph = new GraphClient({ server: '${server}'${hasSignIn ? ", token: process.env['COLOPHON_TOKEN'] ?? ''" : ''} });`,
    `const data = ${call};`,
    'console.log(JSON.stringify(data, undefined, 2));',
    'await graph.close();',
  ].join('\n');

const python = ({ server, hasSignIn }: SampleSetting, call: string): string =>
  [
    'import json',
    ...(hasSignIn ? ['import os'] : []),
    '',
    'from colophon import GraphClient',
    '',
    `graph = GraphClient("${server}"${hasSignIn ? ', token=os.environ["COLOPHON_TOKEN"]' : ''})`,
    `data = ${call}`,
    'print(json.dumps(data, indent=2))',
  ].join('\n');

const indent = (text: string, spaces: number): string => prefixLines(text, ' '.repeat(spaces));

/** Begins each line that has something in it. Separators of lines that are part of a value are none of its own. */
const prefixLines = (text: string, prefix: string): string => text.replace(/(?<=^|\n)(?=[^\n])/g, prefix);

const escapeTemplate = (text: string): string => text.replace(/[`\\]|\$\{/g, '\\$&');

/** A text that a shell passes on as it is. */
export const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
