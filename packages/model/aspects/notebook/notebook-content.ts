import { array, aspect, enumeration, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const chartCell = record({
  name: 'com.linkedin.notebook.ChartCell',
  doc: "Notebook cell that shows a chart; it has a title and an id but not the chart's data.",
  fields: {
    cellTitle: {
      type: string,
      doc: 'Title of the notebook cell; absent for a cell without one.',
      optional: true,
    },
    cellId: {
      type: string,
      doc: 'Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`.',
    },
    changeAuditStamps: {
      type: changeAuditStamps,
      doc: 'When the notebook cell was created, last changed and deleted, and by whom.',
    },
  },
});

export const notebookCellType = enumeration({
  name: 'com.linkedin.notebook.NotebookCellType',
  doc: 'Kinds of notebook cell, one for each cell field of `NotebookCell`.',
  symbols: {
    TEXT_CELL: 'Text; the content is in `textCell`.',
    QUERY_CELL: 'A query statement; the content is in `queryCell`.',
    CHART_CELL: 'A chart; the content is in `chartCell`.',
  },
});

export const queryCell = record({
  name: 'com.linkedin.notebook.QueryCell',
  doc: 'Notebook cell that holds a query, with the time of its latest execution.',
  fields: {
    cellTitle: {
      type: string,
      doc: 'Title of the notebook cell; absent for a cell without one.',
      optional: true,
    },
    cellId: {
      type: string,
      doc: 'Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`.',
    },
    changeAuditStamps: {
      type: changeAuditStamps,
      doc: 'When the notebook cell was created, last changed and deleted, and by whom.',
    },
    rawQuery: { type: string, doc: 'Query text as written in the cell, for example an SQL statement.' },
    lastExecuted: {
      type: auditStamp,
      doc: 'When the query was last run and by whom; absent when that is unknown.',
      optional: true,
    },
  },
});

export const textCell = record({
  name: 'com.linkedin.notebook.TextCell',
  doc: 'Notebook cell that contains text between queries and charts.',
  fields: {
    cellTitle: {
      type: string,
      doc: 'Title of the notebook cell; absent for a cell without one.',
      optional: true,
    },
    cellId: {
      type: string,
      doc: 'Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`.',
    },
    changeAuditStamps: {
      type: changeAuditStamps,
      doc: 'When the notebook cell was created, last changed and deleted, and by whom.',
    },
    text: { type: string, doc: 'Text of the cell, as written by its author.' },
  },
});

export const notebookCell = record({
  name: 'com.linkedin.notebook.NotebookCell',
  doc: 'One cell of a notebook: `type` gives its type, and exactly one of the cell fields is set.',
  fields: {
    textCell: {
      type: textCell,
      doc: 'Content of a text cell; absent for other types.',
      optional: true,
    },
    queryCell: {
      type: queryCell,
      doc: 'Content of a query cell; absent for other types.',
      optional: true,
    },
    chartCell: {
      type: chartCell,
      doc: 'Content of a chart cell; absent for other types.',
      optional: true,
    },
    type: {
      type: notebookCellType,
      doc: 'Type of cell, which determines which of the three cell fields is set.',
    },
  },
});

export const notebookContent = aspect({
  name: 'notebookContent',
  record: 'com.linkedin.notebook.NotebookContent',
  doc: 'Cells of a notebook in reading order. In beta.',
  fields: {
    cells: {
      type: array(notebookCell),
      doc: 'Text, query and chart cells from top to bottom; empty when only the notebook itself is known.',
      default: [],
    },
  },
});
