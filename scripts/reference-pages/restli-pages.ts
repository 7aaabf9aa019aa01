import { describeAccess } from '@colophon/http';
import { type Action, actions, type Parameter, type Read, reads } from '@colophon/http/restli-endpoints';
import { escapeText } from '@colophon/schema/printers';
import { describeCode, type ErrorCode, errorsPage } from '@colophon/wire';
import { printAnswer, printEndpoint, printEndpointList } from './print-endpoint.ts';
import { printParameters } from './print-parameters.ts';
import { alternatives } from './print-schema.ts';
import type { Examples } from './read-examples.ts';
import { anchorOf, examplesOf, inOrderOf, printPage, slugOf } from './reference-page.ts';

const index = 'api/restli/reference';
const source = 'packages/http/src/restli/endpoints';

type Endpoint = Action | Read;

/** How an endpoint is called: `POST /runs?action=list`, `GET /aspects/{urn}`. */
export const addressOf = (endpoint: Endpoint): string =>
  'path' in endpoint ? `GET ${endpoint.path}` : `POST /${endpoint.resource}?action=${endpoint.name}`;

/** Prints the reference of Rest.li: a page that lists every endpoint, and one for each group of them. */
export function printRestliPages(examples: ReadonlyMap<string, Examples>): Map<string, string> {
  const groups = Map.groupBy<string, Endpoint>([...reads, ...actions], ({ group }) => group);
  const pages = [...groups].map(([group, endpoints]): [string, string] => [
    `${index}/${slugOf(group)}`,
    printGroup(group, endpoints, examplesOf(examples, group)),
  ]);
  return new Map([[index, printIndex(groups, examples.get('index')?.intro ?? '')], ...pages]);
}

const printIndex = (groups: ReadonlyMap<string, readonly Endpoint[]>, intro: string): string =>
  printPage({
    title: 'Rest.li reference',
    description: `All ${[...groups.values()].flat().length} endpoints and actions of the Rest.li interface, from the server's routing table.`,
    noSamples: 'It is an index: the pages of the groups have an example of each.',
    source,
    blocks: [
      intro,
      ...[...groups].flatMap(([group, endpoints]) => [
        `## ${group}`,
        printEndpointList(
          endpoints.map((endpoint) => ({
            ...requestOf(endpoint),
            summary: endpoint.summary,
            href: `/docs/${index}/${slugOf(group)}#${anchorOf(endpoint.summary)}`,
          })),
        ),
      ]),
    ],
  });

function printGroup(group: string, endpoints: readonly Endpoint[], examples: Examples): string {
  const ordered = inOrderOf(examples, group, endpoints, addressOf);
  // What is served under two addresses is explained once.
  const sections = Map.groupBy(ordered, ({ summary }) => summary);
  return printPage({
    title: `Rest.li: ${group.charAt(0).toLowerCase()}${group.slice(1)}`,
    sidebarName: group,
    description: `Parameters, results and errors of the Rest.li endpoints in this group: ${group}. Each has a tested example.`,
    source,
    blocks: [
      examples.intro,
      ...[...sections.values()].flatMap((same) => printSection(same, examples)),
      `Any request can also fail with a general error: [all error codes](${errorsPage}).`,
    ],
  });
}

function printSection(same: readonly Endpoint[], { sections }: Examples): readonly string[] {
  const [first] = same;
  if (!first) return [];
  const { summary, description = '', access, parameters, result, codes } = first;
  return [
    `## ${summary}`,
    printEndpoint({
      requests: same.map(requestOf),
      description: escapeText(`${description} ${describeAccess(access)}`.trim()),
      blocks: [
        printParameters(
          Object.entries(parameters).map(([name, parameter]) => describe(first, name, parameter)),
        ),
        [
          '<Responses>',
          printAnswer({ status: '200', text: result }),
          ...printRefusals(codes),
          '</Responses>',
        ].join('\n'),
      ],
      example: same.map((endpoint) => sections.get(addressOf(endpoint)) ?? '').join('\n\n'),
    }),
  ];
}

function requestOf(endpoint: Endpoint): { method: string; path: string } {
  const [method = '', path = ''] = addressOf(endpoint).split(' ');
  return { method, path };
}

function describe(endpoint: Endpoint, name: string, parameter: Parameter) {
  const inPath = addressOf(endpoint).includes(`{${name}}`);
  return {
    name: inPath ? `{${name}}` : name,
    anchor: `${'path' in endpoint ? anchorOf(endpoint.path) : `${endpoint.resource}-${endpoint.name}`}.${name}`,
    type: typeOf(parameter),
    ...(parameter.required && { required: true as const }),
    ...(parameter.default !== undefined && { default: textOf(parameter.default) }),
    text: parameter.description,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function typeOf({ type, maximum, symbols }: Parameter): string {
  if (symbols) return alternatives.format(symbols);
  return maximum === undefined ? type : `${type}, 0 to ${maximum.toLocaleString('en-GB')}`;
}

const printRefusals = (codes: readonly ErrorCode[]): string[] =>
  [...Map.groupBy(codes, (code) => describeCode(code).status)].map(([status, group]) =>
    printAnswer({ status: String(status), text: 'The request is rejected', codes: group }),
  );
