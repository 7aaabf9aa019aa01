/** Where a public name belongs. */
export const nameKinds = ['SDK', 'HTTP', 'CLI', 'field', 'symbol'] as const;
export type NameKind = (typeof nameKinds)[number];

/** The names of one kind: all there are, and those that samples use. */
export interface NameUse {
  readonly kind: NameKind;
  readonly names: ReadonlySet<string>;
  /** By name, the pages with a sample that uses it. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Collects who uses what. */
export class Uses extends Map<string, Set<string>> {
  note(name: string, page: string): void {
    const pages = this.get(name) ?? new Set();
    this.set(name, pages.add(page));
  }
}

export const unusedOf = ({ names, uses }: NameUse): string[] =>
  [...names].filter((name) => !uses.has(name)).sort();

/** The share of the names that samples use, of all kinds together. */
export function shareOf(uses: readonly NameUse[]): number {
  const all = uses.reduce((sum, { names }) => sum + names.size, 0);
  const unused = uses.reduce((sum, use) => sum + unusedOf(use).length, 0);
  return all === 0 ? 1 : (all - unused) / all;
}

/** A table by kind, and under it the names that no sample uses, by the place where a writer would add one. */
export function reportNames(uses: readonly NameUse[]): string {
  const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
  const rows = uses.map((use) => {
    const unused = unusedOf(use);
    const list = unused.length === 0 ? '' : `\n  no sample uses: ${groupByFirstPart(unused).join('; ')}`;
    return `${use.kind}: ${use.names.size - unused.length} of ${use.names.size}, ${percent(shareOf([use]))}${list}`;
  });
  return [`Public names that a sample uses: ${percent(shareOf(uses))}`, ...rows].join('\n');
}

/** `GraphClient.search, GraphClient.scroll` as `GraphClient: search, scroll`: one page can mend them all. */
function groupByFirstPart(names: readonly string[]): string[] {
  const groups = Map.groupBy(names, (name) => /^(.*)[.# ]/.exec(name)?.[1] ?? '');
  return [...groups].map(([group, members]) => {
    const rest = members.map((name) => name.slice(group.length).replace(/^[.# ]/, ''));
    return group === '' ? rest.join(', ') : `${group}: ${rest.join(', ')}`;
  });
}
