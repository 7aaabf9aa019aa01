import type { GuardedOptions } from '../access/write-guard.ts';
import { type CatalogueError, isCatalogueError } from '../errors.ts';
import type { FailedWrite } from '../ports/administration.ts';
import type { Store } from '../ports/store.ts';
import type { AspectUnknownField, ChangeProposal, WriteReceipt } from '../proposal.ts';
import { withTrace } from './trace.ts';
import type { Writer } from './writer.ts';

/**
 * Applies proposals for a caller who asks later what became of them. A condition that does not hold rejects only the
 * proposal that carries it; the failure is kept under the id of the trace. Anything else that is wrong rejects all of
 * them, as a synchronous write would.
 *
 * @throws CatalogueError that lists every proposal rejected, when a proposal itself is wrong.
 */
export async function proposeAsync(
  { writer, store }: { readonly writer: Writer; readonly store: Store },
  proposals: readonly ChangeProposal[],
  traceId: string,
  actor: string,
  options?: GuardedOptions,
): Promise<WriteReceipt> {
  const traced = proposals.map((proposal) => withTrace(proposal, traceId));
  try {
    return await writer.propose(traced, actor, options);
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
  // Each for itself, in the same order: those that arrive together are written together.
  const results = await Promise.allSettled(
    traced.map((proposal) => writer.propose([proposal], actor, options)),
  );
  const failures: FailedWrite[] = [];
  const unknownFields: AspectUnknownField[] = [];
  for (const [i, result] of results.entries()) {
    if (result.status === 'fulfilled') {
      unknownFields.push(...result.value.unknownFields);
      continue;
    }
    if (!isCatalogueError(result.reason)) throw result.reason;
    const { entityUrn = '', aspectName = '' } = proposals[i] ?? {};
    failures.push({ urn: entityUrn, aspect: aspectName, message: result.reason.message });
  }
  if (failures.length > 0) await store.addFailedWrites(traceId, failures);
  return { unknownFields };
}

/** What is stored decides whether a condition holds, which is known only at the write. */
const isFailedCondition = (error: unknown): error is CatalogueError =>
  isCatalogueError(error) && (error.code === 'ALREADY_EXISTS' || error.code === 'PRECONDITION_FAILED');
