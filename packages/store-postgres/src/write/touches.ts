import type { Parameter } from '../connection/query.ts';
import type { ReadSet } from './read-set.ts';

/**
 * A condition: whether entries of the log after one offset, up to another one, are about what was read. Without the upper bound,
 * PostgreSQL reads the whole log as long as it has no statistics of it.
 */
export const touches = (
  bind: (value: Parameter) => string,
  { urns, prefixes }: ReadSet,
  after: string,
  upTo: string,
): string =>
  `EXISTS (SELECT 1 FROM log WHERE log_offset > ${after} AND log_offset <= ${upTo}
     AND (urn = ANY (${bind([...urns])}::text[])
       OR EXISTS (SELECT 1 FROM unnest(${bind([...prefixes])}::text[]) AS p (prefix) WHERE starts_with(urn, prefix))))`;
