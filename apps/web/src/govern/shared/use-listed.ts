import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Operation } from '../../data/operation.ts';
import { read } from '../../data/query-client.ts';

/** A page of a list. */
interface ListedPage<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** A page of a list, as far as it was read. */
export interface Listed<Row> {
  /** Undefined until it was read. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface ListedSettings<Data, Row> {
  /** The page in an answer. */
  readonly pageOf: (data: Data) => ListedPage<Row> | null | undefined;
  /** False where something is missing that the variables need. Default true. */
  readonly isEnabled?: boolean;
}

/** Reads a page of a list. The page before it is shown until then. */
export function useListed<Data, Variables, Row>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { pageOf, isEnabled = true }: ListedSettings<Data, Row>,
): Listed<Row> {
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...read(operation, variables),
    select: pageOf,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return { rows: page?.rows, total: page?.total ?? 0, error, retry: () => void refetch() };
}

interface Found<Entity> {
  readonly total: number;
  readonly searchResults: readonly { readonly entity: Entity }[];
}

/** The entities of a page of search results: those of a type, where others may be among them. */
export function entitiesOf<Entity extends object>(
  found: Found<Entity> | null | undefined,
): ListedPage<Entity> | undefined;
export function entitiesOf<Row>(
  found: Found<object> | null | undefined,
  isRow: (entity: object) => entity is Row & object,
): ListedPage<Row> | undefined;
export function entitiesOf(
  found: Found<object> | null | undefined,
  isRow: (entity: object) => boolean = () => true,
) {
  return found
    ? { total: found.total, rows: found.searchResults.map(({ entity }) => entity).filter(isRow) }
    : undefined;
}
