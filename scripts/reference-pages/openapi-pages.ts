import { escapeText } from '@colophon/schema/printers';
import { errorsPage } from '@colophon/wire';
import type { DescribedParameter, Endpoint } from './openapi-document.ts';
import { printAnswer, printEndpoint, printEndpointList } from './print-endpoint.ts';
import { type Parameter, printParameters } from './print-parameters.ts';
import { printMembers, type Schema, typeOf } from './print-schema.ts';
import type { Examples } from './read-examples.ts';
import { anchorOf, examplesOf, inOrderOf, printPage, slugOf } from './reference-page.ts';

const index = 'api/openapi/reference';
const source = 'packages/http/src/openapi';

/**
 * Prints the reference of the OpenAPI interface: a page that lists every operation, and one for each group of them. The
 * examples, by the address of the page, decide the order in which a page has its operations, since they are run in it.
 *
 * @throws Error when an operation has no example, or an example no operation.
 */
export function printOpenApiPages(
  endpoints: readonly Endpoint[],
  examples: ReadonlyMap<string, Examples>,
): Map<string, string> {
  const groups = Map.groupBy(endpoints, ({ tags: [tag] }) => tag);
  const pages = [...groups].map(([tag, group]): [string, string] => [
    `${index}/${slugOf(tag)}`,
    printGroup(tag, group, examplesOf(examples, tag)),
  ]);
  return new Map([[index, printIndex(groups, examples.get('index')?.intro ?? '')], ...pages]);
}

function printIndex(groups: ReadonlyMap<string, readonly Endpoint[]>, intro: string): string {
  const count = [...groups.values()].flat().length;
  const sections = [...groups].flatMap(([tag, group]) => [
    `## ${tag}`,
    printEndpointList(
      group.map(({ method, path, summary }) => ({
        method,
        path,
        summary,
        href: `/docs/${index}/${slugOf(tag)}#${anchorOf(summary)}`,
      })),
    ),
  ]);
  return printPage({
    title: 'OpenAPI reference',
    description: `All ${count} operations of the OpenAPI interface, from the server's OpenAPI document, each with a tested example.`,
    source,
    blocks: [intro, ...sections],
  });
}

function printGroup(tag: string, group: readonly Endpoint[], examples: Examples): string {
  const ordered = inOrderOf(examples, tag, group, ({ operationId }) => operationId);
  // What is served under two addresses is explained once.
  const operations = Map.groupBy(ordered, ({ method, summary }) => `${method} ${summary}`);
  return printPage({
    title: `OpenAPI: ${tag.charAt(0).toLowerCase()}${tag.slice(1)}`,
    sidebarName: tag,
    description: `Parameters, bodies, responses and errors of the OpenAPI operations in this group: ${tag}. Each has a tested example.`,
    source,
    blocks: [
      examples.intro,
      ...[...operations.values()].flatMap((same) => printOperation(same, examples.sections)),
      `Any operation can also fail with a general error: [all error codes](${errorsPage}).`,
    ],
  });
}

function printOperation(same: readonly Endpoint[], examples: ReadonlyMap<string, string>): readonly string[] {
  const [first] = same;
  if (!first) return [];
  const { operationId: id, summary, description, parameters, requestBody, responses } = first;
  const schema = requestBody?.content['application/json'].schema;
  return [
    `## ${summary}`,
    printEndpoint({
      requests: same.map(({ method, path, operationId }) => ({ method, path, operation: operationId })),
      description: description === undefined ? '' : escapeText(description),
      blocks: [
        ...(parameters.length > 0 ? [printParameters(parameters.map((one) => toParameter(id, one)))] : []),
        ...(requestBody && schema ? printBody(id, requestBody.description, schema) : []),
        printResponses(responses),
      ],
      example: same.map(({ operationId }) => examples.get(operationId) ?? '').join('\n\n'),
    }),
  ];
}

/** Braces tell a part of the path, as they do in the path itself. */
function toParameter(
  id: string,
  { name, in: place, description, required, schema }: DescribedParameter,
): Parameter {
  return {
    name: place === 'path' ? `{${name}}` : name,
    anchor: `${id}.${name}`,
    type: place === 'header' ? `${typeOf(schema)}, header` : typeOf(schema),
    ...(required && { required: true }),
    ...(schema.default !== undefined && { default: String(schema.default) }),
    text: description,
  };
}

const printBody = (id: string, description: string, schema: Schema): readonly string[] => [
  `**The body** is a JSON ${describeShape(schema)}: ${escapeText(`${description.charAt(0).toLowerCase()}${description.slice(1)}`)}`,
  printMembers(schema, `${id}.body`),
];

const describeShape = ({ type }: Schema): string => (type === 'array' ? 'array' : 'object');

function printResponses(responses: Endpoint['responses']): string {
  const answers = Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { description, content }]) => {
      const schema = content?.['application/json'].schema;
      return printAnswer({ status, text: description, ...(schema && describeBody(schema)) });
    });
  return ['<Responses>', ...answers, '</Responses>'].join('\n');
}

function describeBody(schema: Schema): { body?: string; codes?: readonly string[] } {
  const codes = schema.properties?.code?.enum;
  if (codes) return { codes };
  const members = Object.keys(schema.properties ?? {});
  return { body: members.length > 0 ? `object: ${members.join(', ')}` : typeOf(schema) };
}
