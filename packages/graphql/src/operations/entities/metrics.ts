import type { GraphqlContext } from '../../context.ts';
import { ancestorsOf } from '../../entities/computed-fields.ts';
import { type EntityStub, readAspect, stubOf } from '../../entities/resolve-field.ts';
import type { FieldResolver, Subject } from '../../subject.ts';
import { columnUrn, ofEntity, ofRecord, recordsIn, type Stored, textsIn } from './values.ts';

/** What is told to programs that reason about the entity: an aspect of its own, which GraphQL has among the properties. */
const aiContext = ofRecord((info, _, { owners, aspects }) => {
  const owner = owners.of(info);
  return owner ? aspects.load(owner.urn, 'aiContext') : null;
});

/** Applications, as a page of relationships. */
const applications: FieldResolver = ofEntity(async (entity, _, context) => {
  const urns = textsIn((await readAspect(entity, 'applications', context))?.applications);
  const found = urns.flatMap((urn) => stubOf(urn) ?? []);
  return {
    start: 0,
    count: found.length,
    total: found.length,
    relationships: found.map((application) => ({
      type: 'AssociatedWith',
      direction: 'OUTGOING',
      entity: application,
      created: null,
    })),
  };
});

/** Metrics and semantic models. */
export const metrics: Subject = {
  yields: true,
  fields: {
    Metric: {
      applications,
      parentMetric: 'metricRelationships.parentMetric',
      semanticModel: 'metricInfo.semanticModel',
      parentMetrics: ofEntity(({ urn }, _, { aspects }) =>
        ancestorsOf(urn, aspects, (stored) => stored?.parentMetric, 'metricRelationships'),
      ),
    },
    MetricInfo: { aiContext },
    SemanticModel: { applications, fineGrainedLineages: 'upstreamLineage.fineGrainedLineages' },
    SemanticModelInfo: {
      aiContext,
      datasets: ofRecord(({ datasets }, _, { aspects }) =>
        Promise.all(
          textsIn(datasets).flatMap((urn) => (stubOf(urn) ? [datasetOf(urn, stubOf(urn), aspects)] : [])),
        ),
      ),
    },
    SemanticField: {
      schemaField: ofRecord(({ schemaField }) => schemaField),
      aiContext: ofRecord(({ aiContext: stored }) => stored),
    },
    ModelDataset: {
      fields: ofRecord((dataset, _, context) => fieldsOf(dataset.source as EntityStub, context)),
    },
  },
  records: {
    SemanticField: 'com.linkedin.semanticmodel.SemanticFieldAnnotation',
    AiContext: 'com.linkedin.common.AiContext',
  },
};

/** A dataset of a semantic model, by the name that it has there. */
async function datasetOf(
  urn: string,
  source: EntityStub | undefined,
  aspects: GraphqlContext['aspects'],
): Promise<Stored> {
  const [place, properties] = await Promise.all([
    source?.entityType === 'dataset' ? aspects.load(urn, 'semanticModelProperties') : undefined,
    source?.entityType === 'dataset' ? aspects.load(urn, 'datasetProperties') : undefined,
  ]);
  return { name: place?.alias ?? properties?.name ?? urn, source };
}

/** The columns of a dataset that mean something to a semantic model. */
async function fieldsOf(dataset: EntityStub, { aspects }: GraphqlContext): Promise<readonly Stored[]> {
  if (dataset.entityType !== 'dataset') return [];
  const columns = recordsIn((await aspects.load(dataset.urn, 'schemaMetadata'))?.fields);
  const found = await Promise.all(
    columns.map(async (schemaField) => {
      const urn = columnUrn(dataset.urn, String(schemaField.fieldPath));
      const annotation = await aspects.load(urn, 'semanticFieldAnnotation');
      return annotation
        ? [{ ...annotation, schemaField, aiContext: (await aspects.load(urn, 'aiContext')) ?? null }]
        : [];
    }),
  );
  return found.flat();
}
