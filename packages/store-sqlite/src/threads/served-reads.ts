import type { AspectRow, Store } from '@colophon/catalogue';
import { createPace, ReadBudget } from '@colophon/catalogue/for-stores';

/** Most JSON text of the versions of an aspect that come in one go, in characters: the thread that serves parses them. */
const maxHistoryLength = 512 * 1024;

/**
 * Reads the aspects of many entities, entity by entity. In another thread it would be no quicker for the one that serves:
 * to take over a value from there costs twice as much CPU as to parse it.
 */
export const aspectsOneByOne =
  ({ aspects }: Pick<Store, 'aspects'>): Store['aspectsOf'] =>
  async (urns, names, options = {}) => {
    const pace = createPace(options);
    const rows: AspectRow[] = [];
    for (const urn of [...new Set(urns)].sort()) {
      await pace();
      for (const row of await aspects(urn, names, options)) rows.push(row);
      if (options.budget?.isSpent) break;
    }
    return rows;
  };

/** Reads the versions of an aspect, a few long ones at a time. A version that is written meanwhile may be absent. */
export const historyInSlices =
  (history: Store['history']): Store['history'] =>
  async (key, start, count, options = {}) => {
    const { budget } = options;
    const pace = createPace(options);
    const versions: AspectRow[] = [];
    for (;;) {
      const available = Math.min(maxHistoryLength, budget?.left ?? maxHistoryLength);
      const own = new ReadBudget(available);
      const read = versions.length;
      const page = await history(key, start + read, count - read, { ...options, budget: own });
      budget?.spend(available - own.left);
      const last = versions.at(-1);
      // Each write moves the older versions one place on.
      const isNew = ({ version }: AspectRow) => !last || last.version === 0 || version < last.version;
      for (const row of page.versions) if (isNew(row)) versions.push(row);
      const isOver = !own.isSpent || versions.length === read || versions.length >= count;
      if (isOver || budget?.isSpent) return { total: page.total, versions };
      await pace();
    }
  };
