import { maxWaitingQueries, OverloadError } from '@colophon/catalogue';
import {
  docUrlOf,
  type ErrorCode,
  type ErrorDescription,
  errorCodes,
  respondFailure,
  stopping,
  toFailure,
} from '@colophon/http';
import { escapeText } from '@colophon/schema/printers';
import { type SdkErrorCode, sdkErrorCodes } from '@colophon/sdk';
import { explainFault } from '../../packages/store-sqlite/src/explain-fault.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** What a person can mend who sends requests begins below this status. */
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
  for (const [code] of refusals) if (!sections.has(code)) throw new Error(`the code ${code} has no example`);
  const faultSections = await Promise.all(
    faults.map(async ([code, facts]) => [...describe(code, facts), await printFault(code)]),
  );
  return printPage({
    title: 'Error codes',
    description:
      'Every code that an answer of the server or an error of the SDK can carry, when it comes, and what to do about it.',
    source: 'packages/http/src/error-codes.ts',
    blocks: [
      intro,
      '## What you can mend',
      'Sending the same request again will not help. Nothing of it was kept.',
      ...refusals.flatMap(([code, facts]) => [...describe(code, facts), sections.get(code) ?? '']),
      '## What the operator can mend',
      'A fault is logged with its cause. Nothing of the request was kept, and clients may send it again.',
      ...faultSections.flat(),
      '## Codes of the SDK',
      'They stand in `code` of an `SdkError`, and `help` leads here. An error of another kind than `HTTP_STATUS` means that no answer came, or none that can be read. The command line prints `help` below its sentence, if it is a whole address.',
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

/** The answer that a fault gets, made as the server makes it: no reader can provoke one. */
async function printFault(code: ErrorCode): Promise<string> {
  const failure = code === 'SERVER_STOPPING' ? stopping : toFailure(faultOf(code));
  const response = respondFailure(failure, docUrlOf(failure.code));
  return ['```json', JSON.stringify(await response.json(), null, 2), '```'].join('\n');
}

const faultOf = (code: ErrorCode): unknown =>
  code === 'OVERLOADED'
    ? new OverloadError(`${maxWaitingQueries} queries are waiting already: expected fewer at the same time`)
    : sqliteCodes[code] !== undefined
      ? explainFault({ errcode: sqliteCodes[code] })
      : new Error('a fault');

/** When the SDK throws each of its codes, and what to do. */
const sdkCodes: Readonly<Record<SdkErrorCode, string>> = {
  INVALID_CONFIGURATION:
    'A setting is missing or out of range. Nothing was sent. The message names the setting, what was expected and what came.',
  NOT_A_CATALOGUE:
    'The address answers, but not as a catalogue does: it is that of a proxy, of a sign-in page, or of another program. Open it in a browser.',
  HTTP_STATUS:
    'The server refused, or failed. `status` has its status, `serverCode` its code, and `help` leads to what that means. What is worth sending again has been sent again by then.',
  CONNECT_TIMEOUT:
    'No connection was made within `connectTimeoutMs`. Look at the address, and at what stands between.',
  READ_TIMEOUT:
    'Nothing came from the server for `readTimeoutMs`. A write whose answer did not come may have been applied; sending it again makes no second version.',
  NETWORK: 'The connection could not be made, or broke. Look whether the server runs, and at the address.',
  INVALID_RESPONSE:
    'The answer is not what the call expects. Something in between may have changed it, or the server is of another version.',
};
