/** A place in the browse tree whose groups the thread of `slow-thread.ts` never returns. */
export const endless = 'endless';
