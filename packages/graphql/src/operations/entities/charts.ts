import { creationOfEdge } from '../../entities/computed-fields.ts';
import type { FieldSource, Subject } from '../../subject.ts';
import { endsOf, ofEntity, ofRecord } from './values.ts';

/** What charts and dashboards have in common. Some fields have kept two names. */
const asset: Readonly<Record<string, FieldSource>> = {
  name: 'title',
  created: 'lastModified.created',
  lastModified: 'lastModified.lastModified',
  deleted: 'lastModified.deleted',
};

/** The link, from the older field where nothing is in the newer one: most connectors write the older. */
const linkIn = (older: string) => ofRecord((record) => record.externalUrl ?? record[older]);

/** Pipelines list what they read and write in two ways. Both count. */
const ends = (urns: string, edges: string) => ofRecord((record) => endsOf(record, urns, edges));

/** Charts, dashboards, and pipelines. */
export const charts: Subject = {
  yields: true,
  fields: {
    ChartProperties: { ...asset, externalUrl: linkIn('chartUrl') },
    ChartInfo: { ...asset, externalUrl: linkIn('chartUrl'), inputs: ends('inputs', 'inputEdges') },
    DashboardProperties: { ...asset, externalUrl: linkIn('dashboardUrl') },
    DashboardInfo: { ...asset, externalUrl: linkIn('dashboardUrl'), charts: ends('charts', 'chartEdges') },
    DataJob: { dataFlow: ofEntity(({ urn }, _, { registry }) => registry.parseEntityUrn(urn).parts[0]) },
    DataJobInputOutput: {
      inputDatasets: ends('inputDatasets', 'inputDatasetEdges'),
      outputDatasets: ends('outputDatasets', 'outputDatasetEdges'),
      inputDatajobs: ends('inputDatajobs', 'inputDatajobEdges'),
    },
    DataFlow: {
      dataJobs: ofEntity(async ({ urn }, _, { session }) => {
        const { relationships } = await session.relationships({
          urn,
          direction: 'incoming',
          types: ['IsPartOf'],
          start: 0,
          count: maxJobs,
        });
        return {
          entities: relationships.map((each) => ({
            entity: each.urn,
            created: creationOfEdge(each.properties),
          })),
        };
      }),
    },
    DataProcessInstance: {
      name: 'dataProcessInstanceProperties.name',
      created: 'dataProcessInstanceProperties.created',
      externalUrl: 'dataProcessInstanceProperties.externalUrl',
      parentTemplate: 'dataProcessInstanceRelationships.parentTemplate',
    },
    NotebookCell: { queryChell: 'queryCell' },
  },
};

/** Jobs of a flow that are listed; the field has no pages. */
const maxJobs = 1000;
