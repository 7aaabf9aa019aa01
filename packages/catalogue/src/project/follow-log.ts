import type { Registry } from '@colophon/schema';
import type { AspectStore } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { ChangeLog } from '../ports/change-log.ts';
import type { FollowingIndex, IndexUpdate } from '../ports/following-index.ts';
import { textFieldsOf } from '../search/text-fields.ts';
import { projectDocument, textsOf } from './document.ts';
import { edgesOf, hasEdges } from './edges.ts';

/** Entries of the log, or aspects, per step. */
const stepSize = 1000;

export interface Following {
  readonly registry: Registry;
  readonly store: Pick<AspectStore, 'aspectsOf' | 'aspectKeys'> & Pick<ChangeLog, 'changes' | 'logHead'>;
  readonly index: FollowingIndex;
}

/**
 * Brings an index up to the head of the log, step by step; one that is new is built from the stored values, since
 * not all of them are in the log. The values are read as they are by then, which may be later than the entries.
 *
 * @returns The offset up to which the log is applied.
 */
export async function followLog({ registry, store, index }: Following): Promise<number> {
  const update = async (urns: ReadonlySet<string>): Promise<IndexUpdate> => {
    const rows = Map.groupBy(await store.aspectsOf([...urns]), ({ urn }) => urn);
    const documents = [...rows.values()].flatMap((own) => projectDocument(registry, own) ?? []);
    const found = new Set(documents.map(({ urn }) => urn));
    return {
      documents: documents.map((after) => ({ after, texts: textsOf(registry, after), isRebuilt: true })),
      removed: [...urns].filter((urn) => !found.has(urn)),
      edges: [...rows.values()].flat().flatMap((row) => {
        const aspect = registry.aspectOf(row.entityType, row.aspect);
        if (!aspect || !hasEdges(aspect)) return [];
        const { urn } = row;
        return { key: { urn, aspect: row.aspect }, edges: edgesOf(aspect, urn, row.value) };
      }),
      textFields: textFieldsOf(registry),
    };
  };

  async function build(): Promise<number> {
    const head = await store.logHead();
    let last: AspectKey | undefined;
    do {
      const keys = await store.aspectKeys({ limit: stepSize, after: last });
      await index.applyUpTo(undefined, await update(new Set(keys.map(({ urn }) => urn))));
      last = keys.length < stepSize ? undefined : keys.at(-1);
    } while (last);
    await index.applyUpTo(head, await update(new Set()));
    return head;
  }

  let applied = (await index.appliedUpTo()) ?? (await build());
  for (;;) {
    const { entries, next } = await store.changes({ from: applied + 1, limit: stepSize });
    if (next - 1 <= applied) return applied;
    applied = next - 1;
    await index.applyUpTo(applied, await update(new Set(entries.map(({ urn }) => urn))));
  }
}
