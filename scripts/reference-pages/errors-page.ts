import {
  maxWaitingQueries,
  OverloadError,
  QueryTimeoutError,
  queryTimeoutMessage,
  StoreError,
} from '@colophon/catalogue';
import { credentialsUnchecked, respondFailure, unauthenticated } from '@colophon/http';
import { escapeText } from '@colophon/schema/printers';
import { type SdkErrorCode, sdkErrorCodes } from '@colophon/sdk';
import { outcomeUnknown } from '@colophon/store-postgres';
import { defaultQueryDeadlineMs } from '@colophon/store-sqlite/node';
import { kafkaUnavailable } from '@colophon/stream-kafka';
import {
  docUrlOf,
  type ErrorCode,
  type ErrorDescription,
  errorCodes,
  type Failure,
  stopping,
  toFailure,
} from '@colophon/wire';
import { explainFault } from '../../packages/store-sqlite/src/explain-fault.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** Statuses below this are errors in the request, from here on errors of the server. */
const firstFault = 500;

/**
 * Prints the page on error codes: those of the server with their statuses, and those of the SDK. Every code has a heading,
 * to which the errors themselves lead.
 *
 * @throws Error when a code that a request can provoke has no example, or an example no code.
 */
export async function printErrorsPage({ intro, sections }: Examples): Promise<string> {
  const known: ReadonlySet<string> = new Set([...Object.keys(errorCodes), ...sdkErrorCodes]);
  for (const code of sections.keys())
    if (!known.has(code)) throw new Error(`the example of ${code}: there is no such code`);
  const codes = Object.entries<ErrorDescription>(errorCodes) as [ErrorCode, ErrorDescription][];
  const refusals = codes.filter(([, { status }]) => status < firstFault);
  const faults = codes.filter(([, { status }]) => status >= firstFault);
  for (const [code] of refusals)
    if (!signInExamples.has(code) && !sections.has(code)) throw new Error(`the code ${code} has no example`);
  const faultSections = await Promise.all(
    faults.map(async ([code, facts]) => [...describe(code, facts), await printFault(code)]),
  );
  return printPage({
    title: 'Error codes',
    searchTerms: 'list of error codes, error messages, status codes',
    description:
      'List of error codes of the server and of the SDK: what each means, and what to do about it.',
    source: 'packages/wire/src/errors/error-codes.ts',
    blocks: [
      intro,
      '## Errors in the request',
      'Retrying the same request will not help. Nothing was stored.',
      ...(
        await Promise.all(
          refusals.map(async ([code, facts]) => {
            const error = signInExamples.get(code);
            const example = error ? printFailure(toFailure(error)) : (sections.get(code) ?? '');
            return [...describe(code, facts), await example];
          }),
        )
      ).flat(),
      '## Server errors',
      'A server error is logged with its cause. Unless its code is `STORE_OUTCOME_UNKNOWN`, nothing was stored. Clients may retry the request.',
      ...faultSections.flat(),
      '## SDK error codes',
      'These are the values of `code` of an `SdkError`, and `help` links here. Any code other than `HTTP_STATUS` means that nothing was sent, that there was no response, or none that could be read. The command line prints `help` below its message, if it is an absolute address.',
      ...sdkErrorCodes.flatMap((code) => [
        `### ${code}`,
        escapeText(sdkCodes[code]),
        sections.get(code) ?? '',
      ]),
    ],
  });
}

function describe(code: ErrorCode, { status, openApiStatus, meaning, advice }: ErrorDescription): string[] {
  const statuses =
    openApiStatus === undefined
      ? `Status ${status}.`
      : `Status ${status} over Rest.li, ${openApiStatus} over OpenAPI.`;
  return [`### ${code}`, `${escapeText(meaning)} ${statuses}`, escapeText(advice)];
}

/** SQLite's codes for what the store answers with, of which the store makes the words. */
const sqliteCodes: Readonly<Partial<Record<ErrorCode, number>>> = {
  STORE_READ_ONLY: 8,
  STORE_UNAVAILABLE: 10,
  STORE_DAMAGED: 11,
  STORE_FULL: 13,
};

/** What only a server with sign-in answers with, as the server makes it. */
const signInExamples: ReadonlyMap<ErrorCode, Error> = new Map([['UNAUTHENTICATED', unauthenticated()]]);

/** The answer that a fault gets, made as the server makes it: no reader can provoke one. */
async function printFault(code: ErrorCode): Promise<string> {
  return printFailure(code === 'SERVER_STOPPING' ? stopping : toFailure(faultOf(code)));
}

async function printFailure(failure: Failure): Promise<string> {
  const response = respondFailure(failure, docUrlOf(failure.code));
  return ['```json', JSON.stringify(await response.json(), null, 2), '```'].join('\n');
}

const faultOf = (code: ErrorCode): unknown =>
  code === 'OVERLOADED'
    ? new OverloadError(`${maxWaitingQueries} queries are queued already`)
    : code === 'QUERY_TIMEOUT'
      ? new QueryTimeoutError(queryTimeoutMessage('search', defaultQueryDeadlineMs))
      : code === 'AUTHENTICATION_UNAVAILABLE'
        ? credentialsUnchecked()
        : code === 'STORE_OUTCOME_UNKNOWN'
          ? outcomeUnknown()
          : code === 'SEARCH_UNAVAILABLE'
            ? new StoreError(code, 'OpenSearch cannot be reached (ECONNREFUSED).')
            : code === 'KAFKA_UNAVAILABLE'
              ? kafkaUnavailable('Connection to kafka:9092 failed.')
              : sqliteCodes[code] !== undefined
                ? explainFault({ errcode: sqliteCodes[code] })
                : new Error('a fault');

/** When the SDK throws each of its codes, and what to do. */
const sdkCodes: Readonly<Record<SdkErrorCode, string>> = {
  INVALID_CONFIGURATION:
    'A setting is missing or out of range. Nothing was sent. The message names the setting, what was expected and what was given.',
  UNKNOWN_FIELDS:
    "A value has fields that the model does not have. Nothing was sent. The message names each place, the fields that are expected there, and similar names; `places` lists the places. Correct the name, or keep such fields with `unknownFields: 'keep'`: see [Unknown fields](/docs/api/unknown-fields).",
  NOT_A_CATALOGUE:
    'Something responds at the address, but it is not a catalogue: a proxy, a sign-in page or another program. Open the address in a browser.',
  HTTP_STATUS:
    'The server rejected the request, or failed. `status` is its status, `serverCode` its code, and `help` links to the explanation. Anything worth retrying has already been retried.',
  CONNECT_TIMEOUT:
    'No connection was made within `connectTimeoutMs`. Check the address and the network in between.',
  READ_TIMEOUT:
    'The server sent nothing for `readTimeoutMs`. A write without a response may have been applied; retrying it does not create a second version.',
  CALL_TIMEOUT:
    'A request with its retries took longer than the `timeoutMs` of the call. Allow more time, or ask for less. A write without a response may have been applied.',
  NETWORK: 'The connection failed or broke. Check the address, and that the server is running.',
  INVALID_RESPONSE:
    'The response is not what the call expects. Something in between may have changed it, or the server has a different version.',
};
