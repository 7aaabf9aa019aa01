import type { HttpClient } from './http-client.ts';
import { appliesOnce, keyOf } from './idempotency.ts';
import { type ChangeProposal, toWireProposal } from './proposal.ts';
import { type EmitOptions, type Receipt, sendWrite } from './writes.ts';

/** Maximum number of proposals per request. */
export const maxBatchLength = 200;
/** Maximum size of a request, in bytes. Servers reject bodies above 16 MiB. */
export const maxBatchBytes = 15 * 1024 * 1024;

export function emit(
  client: HttpClient,
  proposal: ChangeProposal,
  { async: isAsync = false, idempotencyKey, ...options }: EmitOptions = {},
): Promise<Receipt> {
  const send = async (): Promise<Receipt> => {
    const key = keyOf(idempotencyKey, appliesOnce(proposal));
    const body = JSON.stringify({ proposal: toWireProposal(proposal), async: String(isAsync) });
    const check = await loadCheck(client);
    check?.([proposal]);
    return await sendWrite(client, 'aspects?action=ingestProposal', body, options, key);
  };
  return client.track(send);
}

export function emitMany(
  client: HttpClient,
  proposals: Iterable<ChangeProposal>,
  { async: isAsync = false, idempotencyKey, ...options }: EmitOptions = {},
): Promise<Receipt[]> {
  const send = async (): Promise<Receipt[]> => {
    const check = await loadCheck(client);
    const receipts: Receipt[] = [];
    for (const { texts, isOnce } of batches(check ? checked(proposals, check) : proposals)) {
      const body = `{"proposals":[${texts.join(',')}],"async":"${isAsync}"}`;
      // The server tells requests under the same key apart by what they write.
      const key = keyOf(idempotencyKey, isOnce);
      receipts.push(await sendWrite(client, 'aspects?action=ingestProposalBatch', body, options, key));
    }
    return receipts;
  };
  return client.track(send);
}

/** The check for unknown fields, with the fields of the model: loaded at the first write that needs it. */
async function loadCheck({ options }: HttpClient): Promise<Check | undefined> {
  if (options.unknownFields === 'keep') return undefined;
  const { rejectUnknownFields } = await import('./check/reject-unknown-fields.ts');
  return rejectUnknownFields;
}

type Check = typeof import('./check/reject-unknown-fields.ts').rejectUnknownFields;

/** The proposals, checked: those of an array all before the first, others one by one. */
function* checked(proposals: Iterable<ChangeProposal>, check: Check): Generator<ChangeProposal> {
  if (Array.isArray(proposals)) {
    check(proposals, (i) => (proposals.length > 1 ? `/proposals/${i}: ` : ''));
    yield* proposals;
    return;
  }
  let position = 0;
  for (const proposal of proposals) {
    const place = `/proposals/${position++}: `;
    check([proposal], () => place);
    yield proposal;
  }
}

interface Batch {
  /** Proposals as JSON. */
  readonly texts: readonly string[];
  /** True if the server would reject it the second time. */
  readonly isOnce: boolean;
}

/**
 * Proposals as JSON, in batches that stay within both limits. A proposal above the size limit is sent alone.
 */
function* batches(proposals: Iterable<ChangeProposal>): Generator<Batch> {
  let texts: string[] = [];
  let isOnce = false;
  let bytes = 0;
  /** Bytes are counted once a batch comes near the limit; before that, three for each character are more than enough. */
  let isCounted = false;
  for (const proposal of proposals) {
    const text = JSON.stringify(toWireProposal(proposal));
    if (!isCounted && bytes + maxBytesOf(text) > maxBatchBytes) {
      bytes = texts.reduce((sum, other) => sum + bytesOf(other), 0);
      isCounted = true;
    }
    const size = isCounted ? bytesOf(text) : maxBytesOf(text);
    if (texts.length > 0 && (texts.length === maxBatchLength || bytes + size > maxBatchBytes)) {
      yield { texts, isOnce };
      texts = [];
      isOnce = false;
      bytes = 0;
      isCounted = false;
    }
    texts.push(text);
    isOnce ||= appliesOnce(proposal);
    bytes += size;
  }
  if (texts.length > 0) yield { texts, isOnce };
}

const encoder = new TextEncoder();
/** Each with the comma that follows. */
const bytesOf = (text: string): number => encoder.encode(text).length + 1;
const maxBytesOf = (text: string): number => text.length * 3 + 1;
