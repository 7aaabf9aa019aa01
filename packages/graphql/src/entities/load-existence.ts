import type { Session } from '@colophon/catalogue';
import DataLoader from 'dataloader';

/** Finds out whether entities exist, all that a level of a query asks for at once. */
export interface ExistenceLoader {
  /** Whether anything was written of the entity; soft-deleted counts too, unless it must not. */
  exists(urn: string, options?: { readonly includeRemoved?: boolean }): Promise<boolean>;
  clear(): void;
}

export function createExistenceLoader(session: Pick<Session, 'existing'>): ExistenceLoader {
  const load = (includeRemoved: boolean) =>
    new DataLoader<string, boolean>(
      async (urns) => {
        const existing = new Set(await session.existing(urns, includeRemoved));
        return urns.map((urn) => existing.has(urn));
      },
      { maxBatchSize: 500 },
    );
  const all = load(true);
  const present = load(false);
  return {
    exists: (urn, { includeRemoved = true } = {}) => (includeRemoved ? all : present).load(urn),
    clear() {
      all.clearAll();
      present.clearAll();
    },
  };
}
