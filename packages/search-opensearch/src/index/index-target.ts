import type { FollowingIndex, IndexUpdate, SearchTexts } from '@colophon/catalogue';
import type { Client } from '../connection/client.ts';
import { ResponseError } from '../connection/errors.ts';
import { idOf } from '../documents/names.ts';
import { toSource } from '../documents/to-source.ts';
import { type Operation, sendBulk } from './bulk.ts';
import { writeAlias } from './names.ts';

/** The id of the document that says how far the index is. It goes with the others when the index is emptied. */
const positionId = 'position';

const noTexts: SearchTexts = { whole: '', name: '', strong: '', text: '', weak: '' };

/** How far an index is. */
export interface IndexPosition {
  readonly offset: number;
  /** Says which entry of the log is at the offset; absent when the log has none there. */
  readonly mark?: string;
}

/** The position of an index, or of the index behind an alias; undefined when it has none, or there is no index. */
export async function readPosition(
  client: Client,
  name: string,
  bounds: { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number } = {},
): Promise<IndexPosition | undefined> {
  const { _source } = await client.send<{ readonly _source?: IndexPosition }>(
    { path: `/${name}/_doc/${positionId}`, ...bounds },
    [404],
  );
  return _source;
}

export interface TargetOptions {
  /** Offset of the log of which documents are that are written while the index is built. */
  readonly base: number;
  readonly signal?: AbortSignal;
  /** Returns what says which entry of the log is at the offset. */
  readonly markOf?: (offset: number) => Promise<string | undefined>;
  /** Called when documents are visible in the index. */
  readonly onApplied?: (documents: number) => void;
}

/** One index that follows the log. What it takes over is visible before its position is. */
export function indexTarget(
  client: Client,
  index: string,
  { base, signal, markOf, onApplied }: TargetOptions,
): FollowingIndex {
  const alias = writeAlias(index);
  return {
    async appliedUpTo() {
      return (await readPosition(client, index, { signal }))?.offset;
    },
    async applyUpTo(offset, update) {
      const operations = operationsOf(update, offset ?? base);
      if (operations.length > 0) {
        await sendBulk(client, alias, operations, signal);
        await refresh(client, index, signal);
      }
      onApplied?.(operations.length);
      if (offset === undefined) return;
      const mark = await markOf?.(offset);
      await client.send(
        {
          method: 'PUT',
          path: `/${alias}/_doc/${positionId}`,
          query: { version: offset, version_type: 'external_gte', require_alias: true, refresh: true },
          body: { offset, ...(mark !== undefined && { mark }) },
          signal,
        },
        // Another process was further already.
        [409],
      );
    },
  };
}

export function operationsOf(
  { documents, removed, textFields }: Pick<IndexUpdate, 'documents' | 'removed' | 'textFields'>,
  version: number,
): readonly Operation[] {
  return [
    ...documents.map(({ after, texts = noTexts }) => ({
      id: idOf(after.urn),
      version,
      source: toSource(after, texts, textFields),
    })),
    ...removed.map((urn) => ({ id: idOf(urn), version })),
  ];
}

/** Makes visible what was written. */
export async function refresh(client: Client, index: string, signal?: AbortSignal): Promise<void> {
  const { _shards } = await client.send<{ readonly _shards: { readonly failed: number } }>({
    method: 'POST',
    path: `/${index}/_refresh`,
    signal,
  });
  if (_shards.failed > 0) throw new ResponseError(503, '', 'a shard of the index could not be refreshed');
}
