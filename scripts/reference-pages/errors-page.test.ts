import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SdkError, sdkErrorCodes } from '@colophon/sdk';
import { docUrlOf, type ErrorCode, errorCodes } from '@colophon/wire';
import { expect, it } from 'vitest';
import { printErrorsPage } from './errors-page.ts';
import { readExamples } from './read-examples.ts';

const text = readFileSync(join(import.meta.dirname, 'errors.md'), 'utf8');
const page = await printErrorsPage(readExamples(text));
const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, code]) => code);

it('has a heading for each code of the server and of the SDK, linked from errors', () => {
  expect(headings.toSorted()).toEqual([...Object.keys(errorCodes), ...sdkErrorCodes].sort());
  const places = new Set(headings.map((code) => `/docs/api/errors#${code?.toLowerCase()}`));
  for (const code of Object.keys(errorCodes)) expect(places).toContain(docUrlOf(code as ErrorCode));
  for (const code of sdkErrorCodes) expect(places).toContain(new SdkError(code, 'x').help);
});

it('shows a response with each code of the server', () => {
  for (const code of Object.keys(errorCodes))
    expect(page).toMatch(new RegExp(`"(code|errorCode)": "${code}"`));
});

it('is not generated without an example of each error, or with one of an unknown code', async () => {
  await expect(printErrorsPage(readExamples(text.replace('## NOT_FOUND', '## NOT_THERE')))).rejects.toThrow(
    'the example of NOT_THERE: there is no such code',
  );
  await expect(printErrorsPage(readExamples('## NETWORK\n'))).rejects.toThrow(
    'the code INVALID_URN has no example',
  );
});
