import type { Block } from './blocks.ts';

/** The languages that say the same thing, in the order in which every page has them. */
export const languageLabels = ['TypeScript', 'HTTP', 'GraphQL', 'CLI', 'Python'] as const;

/** The labels of the tabs on a page, each once; none for a page without tabs. */
export const labelsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ tab }) => (tab ? [tab.label] : []))),
];

/**
 * What a reader follows who has chosen a label: in every set the tab of that label, else the first; what stands outside
 * of tabs always. As the site shows it.
 */
export function blocksFor(blocks: readonly Block[], label: string | undefined): Block[] {
  const shown = new Map<number, string>();
  for (const { tab } of blocks) {
    if (tab && (!shown.has(tab.set) || tab.label === label)) shown.set(tab.set, tab.label);
  }
  return blocks.filter(({ tab }) => tab === undefined || shown.get(tab.set) === tab.label);
}

/** Says what is wrong with the labels of a page's tabs: languages come by their names and in their order. */
export function checkLabels(blocks: readonly Block[]): string[] {
  const sets = Map.groupBy(
    blocks.filter(({ tab }) => tab !== undefined),
    ({ tab }) => tab?.set,
  );
  return [...sets.values()].flatMap((inSet) => {
    const labels = labelsOf(inSet);
    const expected = languageLabels.filter((label) => labels.includes(label));
    if (expected.length === 0 || expected.join() === labels.join()) return [];
    return [
      `line ${inSet[0]?.line}: the tabs are ${labels.join(', ')}, expected ${languageLabels.join(', ')} in this order, or none of them`,
    ];
  });
}
