import type { ChangeProposal } from '@colophon/catalogue';
import type { EventDataset } from '../events/event.ts';
import { assertionsOf } from './assertions.ts';
import { type Addition, addTo, propertyAdditions, upsert } from './changes.ts';
import type { DatasetUrns } from './datasets.ts';
import { membersOf } from './leaves.ts';
import type { Mapping } from './mapping.ts';
import { operationsOf } from './operations.ts';
import { ownersOf } from './owners.ts';
import { profileOf } from './profile.ts';
import { schemaOf } from './schema.ts';
import { entityTagsOf } from './tags.ts';

/** What an event says about a dataset itself. */
export function datasetProposals(
  mapping: Mapping,
  dataset: EventDataset,
  urns: DatasetUrns,
): ChangeProposal[] {
  const { settings } = mapping;
  if (!settings.materializeDataset) return [];
  const { facets, name } = dataset;
  const urn = urns.of(dataset);
  return [
    upsert(urn, 'status', { removed: isDropped(mapping, dataset) }),
    ...(settings.includeSchemaMetadata ? schemaOf(urn, name, facets) : []),
    ...propertiesOf(urn, dataset),
    ...subTypesOf(urn, dataset),
    ...ownersOf(urn, facets),
    ...entityTagsOf(urn, facets),
    ...profileOf(mapping, urn, facets),
    ...operationsOf(mapping, urn, facets),
    ...assertionsOf(mapping, urn, facets),
  ];
}

/** True when the event says that the dataset has been dropped; one that fails may not have come to it. */
const isDropped = ({ event }: Mapping, { facets }: EventDataset): boolean =>
  facets.get('lifecycleStateChange')?.string('lifecycleStateChange') === 'DROP' &&
  (event.kind !== 'run' || event.state === 'COMPLETE');

function propertiesOf(urn: string, { facets }: EventDataset): ChangeProposal[] {
  const description = facets.get('documentation')?.string('description');
  const properties = new Map([
    ...membersOf(facets.get('dataSource'), { name: 'dataSourceName', uri: 'dataSourceUri' }),
    ...membersOf(facets.get('version'), { datasetVersion: 'datasetVersion' }),
    ...membersOf(facets.get('storage'), { storageLayer: 'storageLayer', fileFormat: 'fileFormat' }),
    ...membersOf(facets.get('catalog'), {
      framework: 'catalogFramework',
      type: 'catalogType',
      name: 'catalogName',
      metadataUri: 'catalogMetadataUri',
      warehouseUri: 'catalogWarehouseUri',
    }),
  ]);
  const additions: Addition[] = propertyAdditions(properties);
  if (description) additions.push([['description'], description]);
  return addTo(urn, 'datasetProperties', additions);
}

/** `MATERIALIZED VIEW`: what the source calls the kind of dataset. */
function subTypesOf(urn: string, { facets }: EventDataset): ChangeProposal[] {
  const facet = facets.get('datasetType');
  const type = facet?.string('datasetType');
  if (!type) return [];
  const words = [facet?.string('subType'), type].filter((word) => word !== undefined);
  return [upsert(urn, 'subTypes', { typeNames: [words.map(capitalised).join(' ')] })];
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
