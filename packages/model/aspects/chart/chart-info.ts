import { array, aspect, enumeration, long, string, union, urn } from '@colophon/schema';
import { accessLevel } from '../common/access-level.ts';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { edge } from '../common/edge.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const chartType = enumeration({
  name: 'com.linkedin.chart.ChartType',
  doc: 'Chart types; tools with more types choose the nearest one or omit the type.',
  symbols: {
    BAR: 'Values as bars, horizontal or vertical.',
    PIE: 'Shares of a whole as slices of a circle.',
    SCATTER: 'Points plotted by two measures, to show how they relate.',
    TABLE: 'Values in rows and columns, without a drawing.',
    TEXT: 'A block of Markdown text in place of data.',
    LINE: 'Values joined by a line, usually over time.',
    AREA: 'A line chart with the area below it filled.',
    HISTOGRAM: 'Bars showing how many values fall in each range.',
    BOX_PLOT: 'Median, quartiles and outliers of a distribution, shown as a box.',
    WORD_CLOUD: 'Words sized by how often they occur.',
    COHORT: 'Groups that share a starting point, followed over time, as in a retention grid.',
  },
});

export const chartInfo = aspect({
  name: 'chartInfo',
  record: 'com.linkedin.chart.ChartInfo',
  doc: 'Metadata of a chart from the reporting tool: title, link, sources, type and last refresh.',
  fields: {
    customProperties,
    externalUrl,
    title: {
      type: string,
      doc: 'Title of the chart in its source tool.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Text on the chart from the source tool, possibly empty; edits in the catalogue go to `editableChartProperties`.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    lastModified: {
      type: changeAuditStamps,
      doc: 'When the chart was created, last changed and deleted in the source tool, and by whom.',
      search: [
        { path: 'created.time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
        {
          path: 'lastModified.time',
          kind: 'DATETIME',
          name: 'lastModifiedAt',
          label: 'sourceLastModifiedAt',
        },
      ],
    },
    chartUrl: {
      type: string,
      doc: 'Link that opens the chart in its own tool.',
      optional: true,
      search: { kind: 'KEYWORD' },
    },
    inputs: {
      type: array(union(urn('dataset'))),
      doc: 'Deprecated URNs of the datasets behind the chart; use `inputEdges`.',
      optional: true,
      deprecated: true,
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
    inputEdges: {
      type: array(edge),
      doc: 'Datasets or other charts that the chart takes its data from, one edge each.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'Consumes',
        to: ['dataset', 'chart'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    type: {
      type: chartType,
      doc: "Type of the chart, such as `BAR` or `LINE`; absent if the tool's type has no equivalent.",
      optional: true,
      search: { kind: 'KEYWORD', facet: true, facetName: 'Chart Type' },
    },
    access: {
      type: accessLevel,
      doc: 'Whether the chart is public or private in the source tool.',
      optional: true,
      search: { kind: 'KEYWORD', facet: true, facetName: 'Access Level' },
    },
    lastRefreshed: {
      type: long,
      doc: "When the chart's data was last refreshed, in milliseconds since the epoch.",
      optional: true,
    },
  },
});
