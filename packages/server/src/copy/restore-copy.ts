import { type AspectKey, type Catalogue, createCatalogue, findIncompatibilities } from '@colophon/catalogue';
import type { Registry } from '@colophon/schema';
import type { CopyTarget } from '@colophon/store-sql/copy';
import { ConfigurationError } from '../configuration-error.ts';

/** Entities whose documents and edges are made again at the same time: the catalogue commits them together. */
const atATime = 200;

export interface RestoreCopyOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with how many aspects are done. */
  readonly onProgress: (aspects: number) => void;
}

/**
 * Makes the search documents and edges of a target, from the aspects that it has by now: of all, or of those that changed
 * since they were made. The progress is kept in the target.
 *
 * @throws ConfigurationError when the model does not fit the values.
 */
export async function restoreCopy(
  registry: Registry,
  target: CopyTarget,
  { signal, onProgress }: RestoreCopyOptions,
): Promise<void> {
  const { store } = target;
  const misfits = await findIncompatibilities(registry, store);
  if (misfits.length > 0)
    throw new ConfigurationError(
      `The model does not fit the values that are copied: ${misfits[0]} Name the folder of your own model with --model, and run the command again.`,
    );
  const catalogue = createCatalogue({ registry, store });
  await restoreAll(catalogue, target, { signal, onProgress });
  await restoreChanged(catalogue, target, { signal, onProgress });
}

async function restoreAll(
  catalogue: Catalogue,
  target: CopyTarget,
  { signal, onProgress }: RestoreCopyOptions,
): Promise<void> {
  let { stage, after } = await target.progress();
  if (stage !== 'indices') return;
  for (let rows = 0, done = false; !done; ) {
    const report = await catalogue.restoreIndices({ limit: 5000, ...(after && { after }) });
    rows += report.rows;
    after = report.last;
    done = report.done;
    await target.setProgress(done ? { stage: 'changes' } : { stage: 'indices', after });
    onProgress(rows);
    signal?.throwIfAborted();
  }
}

async function restoreChanged(
  catalogue: Catalogue,
  target: CopyTarget,
  { signal, onProgress }: RestoreCopyOptions,
): Promise<void> {
  for (let rows = 0; ; ) {
    const keys = await target.changedAspects(atATime);
    if (keys.length === 0) return;
    await removeGone(target, keys);
    const urns = [...new Set(keys.map(({ urn }) => urn))];
    await Promise.all(urns.map((urn) => catalogue.restoreIndices({ urn })));
    await target.forgetChanged(keys);
    rows += keys.length;
    onProgress(rows);
    signal?.throwIfAborted();
  }
}

/** Removes what is left of aspects that the source has deleted: their edges, and the document of an entity without any. */
async function removeGone({ store }: CopyTarget, keys: readonly AspectKey[]): Promise<void> {
  await store.write(async (transaction) => {
    const found = await transaction.latest(keys);
    const there = new Set(found.map(({ urn, aspect }) => `${urn} ${aspect}`));
    const gone = keys.filter(({ urn, aspect }) => !there.has(`${urn} ${aspect}`));
    if (gone.length === 0) return;
    const left = new Set<string>();
    for (const urn of new Set(gone.map(({ urn }) => urn)))
      if ((await transaction.aspectKeys({ urn, limit: 1 })).length > 0) left.add(urn);
    await transaction.apply({
      deletions: gone.map((key) =>
        // Its time-series values go as well, and are copied again with the other tables.
        left.has(key.urn) ? { kind: 'aspect', ...key } : { kind: 'entity', urn: key.urn },
      ),
      latest: [],
      history: [],
      timeseries: [],
      log: [],
      documents: [],
      edges: [],
    });
  });
}
