import { cappedCount, count, text } from './query.ts';

/** Most items of a page. */
const maxPage = 10_000;

/** The parameters of everything that is read page by page. */
export const scrollParameters = {
  count: cappedCount('Maximum number of items per page.', 10, maxPage),
  scrollId: text('The `scrollId` of the previous page. Keep the other parameters the same.'),
  sliceId: count('Number of the slice. The first one contains everything.', 0),
  sliceMax: count('Number of slices.', 0),
  pitKeepAlive: text('Ignored: scroll ids do not expire.'),
};

/**
 * True for every slice but the first. Slices let several readers share the work of a cluster; here, where one process
 * reads, the first slice holds everything, so that together they hold each item once.
 */
export const isLaterSlice = ({ sliceId }: { readonly sliceId: number }): boolean => sliceId > 0;
