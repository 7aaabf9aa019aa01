import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import DataLoader from 'dataloader';
import { isWellFormed } from './well-formed.ts';

/** Reads aspects of entities, all that a level of a query asks for at once. */
export interface AspectLoader {
  /** The latest value; undefined when there is none, or when it may not be seen. */
  load(urn: string, aspect: string): Promise<JsonObject | undefined>;
  /** Reads everything anew from now on. */
  clear(): void;
}

interface Key {
  readonly urn: string;
  readonly aspect: string;
}

/** Entities that one read may name. */
const maxBatch = 500;

/** For one request: what was read once is not read again. */
export function createAspectLoader(session: Pick<Session, 'entities' | 'registry'>): AspectLoader {
  const loader = new DataLoader<Key, JsonObject | undefined, string>(
    async (keys) => {
      // One that nothing can be stored of must not keep the others from being read.
      const urns = [...new Set(keys.map(({ urn }) => urn))].filter((urn) =>
        isWellFormed(urn, session.registry),
      );
      const names = [...new Set(keys.map(({ aspect }) => aspect))];
      const values = new Map<string, JsonObject>();
      for (const { urn, aspects } of await session.entities(urns, names))
        for (const { aspect, value } of aspects) values.set(`${urn}\n${aspect}`, value);
      return keys.map(({ urn, aspect }) => values.get(`${urn}\n${aspect}`));
    },
    { cacheKeyFn: ({ urn, aspect }) => `${urn}\n${aspect}`, maxBatchSize: maxBatch },
  );
  return {
    load: (urn, aspect) => loader.load({ urn, aspect }),
    clear: () => void loader.clearAll(),
  };
}
