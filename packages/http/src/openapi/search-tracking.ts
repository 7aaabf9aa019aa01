import type { SearchRecorder } from '@colophon/catalogue';

/** What the operations count searches with. */
export type SearchTracking = Pick<SearchRecorder, 'add' | 'read' | 'days'>;
