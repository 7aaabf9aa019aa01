import { cappedCount, count, text } from './query.ts';

/** Most items of a page. */
const maxPage = 10_000;

/** The parameters of everything that is read page by page. */
export const scrollParameters = {
  count: cappedCount('Most items of the page.', 10, maxPage),
  scrollId: text('The `scrollId` of the page before; the other parameters stay as they were.'),
  sliceId: count('Number of the slice. The first one holds everything.', 0),
  sliceMax: count('How many slices there are.', 0),
  pitKeepAlive: text('Passed over: an id never grows old.'),
};

/**
 * True for every slice but the first. Slices let several readers share the work of a cluster; here, where one process
 * reads, the first slice holds everything, so that together they hold each item once.
 */
export const isLaterSlice = ({ sliceId }: { readonly sliceId: number }): boolean => sliceId > 0;
