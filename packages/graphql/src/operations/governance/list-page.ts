import { type FilterCriterion, type SearchQuery, searchQuery } from '@colophon/catalogue';
import { maxResultWindow, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';

/** What lists have in common. */
export interface ListInput {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly query?: string | null;
}

export interface ListPage {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly items: readonly EntityStub[];
}

interface ListOptions {
  readonly entityType: string;
  /** Default of `count`. */
  readonly defaultCount?: number;
  /** An OR of ANDs of criteria. */
  readonly filter?: readonly (readonly FilterCriterion[])[];
  /** The field by which the list is sorted, the greatest first. */
  readonly newestBy?: string;
}

/** A page of the entities of a type. @throws RequestError `INVALID_REQUEST` for a page out of reach. */
export async function listPage(
  { session }: Pick<GraphqlContext, 'session'>,
  input: ListInput,
  { entityType, defaultCount = 20, filter = [], newestBy }: ListOptions,
): Promise<ListPage> {
  const start = within(input.start ?? 0, 'input.start');
  const count = within(input.count ?? defaultCount, 'input.count');
  const text = input.query?.trim() ?? '';
  const sort: SearchQuery['sort'] = newestBy === undefined ? [] : [{ field: newestBy, order: 'DESCENDING' }];
  const { total, hits } = await session.search(
    searchQuery({ entityTypes: [entityType], input: text === '' ? '*' : text, filter, sort, start, count }),
  );
  const items = hits.flatMap(({ urn }) => stubOf(urn) ?? []);
  return { start, count: items.length, total, items };
}

function within(number: number, place: string): number {
  if (number >= 0 && number <= maxResultWindow) return number;
  throw new RequestError('INVALID_REQUEST', `${place}: expected 0 to ${maxResultWindow}, got ${number}`);
}

/** A criterion that any of the values of a field meets. */
export const equals = (field: string, ...values: readonly string[]): FilterCriterion => ({
  fields: [field],
  values,
  condition: 'EQUAL',
  negated: false,
});

/** A criterion that entities without a value in a field meet. */
export const hasNo = (field: string): FilterCriterion => ({
  fields: [field],
  values: [],
  condition: 'IS_NULL',
  negated: false,
});
