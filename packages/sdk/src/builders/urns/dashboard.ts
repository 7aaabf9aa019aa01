import type { ChartKey, DashboardKey } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import { nameOnInstance, partsOf, textPart } from './parts.ts';

const toolUrn = (entityType: string, tool: string, id: string): string =>
  printUrn({ entityType, parts: [textPart(entityType, 'tool', tool), textPart(entityType, 'id', id)] });

/**
 * URN of a dashboard.
 *
 * @param tool Name of the tool, such as `looker`; not a URN.
 * @param name Its name in the tool.
 * @param platformInstance Prefix of the name, followed by a dot; undefined or empty means none.
 * @example
 * ```ts
 * makeDashboardUrn('looker', 'sales', 'eu1'); // urn:li:dashboard:(looker,eu1.sales)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty.
 */
export const makeDashboardUrn = (tool: string, name: string, platformInstance?: string): string =>
  toolUrn('dashboard', tool, nameOnInstance(name, platformInstance));

/**
 * URN of a chart. Same parameters and errors as {@link makeDashboardUrn}.
 *
 * @example
 * ```ts
 * makeChartUrn('looker', 'revenue'); // urn:li:chart:(looker,revenue)
 * ```
 */
export const makeChartUrn = (tool: string, name: string, platformInstance?: string): string =>
  toolUrn('chart', tool, nameOnInstance(name, platformInstance));

/**
 * URN of a notebook.
 *
 * @example
 * ```ts
 * makeNotebookUrn('querybook', '17'); // urn:li:notebook:(querybook,17)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty.
 */
export const makeNotebookUrn = (tool: string, notebookId: string): string =>
  toolUrn('notebook', tool, notebookId);

/**
 * The key aspect of a dashboard URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * dashboardUrnToKey('urn:li:dashboard:(looker,sales)'); // { dashboardTool: 'looker', dashboardId: 'sales' }
 * ```
 */
export function dashboardUrnToKey(urn: string): DashboardKey | undefined {
  const [dashboardTool, dashboardId] = partsOf('dashboard', urn, 2) ?? [];
  return dashboardTool === undefined || dashboardId === undefined
    ? undefined
    : { dashboardTool, dashboardId };
}

/**
 * The key aspect of a chart URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * chartUrnToKey('urn:li:chart:(looker,revenue)'); // { dashboardTool: 'looker', chartId: 'revenue' }
 * ```
 */
export function chartUrnToKey(urn: string): ChartKey | undefined {
  const [dashboardTool, chartId] = partsOf('chart', urn, 2) ?? [];
  return dashboardTool === undefined || chartId === undefined ? undefined : { dashboardTool, chartId };
}
