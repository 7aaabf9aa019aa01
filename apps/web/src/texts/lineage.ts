import { number } from './format.ts';

export const lineageTexts = {
  lineage: {
    upstream: 'Upstream',
    downstream: 'Downstream',
    none: 'None',
    hops: (degree: number) => (degree === 1 ? '1 hop' : `${degree} hops`),
    views: 'Views of the lineage',
    view: { graph: 'Graph', list: 'List' },
    graph: (name: string) =>
      `Lineage of ${name}. Arrow keys move, [ and ] open and close what is before and after, Enter opens the page.`,
    fit: 'Show all',
    shown: (nodes: number, edges: number) =>
      `${nodes === 1 ? '1 entity' : `${number(nodes)} entities`}, ${edges === 1 ? '1 edge' : `${number(edges)} edges`}`,
    open: {
      upstream: (count: string) => `Show ${count === '' ? '' : `${count} `}upstream`,
      downstream: (count: string) => `Show ${count === '' ? '' : `${count} `}downstream`,
    },
    close: { upstream: 'Hide upstream', downstream: 'Hide downstream' },
    chooseOther: 'Hold Shift and choose another one to see what is between them.',
    noWay: 'No data flows from one to the other in what is shown.',
  },
} as const;
