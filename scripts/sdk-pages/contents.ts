/** A part of a page: a class with its methods, or what some files of sources export. */
export interface Section {
  readonly title: string;
  /** What the section is about; of a class, its doc comment says that. */
  readonly sentence?: string;
  /** Files whose exports are here, in their order; of the package `sdk`, unless they name another. */
  readonly files?: readonly string[];
  /** The class whose members are here, and the expression that the samples use for an object of it. */
  readonly client?: readonly [className: string, variable: string];
  /** Types that are under a heading although TypeDoc does not see that it refers to them. */
  readonly types?: Readonly<Record<string, readonly string[]>>;
}

export interface SdkPage {
  readonly id: string;
  readonly title: string;
  readonly sidebarName: string;
  readonly description: string;
  readonly sections: readonly Section[];
}

const home = 'typescript-sdk';

/** The pages of the reference, in reading order: a type is where it is first used. */
export const sdkPages: readonly SdkPage[] = [
  {
    id: `${home}/clients`,
    title: 'TypeScript SDK: clients',
    sidebarName: 'Clients',
    description:
      'Every method of Colophon, the client for daily use: signature, parameters, defaults, errors, and a sample that is run.',
    sections: [
      { title: 'Colophon', client: ['Colophon', 'client'], types: { Colophon: ['CallOptions', 'Emitter'] } },
      {
        title: 'client.aspects',
        client: ['AspectsClient', 'client.aspects'],
        types: { 'client.aspects.get': ['VersionedAspectName'] },
      },
      { title: 'client.entities', client: ['EntitiesClient', 'client.entities'] },
      { title: 'client.search', client: ['SearchClient', 'client.search'] },
      { title: 'client.lineage', client: ['LineageClient', 'client.lineage'] },
      { title: 'client.relationships', client: ['RelationshipsClient', 'client.relationships'] },
      { title: 'client.timeline', client: ['TimelineClient', 'client.timeline'] },
      { title: 'client.runs', client: ['RunsClient', 'client.runs'] },
      { title: 'client.changes', client: ['ChangesClient', 'client.changes'] },
      { title: 'client.maintenance', client: ['MaintenanceClient', 'client.maintenance'] },
    ],
  },
  {
    id: `${home}/emitters`,
    title: 'TypeScript SDK: emitters',
    sidebarName: 'Emitters',
    description:
      'Every method of RestEmitter, which only writes, and the conditions that a write can have, with samples that are run.',
    sections: [
      { title: 'RestEmitter', client: ['RestEmitter', 'emitter'] },
      {
        title: 'Conditions of a write',
        sentence:
          'A proposal can state a condition on the current value. The server checks it and then writes or rejects, in one step.',
        files: ['conditions.ts'],
      },
    ],
  },
  {
    id: `${home}/graph`,
    title: 'TypeScript SDK: graph client',
    sidebarName: 'Graph client',
    description:
      "Every method of GraphClient, which has the names and the defaults of DataHub's graph client: signature, parameters, and a sample that is run.",
    sections: [{ title: 'GraphClient', client: ['GraphClient', 'graph'] }],
  },
  {
    id: `${home}/patches`,
    title: 'TypeScript SDK: patches',
    sidebarName: 'SDK patches',
    description:
      'The functions that change a part of an aspect and leave the rest as it is, each with a sample that is run.',
    sections: [
      {
        title: 'From steps to proposals',
        sentence:
          'A step says what changes. `client.patch` sends the steps of one entity; `patchProposals` makes proposals of them, to send with others.',
        files: ['patch/patch-proposals.ts', 'patch/step.ts'],
      },
      {
        title: 'Tags, terms and domains',
        sentence: 'Labels of an entity, and of the columns of a dataset.',
        files: ['patch/labels.ts'],
      },
      { title: 'Owners', sentence: 'Who answers for an entity.', files: ['patch/ownership.ts'] },
      {
        title: 'Properties and descriptions',
        sentence: 'Custom properties, structured properties, and what people write.',
        files: ['patch/properties.ts'],
      },
      {
        title: 'Lineage',
        sentence: 'What an entity is made from, what it reads, and what it writes.',
        files: ['patch/lineage.ts'],
      },
    ],
  },
  {
    id: `${home}/builder`,
    title: 'TypeScript SDK: builders',
    sidebarName: 'Builders',
    description:
      'Every function that makes a URN, a key, an aspect or a proposal, with what it gives for a sample.',
    sections: [
      {
        title: 'URNs in general',
        sentence: 'These take any URN apart and put it together.',
        files: ['packages/schema/src/urn/urn.ts', 'packages/schema/src/urn/encode.ts'],
      },
      {
        title: 'URNs of data',
        sentence: 'Platforms, datasets, their columns, and the containers in which they lie.',
        files: ['builders/urns/data-platform.ts', 'builders/urns/dataset.ts', 'builders/urns/container.ts'],
      },
      {
        title: 'URNs of dashboards',
        sentence: 'What reporting tools and notebooks show.',
        files: ['builders/urns/dashboard.ts'],
      },
      {
        title: 'URNs of pipelines',
        sentence: 'Flows, their jobs, and single runs.',
        files: ['builders/urns/pipeline.ts'],
      },
      {
        title: 'URNs of machine learning',
        sentence:
          'Names are taken letter by letter here: encode one that may hold a comma or a parenthesis with `encodeUrnPart`.',
        files: ['builders/urns/machine-learning.ts'],
      },
      {
        title: 'URNs of people',
        sentence: 'Users, groups, and what they are to an entity.',
        files: ['builders/urns/people.ts'],
      },
      {
        title: 'URNs of labels and rules',
        sentence: 'What people sort and describe entities with. A full URN of the kind is kept as it is.',
        files: ['builders/urns/governance.ts'],
      },
      {
        title: 'URNs of checks',
        sentence: 'Checks, and what they find. A full URN of the kind is kept as it is.',
        files: ['builders/urns/quality.ts'],
      },
      {
        title: 'URNs of queries and software',
        sentence: 'Queries, metrics, services and agents.',
        files: ['builders/urns/software.ts'],
      },
      {
        title: 'URNs of the catalogue itself',
        sentence: 'What a catalogue keeps about itself. A full URN of the kind is kept as it is.',
        files: ['builders/urns/catalogue.ts'],
      },
      {
        title: 'Keys',
        sentence:
          'A key names what has no name of its own by its fields: the same fields give the same guid, whichever client computes it.',
        files: [
          'builders/guid.ts',
          'builders/canonical-json.ts',
          'builders/datahub-key.ts',
          'builders/container-keys.ts',
          'builders/platform-container-keys.ts',
          'builders/entity-keys.ts',
        ],
      },
      {
        title: 'Aspects',
        sentence: 'Values of the common aspects, from what a program has at hand.',
        files: [
          'builders/aspects/audit.ts',
          'builders/aspects/basics.ts',
          'builders/aspects/labels.ts',
          'builders/aspects/ownership.ts',
          'builders/aspects/schema-metadata.ts',
          'builders/aspects/lineage.ts',
        ],
        types: { makeSchemaMetadataAspect: ['ColumnType'] },
      },
      {
        title: 'Proposals',
        sentence: 'What `client.emit` and `client.emitMany` take.',
        files: ['builders/containers.ts', 'builders/lineage.ts'],
      },
    ],
  },
  {
    id: `${home}/errors`,
    title: 'TypeScript SDK: errors',
    sidebarName: 'SDK errors',
    description:
      'Every error class and code of the SDK: when it is thrown, whether the client tries again, and what to do.',
    sections: [
      {
        title: 'Tell errors apart',
        files: ['errors.ts', 'status-errors.ts', 'packages/schema/src/errors.ts'],
        types: { SdkError: ['SdkErrorCode'], SchemaError: ['SchemaErrorCode'] },
      },
    ],
  },
];

/** The expressions that stand for objects of the clients, by the names of their classes. */
export const clientVariables: ReadonlyMap<string, string> = new Map(
  sdkPages.flatMap(({ sections }) => sections.flatMap(({ client }) => (client ? [client] : []))),
);
