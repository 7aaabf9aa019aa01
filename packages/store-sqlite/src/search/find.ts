import type { ResolvedQuery, TextQuery, Tier } from '@colophon/catalogue';
import { entityTypeField, foldName, tiers } from '@colophon/catalogue/for-stores';
import type { Statements } from '../statements.ts';
import { type Column, type Columns, removedField } from './columns.ts';
import {
  type Ids,
  intersect,
  membership,
  noIds,
  placeAfter,
  selectIds,
  subtract,
  union,
  without,
} from './ids.ts';
import { type Forms, matchAll, selectMatches, splitQuery } from './match.ts';
import { type NarrowContext, narrow, narrowByFilter } from './narrow.ts';
import { narrowByVisible } from './narrow-by-visible.ts';
import { relevanceOf } from './relevance.ts';
import { TextMatches } from './text-matches.ts';

/** Entities that are as good as each other by the way in which their words were found. */
export interface Ranked {
  readonly tier: Tier;
  /** The expression of FTS5 by which they were found. */
  readonly match: string;
  /** Weighs them without FTS5, when that is faster. */
  relevance?(ids: Ids): ReadonlyMap<number, number> | undefined;
  readonly ids: Ids;
}

/** Everything that a query finds. */
export interface Found {
  readonly ids: Ids;
  /**
   * The same in tiers, the best first and no entity in two, until there are as many as needed; absent when there are
   * no words to rank by.
   */
  tiers?(needed: number): readonly Ranked[];
}

export async function find(context: NarrowContext, query: ResolvedQuery): Promise<Found> {
  const { texts, conditions } = splitQuery(query.text);
  const fitting = async (ids: Ids): Promise<Ids> => {
    let narrowed = visible(context, ids, query);
    if (query.within) narrowed = await narrowByVisible(context, narrowed, query.within);
    for (const part of conditions) narrowed = await narrow(context, narrowed, part);
    return narrowByFilter(context, narrowed, query.filter);
  };
  if (texts.length === 0) return { ids: await fitting(everyId(context.columns)) };

  const name = wholeName(query.name);
  const all = matchAll(texts, 'all');
  const telling = texts.filter(isTelling);
  const weighed = telling.length === 0 ? texts : telling;
  if (name === undefined && all === undefined) return { ids: noIds };
  const matches = new TextMatches(context.statement, context.columns.keptMatches);
  const named = name === undefined ? noIds : matches.select(name);
  const ids = await fitting(union([named, matches.all(texts)]));
  await context.pace();
  const better = [
    [tiers.name, name, named],
    [tiers.asWritten, matchAll(texts, 'best'), matches.known(texts)],
  ] as const;
  const relevance = (words: readonly TextQuery[], forms: Forms) => (some: Ids) =>
    relevanceOf(context.statement, matches, words, forms, some);
  return {
    ids,
    tiers(needed) {
      const ranked: Ranked[] = [];
      let left = ids;
      for (const [tier, match, known] of better) {
        if (match === undefined || left.length === 0) continue;
        const found = known
          ? intersect(left, known, needed)
          : matching(context.statement, left, match, needed);
        if (found.length === 0) continue;
        ranked.push({
          tier,
          match,
          ids: found,
          ...(tier === tiers.asWritten && { relevance: relevance(texts, 'best') }),
        });
        if (found.length >= needed) return ranked;
        left = without(left, found);
      }
      const match = matchAll(weighed, 'all');
      return match === undefined
        ? ranked
        : [...ranked, { tier: tiers.related, match, ids: left, relevance: relevance(weighed, 'all') }];
    },
  };
}

/** A single letter that names begin with says next to nothing of them, and the list of all of these is long. */
const isTelling = (text: TextQuery): boolean =>
  text.kind === 'all'
    ? text.of.some(isTelling)
    : !(
        text.kind === 'term' &&
        text.inNames === true &&
        text.best.every(({ words: [word = ''] }) => word.length === 1)
      );

/** Those that match, or the first of them when these are as many as are needed. */
function matching(statement: Statements, ids: Ids, match: string, needed: number): Ids {
  // Filters may leave few of the first ones; then all are looked at.
  const limit = needed * 4;
  const first = selectMatches(statement, match, limit);
  const among = ids.subarray(0, placeAfter(ids, first.at(-1) ?? 0)).filter(membership(first));
  return first.length < limit || among.length >= needed
    ? among
    : ids.filter(membership(selectMatches(statement, match)));
}

function wholeName(name = ''): string | undefined {
  const folded = foldName(name);
  return folded === '' ? undefined : `whole : "${folded}"`;
}

const everyId = (columns: Columns): Ids => columns.column(entityTypeField).ids();

/** Those of the entity types asked for, and not soft-deleted unless those are, too. */
function visible(
  { statement, columns }: NarrowContext,
  ids: Ids,
  { urns, entityTypes, hiddenTypes, includeRemoved }: ResolvedQuery,
): Ids {
  const named = urns ? ids.filter(membership(idsOf(statement, urns))) : ids;
  const typed =
    entityTypes.length === 0 ? named : withOne(columns.column(entityTypeField), named, entityTypes);
  const shown = hiddenTypes.length === 0 ? typed : subtract(typed, idsOfTypes(statement, hiddenTypes));
  return includeRemoved ? shown : withOne(columns.column(removedField), shown, ['0']);
}

/** Those that have one of the values, of a column in which every entity has one. */
const withOne = (column: Column, ids: Ids, values: readonly string[]): Ids =>
  column.hasOnly(values) ? ids : column.having(ids, values);

const idsOfTypes = (statement: Statements, types: readonly string[]): Ids =>
  selectIds(statement, {
    sql: 'SELECT id FROM entity WHERE type IN (SELECT value FROM json_each(?)) ORDER BY id',
    parameters: [JSON.stringify(types)],
  });

const idsOf = (statement: Statements, urns: readonly string[]): Ids =>
  selectIds(statement, {
    sql: 'SELECT id FROM entity WHERE urn IN (SELECT value FROM json_each(?))',
    parameters: [JSON.stringify(urns)],
  });
