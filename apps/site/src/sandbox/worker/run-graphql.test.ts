import { afterEach, expect, it, vi } from 'vitest';
import { runGraphql } from './run-graphql.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs a document where the catalogue answers this. */
async function run(status: number, answer: unknown) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(new Request(address, init));
    return Response.json(answer, { status });
  });
  let output = '';
  const fault = await runGraphql('{ me }', ({ text }) => {
    output += text;
  });
  return { sent, output, fault };
}

it('sends the document to the catalogue, and prints the response', async () => {
  const { sent, output, fault } = await run(200, { data: { me: 1 } });
  expect(sent[0]?.url).toBe('http://localhost:8080/api/graphql');
  expect(await sent[0]?.json()).toEqual({ query: '{ me }' });
  expect(output).toBe('{\n  "data": {\n    "me": 1\n  }\n}');
  expect(fault).toBeUndefined();
});

it('fails with what is wrong with the document', async () => {
  expect((await run(400, { errors: [{ message: 'Syntax Error' }] })).fault).toEqual({
    message: 'Syntax Error',
  });
  expect((await run(413, { message: 'too long' })).fault).toEqual({ message: 'too long' });
});
