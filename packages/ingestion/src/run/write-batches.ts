import type { Rejected, Sink } from '../definitions/sink.ts';
import type { Batch } from './make-batches.ts';

/** A batch that was written, and what of it was rejected. */
export type OnWritten = (batch: Batch, rejected: readonly Rejected[]) => void | Promise<void>;

/**
 * Writes batches, as many at the same time as the sink takes. Two batches with values of the same entity are written one
 * after the other, in order. The next batch is only asked for when one can be written: a slow sink slows the source down.
 *
 * @throws What the sink throws; batches that are being written end first.
 */
export async function writeBatches(
  batches: AsyncIterable<Batch>,
  sink: Sink,
  signal: AbortSignal,
  onWritten: OnWritten,
): Promise<void> {
  const concurrency = Math.max(1, sink.concurrency ?? 1);
  const inFlight = new Set<{ readonly urns: ReadonlySet<string>; readonly done: Promise<void> }>();
  let failure: { readonly error: unknown } | undefined;
  const start = (batch: Batch) => {
    const urns = new Set(batch.proposals.map(({ entityUrn }) => entityUrn));
    const write = async () => {
      try {
        const rejected = await sink.write(batch.proposals, signal);
        await onWritten(batch, rejected);
      } catch (error) {
        failure ??= { error };
      } finally {
        inFlight.delete(entry);
      }
    };
    const entry = { urns, done: Promise.resolve().then(write) };
    inFlight.add(entry);
  };
  const conflicts = ({ proposals }: Batch) =>
    [...inFlight].filter(({ urns }) => proposals.some(({ entityUrn }) => urns.has(entityUrn)));
  try {
    for await (const batch of batches) {
      while (inFlight.size >= concurrency) await Promise.race([...inFlight].map(({ done }) => done));
      await Promise.all(conflicts(batch).map(({ done }) => done));
      if (failure || signal.aborted) break;
      start(batch);
    }
  } finally {
    await Promise.all([...inFlight].map(({ done }) => done));
  }
  if (failure) throw failure.error;
  signal.throwIfAborted();
}
