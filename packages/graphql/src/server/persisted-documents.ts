import { RequestError } from '@colophon/wire';
import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { documentUnknown } from './format-error.ts';

/** Longest documents that are kept together, in characters. */
const maxKept = 4 * 1024 * 1024;

/**
 * Lets clients send the hash of a document in place of the document, once the server has seen both together: the protocol
 * of automatic persisted queries. What is kept is lost with the process; clients then send the document again.
 */
export function usePersistedDocuments(): Plugin {
  const documents = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length || 1,
  });
  return {
    async onParams({ params, setParams }) {
      const hash = hashOf(params);
      if (hash === undefined) return;
      const { query } = params;
      if (query === undefined) {
        const known = documents.get(hash);
        if (known === undefined)
          throw new GraphQLError('PersistedQueryNotFound', {
            extensions: { code: documentUnknown },
          });
        setParams({ ...params, query: known });
        return;
      }
      if ((await sha256(query)) !== hash)
        throw new RequestError(
          'INVALID_REQUEST',
          '/extensions/persistedQuery/sha256Hash: expected the SHA-256 hash of the query',
        );
      documents.set(hash, query);
    },
  };
}

function hashOf({ extensions }: GraphQLParams): string | undefined {
  const persisted: unknown = extensions?.persistedQuery;
  if (typeof persisted !== 'object' || persisted === null) return undefined;
  const hash = 'sha256Hash' in persisted ? persisted.sha256Hash : undefined;
  if (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash)) return hash;
  throw new RequestError(
    'INVALID_REQUEST',
    '/extensions/persistedQuery/sha256Hash: expected a SHA-256 hash of 64 hexadecimal digits',
  );
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
