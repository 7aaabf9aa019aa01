import { type Printed, type SampleFault, sandboxAddress } from '../protocol.ts';

/** Sends a document to the catalogue and prints the response, laid out. An error of a field is part of the response. */
export async function runGraphql(
  code: string,
  print: (printed: Printed) => void,
): Promise<SampleFault | undefined> {
  const response = await fetch(`${sandboxAddress}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: code }),
  });
  const body = await response.text();
  if (!response.ok) return { message: messageOf(body) };
  print({ stream: 'out', text: JSON.stringify(JSON.parse(body), undefined, 2) });
  return undefined;
}

/** What is wrong with a request that was rejected as a whole. */
function messageOf(body: string): string {
  const { message, errors } = JSON.parse(body) as {
    message?: string;
    errors?: readonly { readonly message: string }[];
  };
  return errors?.map((error) => error.message).join('\n') ?? message ?? body;
}
