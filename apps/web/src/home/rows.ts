import type { HomeListsQuery, HomeUseQuery } from '../../gen/home/lists.ts';

/** An entity as the lists name it. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

type Entity = { readonly urn: string; readonly card: { readonly name: string } };
type Changes = HomeListsQuery['changes'];

export const named = ({ urn, card }: Entity): Named => ({ urn, name: card.name });

export interface Waiting extends Named {
  /** The title of the newest open incident, and how many more there are; undefined without any. */
  readonly incident: { readonly title: string; readonly more: number } | undefined;
}

/** What has an open incident, then what fails a check, each entity once. */
export function waitingRows(
  incidents: HomeListsQuery['incidents'] | undefined,
  failing: HomeUseQuery['failing'] | undefined,
): readonly Waiting[] {
  const open = (incidents?.searchResults ?? []).map(({ entity }) => {
    const found = 'incidents' in entity ? entity.incidents : null;
    const title = found?.incidents[0]?.title ?? '';
    return { ...named(entity), incident: { title, more: Math.max(0, (found?.total ?? 1) - 1) } };
  });
  const known = new Set(open.map(({ urn }) => urn));
  const others = (failing?.searchResults ?? [])
    .map(({ entity }) => ({ ...named(entity), incident: undefined }))
    .filter(({ urn }) => !known.has(urn));
  return [...open, ...others];
}

export interface Changed extends Named {
  readonly time: number;
  readonly isOwn: boolean;
}

/** What the reader owns first, then the others; each the newest first and once. */
export function changedRows(own: Changes | null | undefined, all: Changes): readonly Changed[] {
  const rowsOf = (changes: Changes, isOwn: boolean) =>
    changes.changes.map(({ entity, timeMillis }) => ({ ...named(entity), time: timeMillis, isOwn }));
  const first = own ? rowsOf(own, true) : [];
  const known = new Set(first.map(({ urn }) => urn));
  return [...first, ...rowsOf(all, false).filter(({ urn }) => !known.has(urn))];
}
