/** The language of query texts, for programs that write and read them. It needs no model and no store. */
export { type ParsedQuery, parseQuery } from './search/parse-query.ts';
export type { Leaf } from './search/tokenize-query.ts';
