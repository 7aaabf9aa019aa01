import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { sharedFields } from '../../entities/computed-fields.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { RootResolver, Subject } from '../../subject.ts';
import { requireType } from '../../writing/requirements.ts';
import { assertionInfo } from './assertion-info.ts';
import { charts } from './charts.ts';
import { datasets } from './datasets.ts';
import { glossary } from './glossary.ts';
import { metrics } from './metrics.ts';
import { ml } from './ml.ts';
import { people } from './people.ts';
import { privileges } from './privileges.ts';
import { records } from './records.ts';
import { schemas } from './schema-metadata.ts';
import { shared } from './shared.ts';
import { structuredProperties } from './structured-properties.ts';

/** Queries that look up one entity by its URN, and the entity type each is for. */
const getters = {
  application: 'application',
  assertion: 'assertion',
  businessAttribute: 'businessAttribute',
  chart: 'chart',
  container: 'container',
  corpGroup: 'corpGroup',
  corpUser: 'corpuser',
  dashboard: 'dashboard',
  dataFlow: 'dataFlow',
  dataJob: 'dataJob',
  dataPlatform: 'dataPlatform',
  dataPlatformInstance: 'dataPlatformInstance',
  dataProcessInstance: 'dataProcessInstance',
  dataProduct: 'dataProduct',
  dataset: 'dataset',
  document: 'document',
  domain: 'domain',
  erModelRelationship: 'erModelRelationship',
  form: 'form',
  glossaryNode: 'glossaryNode',
  glossaryTerm: 'glossaryTerm',
  metric: 'metric',
  mlFeature: 'mlFeature',
  mlFeatureTable: 'mlFeatureTable',
  mlModel: 'mlModel',
  mlModelGroup: 'mlModelGroup',
  mlPrimaryKey: 'mlPrimaryKey',
  notebook: 'notebook',
  role: 'role',
  semanticModel: 'semanticModel',
  structuredProperty: 'structuredProperty',
  tag: 'tag',
  test: 'test',
  versionSet: 'versionSet',
  view: 'dataHubView',
} as const;

const getterOf =
  (entityType: string): RootResolver =>
  ({ urn }: { readonly urn: string }, context: GraphqlContext): EntityStub =>
    entityOf(context, urn, entityType);

/**
 * The versions of aspects that a stamp lists: `schemaMetadata:2;ownership:0`. Other aspects it did not have.
 *
 * @throws RequestError `INVALID_REQUEST` for a text that is no stamp.
 */
function versionsIn(stamp: string, { registry }: GraphqlContext): Readonly<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const part of stamp.split(';').filter((text) => text.trim() !== '')) {
    const [, aspect = '', version] = /^\s*(\w+):(\d{1,9})\s*$/.exec(part) ?? [];
    if (registry.aspectOf('dataset', aspect)?.kind !== 'versioned')
      throw new RequestError(
        'INVALID_REQUEST',
        `versionStamp: expected aspects of a dataset with their versions, such as schemaMetadata:2;ownership:0, got ${JSON.stringify(part)}`,
      );
    versions[aspect] = Number(version);
  }
  return versions;
}

/** @throws RequestError `INVALID_REQUEST` for a URN that is malformed, or of another type. */
function entityOf(context: GraphqlContext, urn: string, entityType: string): EntityStub {
  return { urn: requireType(context, urn, 'urn', entityType), entityType };
}

/** Entities by their URNs. One of which nothing is known is answered too: it says of itself that it does not exist. */
const byUrn: Subject = {
  queries: {
    ...Object.fromEntries(Object.entries(getters).map(([query, type]) => [query, getterOf(type)])),

    entity: ({ urn }: { readonly urn: string }, context: GraphqlContext) =>
      stubOf(requireType(context, urn, 'urn')),

    async entities(
      { urns, checkForExistence }: { readonly urns: readonly string[]; readonly checkForExistence?: boolean },
      context: GraphqlContext,
    ) {
      for (const [at, urn] of urns.entries()) requireType(context, urn, `urns[${at}]`);
      const existing = await Promise.all(
        urns.map((urn) => !checkForExistence || context.existence.exists(urn)),
      );
      return urns.filter((_, at) => existing[at]).map((urn) => stubOf(urn));
    },

    entityExists: ({ urn }: { readonly urn: string }, context: GraphqlContext) =>
      context.existence.exists(requireType(context, urn, 'urn')),

    versionedDataset(
      { urn, versionStamp }: { readonly urn: string; readonly versionStamp?: string | null },
      context: GraphqlContext,
    ): EntityStub {
      const dataset = entityOf(context, urn, 'dataset');
      return versionStamp == null ? dataset : { ...dataset, versions: versionsIn(versionStamp, context) };
    },
  },
  entityFields: sharedFields,
};

/** Entities, and every field that they have. */
export const entities: readonly Subject[] = [
  byUrn,
  shared,
  privileges,
  datasets,
  schemas,
  charts,
  glossary,
  ml,
  metrics,
  assertionInfo,
  structuredProperties,
  people,
  records,
];
