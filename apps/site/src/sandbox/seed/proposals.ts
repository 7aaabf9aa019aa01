import type { AnyProposal } from '@colophon/sdk';
import {
  auditStamp,
  type Column,
  columnLineageProposal,
  lineageProposal,
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeGlossaryTermsAspect,
  makeOwnershipAspect,
  makeSchemaMetadataAspect,
} from '@colophon/sdk/builders';
import {
  makeChartUrn,
  makeDashboardUrn,
  makeDatasetUrn,
  makeDomainUrn,
  makeGroupUrn,
  makeTagUrn,
  makeTermUrn,
  makeUserUrn,
} from '@colophon/sdk/urns';

/** The day on which all of it was written: the same bytes come of the same metadata. */
export const seededAt = Date.UTC(2026, 0, 5, 8);

const nora = makeUserUrn('nora');
/** Who wrote it. */
export const seedAuthor = nora;
const malik = makeUserUrn('malik');
const cityData = makeGroupUrn('city-data');
const bikes = makeDomainUrn('bikes');
const location = makeTagUrn('location');
const ride = makeTermUrn('ride');
const stamp = auditStamp(nora, seededAt);

const rideId: Column = { name: 'ride_id', nativeType: 'uuid', type: 'string' };
const startedAt: Column = { name: 'started_at', nativeType: 'timestamp', type: 'time' };
const endedAt: Column = { name: 'ended_at', nativeType: 'timestamp', type: 'time' };
const stationId: Column = { name: 'station_id', nativeType: 'integer', type: 'number' };
const position: Column = { name: 'position', nativeType: 'varchar', type: 'string' };

interface Table {
  readonly platform: string;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly owner: string;
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
}

/** The bicycles of a city: from the event that ends a ride to the board in the town hall. */
const tables = {
  ended: {
    platform: 'kafka',
    path: 'bikes.rides.ended',
    name: 'rides.ended',
    description: 'One event for every ride, when the bicycle is back in a rack.',
    columns: [rideId, startedAt, endedAt, stationId, position],
    owner: malik,
    tags: [location],
    terms: [ride],
  },
  landed: {
    platform: 's3',
    path: 'bikes/rides',
    name: 'rides',
    description: 'The events of each day, as files.',
    columns: [rideId, startedAt, endedAt, stationId, position],
    owner: malik,
    tags: [location],
  },
  stations: {
    platform: 'snowflake',
    path: 'bikes.city.stations',
    name: 'stations',
    description: 'Where racks stand, and how many bicycles fit in.',
    columns: [stationId, position, { name: 'racks', nativeType: 'integer', type: 'number' }],
    owner: cityData,
  },
  rides: {
    platform: 'snowflake',
    path: 'bikes.city.rides',
    name: 'rides',
    description: 'One row for every ride, without the way that it took.',
    columns: [rideId, stationId, { name: 'minutes', nativeType: 'integer', type: 'number' }],
    owner: nora,
    terms: [ride],
  },
  daily: {
    platform: 'snowflake',
    path: 'bikes.city.station_days',
    name: 'station_days',
    description: 'Rides and minutes for each station and day.',
    columns: [
      stationId,
      { name: 'day', nativeType: 'date', type: 'date' },
      { name: 'minutes', nativeType: 'integer', type: 'number' },
    ],
    owner: nora,
  },
} satisfies Record<string, Table>;

const urnOf = ({ platform, path }: Table): string => makeDatasetUrn(platform, path);
const ended = urnOf(tables.ended);
const landed = urnOf(tables.landed);
const stations = urnOf(tables.stations);
const rides = urnOf(tables.rides);
const daily = urnOf(tables.daily);
const chart = makeChartUrn('superset', 'bikes-busy-stations');
const board = makeDashboardUrn('superset', 'bikes-today');

const proposalsOf = (table: Table): AnyProposal[] => {
  const { platform, path, name, description, columns, owner, tags, terms } = table;
  const entityUrn = urnOf(table);
  return [
    { entityUrn, aspectName: 'datasetProperties', aspect: { name, description } },
    {
      entityUrn,
      aspectName: 'schemaMetadata',
      aspect: makeSchemaMetadataAspect({ schemaName: path, platform, columns }),
    },
    { entityUrn, aspectName: 'ownership', aspect: makeOwnershipAspect([owner]) },
    { entityUrn, aspectName: 'domains', aspect: makeDomainsAspect([bikes]) },
    ...(tags ? [{ entityUrn, aspectName: 'globalTags' as const, aspect: makeGlobalTagsAspect(tags) }] : []),
    ...(terms
      ? [{ entityUrn, aspectName: 'glossaryTerms' as const, aspect: makeGlossaryTermsAspect(terms, stamp) }]
      : []),
  ];
};

/** The words that the tables are described with, and the people behind them. */
const vocabulary: readonly AnyProposal[] = [
  {
    entityUrn: bikes,
    aspectName: 'domainProperties',
    aspect: { name: 'Bicycles', description: 'Everything about the bicycles that the city lends.' },
  },
  {
    entityUrn: location,
    aspectName: 'tagProperties',
    aspect: { name: 'location', description: 'Tells where somebody was.', colorHex: '#1f5a48' },
  },
  {
    entityUrn: ride,
    aspectName: 'glossaryTermInfo',
    aspect: {
      name: 'Ride',
      definition: 'From taking a bicycle out of a rack to putting it back into one.',
      termSource: 'INTERNAL',
    },
  },
  {
    entityUrn: cityData,
    aspectName: 'corpGroupInfo',
    aspect: { displayName: 'City data', admins: [nora], members: [nora, malik], groups: [] },
  },
  ...[nora, malik].map((entityUrn, index) => ({
    entityUrn,
    aspectName: 'corpUserInfo' as const,
    aspect: { active: true, displayName: ['Nora', 'Malik'][index] ?? '' },
  })),
];

const boards: readonly AnyProposal[] = [
  {
    entityUrn: chart,
    aspectName: 'chartInfo',
    aspect: {
      title: 'Busy stations',
      description: 'The ten stations with the most rides, day by day.',
      lastModified: { created: stamp, lastModified: stamp },
      inputEdges: [{ destinationUrn: daily }],
    },
  },
  {
    entityUrn: board,
    aspectName: 'dashboardInfo',
    aspect: {
      title: 'Bicycles today',
      description: 'For the wall of the town hall.',
      lastModified: { created: stamp, lastModified: stamp },
      chartEdges: [{ destinationUrn: chart }],
    },
  },
  { entityUrn: board, aspectName: 'ownership', aspect: makeOwnershipAspect([cityData]) },
  { entityUrn: board, aspectName: 'domains', aspect: makeDomainsAspect([bikes]) },
];

/** The sample metadata of the sandbox. Its words and URNs are not those of the pages, so that neither hides the other. */
export const seedProposals: readonly AnyProposal[] = [
  ...vocabulary,
  ...Object.values(tables).flatMap((table) => proposalsOf(table)),
  lineageProposal([ended], landed, 'COPY'),
  columnLineageProposal(
    [
      { from: [{ dataset: landed, column: 'ride_id' }], to: 'ride_id' },
      { from: [{ dataset: landed, column: 'station_id' }], to: 'station_id' },
      {
        from: [
          { dataset: landed, column: 'started_at' },
          { dataset: landed, column: 'ended_at' },
        ],
        to: 'minutes',
        transformOperation: 'ended_at - started_at',
      },
    ],
    rides,
  ),
  lineageProposal([rides, stations], daily),
  ...boards,
];
