import type { ResolvedQuery, Tier } from '@colophon/catalogue';
import { entityTypeField, foldName, tiers } from '@colophon/catalogue/for-stores';
import type { Statements } from '../statements.ts';
import { type Columns, removedField } from './columns.ts';
import { type Ids, membership, noIds, placeAfter, selectIds, subtract } from './ids.ts';
import { matchAll, selectMatches, splitQuery } from './match.ts';
import { type NarrowContext, narrow, narrowByFilter } from './narrow.ts';

/** Entities that are as good as each other by the way in which their words were found. */
export interface Ranked {
  readonly tier: Tier;
  /** The expression of FTS5 by which they were found. */
  readonly match: string;
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
    for (const part of conditions) narrowed = await narrow(context, narrowed, part);
    return narrowByFilter(context, narrowed, query.filter);
  };
  if (texts.length === 0) return { ids: await fitting(everyId(context.columns)) };

  const name = wholeName(query.name);
  const all = matchAll(texts, 'all');
  const either = [name, all].filter((match) => match !== undefined).join(' OR ');
  if (either === '') return { ids: noIds };
  const ids = await fitting(selectMatches(context.statement, either));
  await context.pace();
  const better = [
    [tiers.name, name],
    [tiers.asWritten, matchAll(texts, 'best')],
  ] as const;
  return {
    ids,
    tiers(needed) {
      const ranked: Ranked[] = [];
      let left = ids;
      for (const [tier, match] of better) {
        if (match === undefined || left.length === 0) continue;
        const found = matching(context.statement, left, match, needed);
        ranked.push({ tier, match, ids: found });
        if (found.length >= needed) return ranked;
        const isIn = membership(found);
        left = left.filter((id) => !isIn(id));
      }
      return all === undefined ? ranked : [...ranked, { tier: tiers.related, match: all, ids: left }];
    },
  };
}

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
  const typed = entityTypes.length === 0 ? named : columns.column(entityTypeField).having(named, entityTypes);
  const shown = hiddenTypes.length === 0 ? typed : subtract(typed, idsOfTypes(statement, hiddenTypes));
  return includeRemoved ? shown : columns.column(removedField).having(shown, ['0']);
}

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
