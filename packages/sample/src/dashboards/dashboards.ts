import type { ChartType } from '@colophon/sdk/types';
import { makeChartUrn, makeDashboardUrn } from '@colophon/sdk/urns';
import type { Area } from '../tables/table.ts';
import { dashboardText } from './dashboard-text.ts';

/** A dashboard in Looker. */
export interface Dashboard {
  readonly id: string;
  readonly urn: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly area: Area;
  readonly charts: readonly Chart[];
}

/** A chart of a dashboard. */
export interface Chart {
  readonly id: string;
  readonly urn: string;
  readonly title: string;
  readonly type: ChartType;
  /** Ids of tables. */
  readonly inputs: readonly string[];
}

/** The deployment of Looker, in URNs. */
export const looker = 'tarnfell';

export const dashboards: readonly Dashboard[] = dashboardText
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [id = '', title = '', area = '', description] = head.replace('# ', '').split(/ \| ?/);
    return {
      id,
      urn: makeDashboardUrn('looker', id, looker),
      title,
      description,
      area: area as Area,
      charts: lines.map((line, i) => parseChart(line, `${id}.${i + 1}`)),
    };
  });

function parseChart(line: string, id: string): Chart {
  const [title = '', type = '', inputs = ''] = line.split(/ \| ?/);
  return {
    id,
    urn: makeChartUrn('looker', id, looker),
    title,
    type: type as ChartType,
    inputs: inputs.split(' ').filter((input) => input !== ''),
  };
}
