import type { HttpClient } from './http-client.ts';
import { createKey, isOnce, requireKey } from './idempotency.ts';
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
    const key = requireKey(idempotencyKey) ?? (isOnce(proposal) ? createKey() : undefined);
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
    const given = requireKey(idempotencyKey);
    const check = await loadCheck(client);
    const receipts: Receipt[] = [];
    for (const batch of batches(check ? checked(proposals, check) : proposals)) {
      const body = `{"proposals":[${batch.texts.join(',')}],"async":"${isAsync}"}`;
      // Each request is one for itself: the key of the caller gets the number of the request.
      const key = given ? `${given}-${receipts.length}` : batch.isOnce ? createKey() : undefined;
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
  readonly texts: string[];
  /** True if the server would reject it the second time. */
  isOnce: boolean;
}

/**
 * Proposals as JSON, in batches that stay within both limits. A proposal above the size limit is sent alone.
 */
function* batches(proposals: Iterable<ChangeProposal>): Generator<Batch> {
  let batch: Batch = { texts: [], isOnce: false };
  let bytes = 0;
  /** Bytes are counted once a batch comes near the limit; before that, three for each character are more than enough. */
  let isCounted = false;
  for (const proposal of proposals) {
    const text = JSON.stringify(toWireProposal(proposal));
    if (!isCounted && bytes + maxBytesOf(text) > maxBatchBytes) {
      bytes = batch.texts.reduce((sum, other) => sum + bytesOf(other), 0);
      isCounted = true;
    }
    const size = isCounted ? bytesOf(text) : maxBytesOf(text);
    const { length } = batch.texts;
    if (length > 0 && (length === maxBatchLength || bytes + size > maxBatchBytes)) {
      yield batch;
      batch = { texts: [], isOnce: false };
      bytes = 0;
      isCounted = false;
    }
    batch.texts.push(text);
    batch.isOnce ||= isOnce(proposal);
    bytes += size;
  }
  if (batch.texts.length > 0) yield batch;
}

const encoder = new TextEncoder();
/** Each with the comma that follows. */
const bytesOf = (text: string): number => encoder.encode(text).length + 1;
const maxBytesOf = (text: string): number => text.length * 3 + 1;
