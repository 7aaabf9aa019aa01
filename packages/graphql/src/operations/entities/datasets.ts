import { type EntityStub, readAspect } from '../../entities/resolve-field.ts';
import type { FieldSource, Subject } from '../../subject.ts';
import { columnOf, ofEntity, ofRecord, type Stored } from './values.ts';

/** A dataset as it is, and as it was. */
const dataset: Readonly<Record<string, FieldSource>> = {
  name: ofEntity(async (entity, _, context) => {
    const name = (await readAspect(entity, 'datasetProperties', context))?.name;
    return name ?? context.registry.parseEntityUrn(entity.urn).parts[1];
  }),
  schema: 'schemaMetadata',
};

const partOfOwner = (place: number) => (owner: EntityStub | undefined, context: Parts) =>
  owner && context.registry.parseEntityUrn(owner.urn).parts[place];
type Parts = Parameters<typeof columnOf>[1];
const nameOf = partOfOwner(1);
const originOf = partOfOwner(2);

export const datasets: Subject = {
  yields: true,
  fields: {
    Dataset: {
      ...dataset,
      description: 'datasetProperties.description',
      externalUrl: 'datasetProperties.externalUrl',
      uri: 'datasetProperties.uri',
      // Nothing in the model says it any more: sub types took its place.
      platformNativeType: () => null,
      logicalParent: 'logicalParent.parent.destinationUrn',
      fineGrainedLineages: 'upstreamLineage.fineGrainedLineages',
      contract: ofEntity(async ({ urn }, _, { session }) => {
        const { relationships } = await session.relationships({
          urn,
          direction: 'incoming',
          types: ['ContractFor'],
          start: 0,
          count: 1,
        });
        return relationships[0]?.urn ?? null;
      }),
    },
    VersionedDataset: { ...dataset, health: () => null },
    DatasetProperties: {
      name: ofRecord(
        (properties, _, context) => properties.name ?? nameOf(context.owners.of(properties), context),
      ),
      origin: ofRecord((properties, _, context) => originOf(context.owners.of(properties), context)),
      created: 'created.time',
      createdActor: 'created.actor',
      lastModifiedActor: 'lastModified.actor',
    },
    ViewProperties: { logic: 'viewLogic', formattedLogic: 'formattedViewLogic', language: 'viewLanguage' },
    FineGrainedLineage: {
      upstreams: ofRecord(({ upstreams }, _, context) => columnsOf(upstreams, context)),
      downstreams: ofRecord(({ downstreams }, _, context) => columnsOf(downstreams, context)),
    },
    DataContractProperties: { entityUrn: 'entity' },
    ERModelRelationshipProperties: { createdTime: 'created.time', createdActor: 'created.actor' },
  },
};

/** Columns by the entity that has them, as lineage draws them. Whole datasets have edges of their own. */
const columnsOf = (urns: unknown, context: Parts): readonly Stored[] =>
  (Array.isArray(urns) ? urns : []).flatMap((urn) => {
    const column = columnOf(urn, context);
    return column ? [{ urn: column.parent, path: column.path }] : [];
  });
