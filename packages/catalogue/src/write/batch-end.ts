import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import { collectErrors } from './map-collecting-errors.ts';

/** What work at the end of a batch may use. */
export interface BatchEndTools {
  readonly transaction: TransactionReads;
  /** Reads aspects into the state of the batch, with the key and the search document of their entities. */
  read(keys: readonly AspectKey[]): Promise<void>;
}

export type BatchEndWork = (tools: BatchEndTools) => void | Promise<void>;

/**
 * Work that has to wait until every proposal of a batch is applied: it sees the values with which the batch ends, in
 * whichever order they came. Work of one name is done once.
 */
export interface BatchEnd {
  /** The place in the batch of the proposal that is applied next; what fails later is reported there. */
  startProposal(place: number): void;
  add(name: string, work: BatchEndWork): void;
  /** @throws CatalogueError that names every proposal of the batch whose work failed. */
  run(tools: BatchEndTools, batchSize: number): Promise<void>;
}

export function createBatchEnd(): BatchEnd {
  let place = 0;
  const works = new Map<string, { readonly place: number; readonly work: BatchEndWork }>();
  return {
    startProposal(next) {
      place = next;
    },
    add(name, work) {
      works.set(name, { place, work });
    },
    async run(tools, batchSize) {
      const pending = [...works.values()];
      await collectErrors(
        pending,
        ({ work }) => work(tools),
        (i) => pending[i]?.place ?? i,
        batchSize,
      );
    },
  };
}
