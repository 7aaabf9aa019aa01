import { escapeText } from '@colophon/schema/printers';
import { sentence } from './print-parameters.ts';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly operation?: string;
}

interface PrintedEndpoint {
  /** The ways to call it: more than one where it is served under several addresses. */
  readonly requests: readonly Request[];
  /** As MDX. */
  readonly description: string;
  /** Parameters, body, answers, as MDX. */
  readonly blocks: readonly string[];
  /** The example, as MDX. */
  readonly example: string;
}

/** The section of an endpoint below its heading, in the form of the pages. */
export const printEndpoint = ({ requests, description, blocks, example }: PrintedEndpoint): string =>
  [
    '<Endpoint>',
    requests.map((request) => openTag('RequestLine', { ...request }, ' />')).join('\n'),
    description,
    ...blocks,
    '<EndpointExample>',
    example,
    '</EndpointExample>',
    '</Endpoint>',
  ]
    .filter((block) => block !== '')
    .join('\n\n');

interface PrintedAnswer {
  readonly status: string;
  readonly text: string;
  readonly body?: string;
  readonly codes?: readonly string[];
}

export const printAnswer = ({ status, text, body, codes }: PrintedAnswer): string =>
  `${openTag('Answer', { status, body, codes: codes?.join(' ') })}${escapeText(sentence(text))}</Answer>`;

interface ListedEndpoint extends Request {
  readonly summary: string;
  readonly href: string;
}

export const printEndpointList = (endpoints: readonly ListedEndpoint[]): string =>
  [
    '<Endpoints>',
    ...endpoints.map(
      ({ summary, ...attributes }) =>
        `${openTag('EndpointLink', attributes)}${escapeText(summary)}</EndpointLink>`,
    ),
    '</Endpoints>',
  ].join('\n');

function openTag(name: string, attributes: Readonly<Record<string, string | undefined>>, end = '>'): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${JSON.stringify(value)}`],
  );
  return `<${[name, ...written].join(' ')}${end}`;
}
