import { type Panel, rows } from './panels.ts';

/** The variable of the dashboard by which its reader chooses a Prometheus, as Grafana writes it. */
const datasource = { type: 'prometheus', uid: '$datasource' };
const perRow = 3;
const width = 24 / perRow;
const height = 8;

/** Prints the dashboard in the form that Grafana imports. */
export function printDashboard(): string {
  let id = 0;
  let y = 0;
  const panels: object[] = [];
  for (const { title, panels: own } of rows) {
    panels.push({
      id: ++id,
      type: 'row',
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    });
    y++;
    own.forEach((panel, i) => {
      const place = { x: (i % perRow) * width, y: y + Math.floor(i / perRow) * height, w: width, h: height };
      panels.push(toPanel(panel, ++id, place));
    });
    y += Math.ceil(own.length / perRow) * height;
  }
  return `${JSON.stringify(
    {
      title: 'Colophon',
      uid: 'colophon',
      description: 'Requests, writes, searches and dependencies of a Colophon catalogue.',
      tags: ['colophon'],
      schemaVersion: 39,
      editable: true,
      refresh: '30s',
      time: { from: 'now-6h', to: 'now' },
      templating: {
        list: [
          { name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' },
          choice('job', 'label_values(colophon_log_offset, job)', false),
          choice('instance', 'label_values(colophon_log_offset{job="$job"}, instance)', true),
        ],
      },
      panels,
    },
    null,
    2,
  )}\n`;
}

const toPanel = ({ title, description, unit, queries }: Panel, id: number, gridPos: object) => ({
  id,
  type: 'timeseries',
  title,
  description,
  datasource,
  gridPos,
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: queries.map(([legendFormat, expr], i) => ({
    refId: String.fromCharCode(65 + i),
    datasource,
    expr,
    legendFormat,
  })),
});

const choice = (name: string, query: string, takesSeveral: boolean) => ({
  name,
  type: 'query',
  datasource,
  query: { query, refId: name },
  refresh: 2,
  multi: takesSeveral,
  includeAll: takesSeveral,
  ...(takesSeveral && { current: { text: 'All', value: '$__all' } }),
});
