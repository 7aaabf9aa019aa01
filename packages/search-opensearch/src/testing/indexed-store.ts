import type { ChangeSet, SearchTexts, Store } from '@colophon/catalogue';
import type { Registry } from '@colophon/schema';
import { createClient } from '../connection/client.ts';
import { readSearchSettings } from '../connection/settings.ts';
import { indexTarget } from '../index/index-target.ts';
import { createIndex, switchTo } from '../index/lifecycle.ts';
import { searchAlias } from '../index/names.ts';
import { askIndex } from '../query/ask.ts';

/**
 * A store whose searches are answered by an index of its own, which takes over the documents of each write before the
 * next search. It has no log to follow: the contract of a search index is about documents alone.
 *
 * @param prefix Of the index, so that it is alone on its server.
 */
export async function indexedStore(
  store: Store,
  url: string,
  { registry, prefix }: { readonly registry: Registry; readonly prefix: string },
): Promise<Store> {
  const settings = readSearchSettings(url, { INDEX_PREFIX: prefix });
  const client = createClient(settings);
  /** An index takes a document as a whole; a change without texts leaves them as they were. */
  const texts = new Map<string, SearchTexts>();
  let version = 0;
  let pending: ChangeSet[] = [];
  /** The position that the index has. */
  let told: number | undefined;
  let index = await emptyIndex();
  const questions = askIndex(client, searchAlias(settings.prefix));

  async function emptyIndex(): Promise<string> {
    const made = await createIndex(client, registry, settings);
    await switchTo(client, settings.prefix, made);
    return made;
  }

  /** The index after all writes. */
  async function caughtUp(): Promise<typeof questions> {
    const head = await store.logHead();
    if (head === told && pending.length === 0) return questions;
    told = head;
    for (const { documents, textFields = new Set<string>(), deletions = [] } of pending.splice(0)) {
      version++;
      const known = documents.map((change) => {
        const own = change.texts ?? texts.get(change.after.urn);
        if (own) texts.set(change.after.urn, own);
        return { ...change, ...(own && { texts: own }) };
      });
      const removed = deletions.flatMap((deletion) => (deletion.kind === 'entity' ? [deletion.urn] : []));
      await indexTarget(client, index, { base: version }).applyUpTo(undefined, {
        documents: known,
        removed: removed.filter((urn) => !documents.some(({ after }) => after.urn === urn)),
        edges: [],
        textFields,
      });
    }
    await indexTarget(client, index, { base: 0 }).applyUpTo(head, {
      documents: [],
      removed: [],
      edges: [],
      textFields: new Set(),
    });
    return questions;
  }

  return {
    ...store,
    search: async (query) => (await caughtUp()).search(query),
    groups: async (query, place) => (await caughtUp()).groups(query, place),
    write: (work) =>
      store.write((transaction) =>
        work({
          ...transaction,
          async apply(changes) {
            await transaction.apply(changes);
            pending.push(changes);
          },
        }),
      ),
    async dropProjections() {
      await store.dropProjections();
      pending = [];
      told = undefined;
      index = await emptyIndex();
    },
  };
}
