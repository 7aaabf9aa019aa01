import { array, aspect, long, string, urn } from '@colophon/schema';
import { accessLevel } from '../common/access-level.ts';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { edge } from '../common/edge.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const dashboardInfo = aspect({
  name: 'dashboardInfo',
  record: 'com.linkedin.dashboard.DashboardInfo',
  doc: 'Metadata of a dashboard from the reporting tool: title, link, charts and datasets, last refresh.',
  fields: {
    customProperties,
    externalUrl,
    title: {
      type: string,
      doc: 'Title of the dashboard in its source tool.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Text on the dashboard from the source tool, possibly empty; edits in the catalogue go to `editableDashboardProperties`.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    charts: {
      type: array(urn('chart')),
      doc: 'Deprecated URNs of the charts on the dashboard; use `chartEdges`.',
      default: [],
      deprecated: true,
      relationship: { name: 'Contains', to: ['chart'], lineage: true },
    },
    chartEdges: {
      type: array(edge),
      doc: 'Charts that the dashboard contains, one edge each.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'Contains',
        to: ['chart'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    datasets: {
      type: array(urn('dataset')),
      doc: 'Deprecated URNs of datasets that the dashboard reads; use `datasetEdges`.',
      default: [],
      deprecated: true,
      relationship: { name: 'Consumes', to: ['dataset'], lineage: true },
    },
    datasetEdges: {
      type: array(edge),
      doc: 'Datasets that the dashboard reads directly, one edge each; datasets read by its charts are recorded on the charts.',
      optional: true,
      relationship: {
        path: 'destinationUrn',
        name: 'Consumes',
        to: ['dataset'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    dashboards: {
      type: array(edge),
      doc: 'Dashboards nested in this one, as in a Power BI app; leave `sourceUrn` of each edge unset, since the start is always this dashboard.',
      default: [],
      relationship: {
        path: 'destinationUrn',
        name: 'DashboardContainsDashboard',
        to: ['dashboard'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
    lastModified: {
      type: changeAuditStamps,
      doc: 'When the dashboard was created, last changed and deleted in the source tool, and by whom.',
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
    dashboardUrl: {
      type: string,
      doc: 'Link that opens the dashboard in its own tool.',
      optional: true,
      search: { kind: 'KEYWORD' },
    },
    access: {
      type: accessLevel,
      doc: 'Whether the dashboard is public or private in the source tool.',
      optional: true,
      search: { kind: 'KEYWORD', facet: true, facetName: 'Access Level' },
    },
    lastRefreshed: {
      type: long,
      doc: "When the dashboard's data was last refreshed, in milliseconds since the epoch.",
      optional: true,
    },
  },
});
