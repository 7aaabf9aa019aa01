import { readSearchState, type SearchState } from '../../search/search-state.ts';
import { columnOfUrn } from './graph/column-urn.ts';
import { type Direction, directions } from './graph/graph.ts';

export const views = ['graph', 'list', 'impact'] as const;
export type View = (typeof views)[number];
export const groupings = ['platform', 'domain'] as const;
export type Grouping = (typeof groupings)[number];

/** Hops that can be open at a time. */
export const mostHops = 10;
/** How many entities of a hop may be shown. */
export const amounts = [5, 10, 25, 50, 100, 250, 500, 1_000] as const;
export const usualAmount = 50;
/** Entities that an address names: more would make it longer than some programs take. */
const mostNamed = 40;

/** What the address of lineage says. */
export interface LineageState {
  readonly view: View;
  /** Undefined shows both. */
  readonly direction: Direction | undefined;
  /** Hops that are open in each direction. */
  readonly depth: number;
  /** Most entities of a hop; the most important ones. */
  readonly most: number;
  readonly isFolded: boolean;
  /** Sides that a reader opened, in part or as a whole, or closed. */
  readonly open: readonly string[];
  readonly whole: readonly string[];
  readonly closed: readonly string[];
  /** Entities whose columns are shown. */
  readonly columns: readonly string[];
  /** URN of the column that is followed. */
  readonly column: string | undefined;
  /** What is selected. */
  readonly node: string | undefined;
  /** The other end of the path that is highlighted. */
  readonly pin: string | undefined;
  readonly group: Grouping | undefined;
  /** What the graph and the list are narrowed to. */
  readonly q: string;
  readonly type: string | undefined;
  readonly platform: string | undefined;
  readonly tag: string | undefined;
  /** Days, as `2026-01-31`, between which edges were seen. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Values of facets, by their fields, that narrow the impact. */
  readonly filters: SearchState['filters'];
  readonly page: number;
}

/** Reads what stands behind `?` in an address, of which anything may be wrong. */
export function readLineageState(given: Readonly<Record<string, unknown>>): LineageState {
  const { q, filters, page } = readSearchState(given);
  const most = Number(given.most);
  const depth = Number(given.depth);
  return {
    view: oneOf(views, given.view) ?? 'graph',
    direction: oneOf(directions, given.direction),
    depth: Number.isInteger(depth) && depth >= 1 && depth <= mostHops ? depth : 1,
    most: amounts.find((amount) => amount === most) ?? usualAmount,
    isFolded: given.tasks === 'folded',
    open: sidesIn(given.open),
    whole: sidesIn(given.whole),
    closed: sidesIn(given.closed),
    columns: textsIn(given.columns).filter(isUrn),
    column: textsIn([given.column]).find((text) => columnOfUrn(text) !== undefined),
    node: urnIn(given.node),
    pin: urnIn(given.pin),
    group: oneOf(groupings, given.group),
    q,
    type: textIn(given.type),
    platform: textIn(given.platform),
    tag: textIn(given.tag),
    from: dayIn(given.since),
    to: dayIn(given.until),
    filters,
    page,
  };
}

/** The address of a state: only what differs from what is shown at first. */
export function lineageSearch(state: LineageState): Record<string, unknown> {
  const initial = readLineageState({});
  const { isFolded, from: since, to: until, ...shared } = state;
  const rest = { ...shared, since, until };
  const differing = Object.entries(rest).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(initial[name as keyof LineageState]),
  );
  return { ...Object.fromEntries(differing), ...(isFolded && { tasks: 'folded' }) };
}

/** The hops that are open in each direction. */
export const depthsOf = ({
  direction,
  depth,
}: Pick<LineageState, 'direction' | 'depth'>): Readonly<Record<Direction, number>> => ({
  upstream: direction === 'downstream' ? 0 : depth,
  downstream: direction === 'upstream' ? 0 : depth,
});

interface Times {
  readonly from?: number;
  readonly to?: number;
}

/** The range of time in milliseconds since the epoch; days begin and end in Greenwich, so that an address means the same everywhere. */
export function timesOf({ from, to }: Pick<LineageState, 'from' | 'to'>): Times {
  const day = 24 * 60 * 60 * 1000;
  return {
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(to !== undefined && { to: Date.parse(to) + day - 1 }),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const textIn = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given : undefined;
const isUrn = (text: string): boolean => text.startsWith('urn:li:');
const urnIn = (given: unknown): string | undefined => textsIn([given]).find(isUrn);
const textsIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((each) => typeof each === 'string').slice(-mostNamed) : [];
const sidesIn = (given: unknown): readonly string[] =>
  textsIn(given).filter((side) => directions.some((direction) => side.startsWith(`${direction} urn:li:`)));
const dayIn = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined;

/** What shows everything that is open. */
export const withoutFilters = { q: '', type: undefined, platform: undefined, tag: undefined } as const;
