import type { StoreAdministration } from './administration.ts';
import type { AspectStore } from './aspect-store.ts';
import type { ChangeLog } from './change-log.ts';
import type { CoverageStore } from './coverage.ts';
import type { GraphIndex } from './graph-index.ts';
import type { SearchCountStore } from './search-counts.ts';
import type { SearchIndex } from './search-index.ts';
import type { TimeseriesStore } from './timeseries-store.ts';

/**
 * Where a catalogue keeps its data: all ports over one place, whose transaction changes everything together. Every
 * implementation passes the store contract, `storeContract` in `@colophon/catalogue/testing`.
 */
export interface Store
  extends AspectStore,
    ChangeLog,
    SearchIndex,
    GraphIndex,
    TimeseriesStore,
    SearchCountStore,
    CoverageStore,
    StoreAdministration {}
