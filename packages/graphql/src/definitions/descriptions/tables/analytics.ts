import type { Descriptions } from '../descriptions.ts';

/** Charts and key figures of usage and metadata. */
export const analytics: Descriptions = {
  AnalyticsChartGroup: {
    $: 'A group of charts.',
    groupId: 'Id of the group.',
    title: 'Heading of the group.',
    charts: 'Charts of the group.',
  },
  AnalyticsChart: {
    $: 'A chart of usage or metadata.',
  },
  TimeSeriesChart: {
    $: 'A chart of values over time.',
    title: 'Title of the chart.',
    lines: 'Lines of the chart.',
    dateRange: 'Time that the chart covers.',
    interval: 'Distance between two values.',
  },
  BarChart: {
    $: 'A chart of bars.',
    title: 'Title of the chart.',
    bars: 'Bars of the chart.',
  },
  TableChart: {
    $: 'A chart in the form of a table.',
    title: 'Title of the chart.',
    columns: 'Headings of the columns.',
    rows: 'Rows of the table.',
  },
  NamedLine: {
    $: 'A line of a chart.',
    name: 'Name of the line.',
    data: 'Values of the line.',
  },
  NumericDataPoint: {
    $: 'A value of a line.',
    x: 'Time of the value, as text.',
    y: 'The value.',
  },
  NamedBar: {
    $: 'A bar of a chart.',
    name: 'Name of the bar.',
    segments: 'Segments of the bar.',
  },
  BarSegment: {
    $: 'A segment of a bar.',
    label: 'Name of the segment.',
    value: 'The value.',
  },
  Row: {
    $: 'A row of a table.',
    values: 'Texts of the cells.',
    cells: 'Cells, with where each of them leads.',
  },
  Cell: {
    $: 'A cell of a table.',
    value: 'Text of the cell.',
    entity: 'The entity that the cell names.',
    linkParams: 'Where the cell leads.',
  },
  DateRange: {
    $: 'A range of time.',
    start: 'Start of the range, as text.',
    end: 'End of the range, as text.',
  },
  DateInterval: {
    $: 'Distances between values over time.',
  },
  Highlight: {
    $: 'A key figure.',
    value: 'The figure.',
    title: 'What is counted.',
    body: 'The figure explained, such as its change.',
  },
  MetadataAnalyticsInput: {
    $: 'Assets to make charts of.',
    entityType: 'Entity type of the assets; all by default.',
    domain: 'URN of the domain of the assets; any by default.',
    query: 'Search text that the assets match; all by default.',
  },
};
