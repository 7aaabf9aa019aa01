import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChangeProposal, createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { createGraphqlRoutes } from '@colophon/graphql';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { datasetProperties, datasetUrn } from './load/proposals.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';

const datasets = 2000;
const columns = 20;
const pageSize = 20;
const requestsPerTurn = { entity: 100, search: 20 };
const goalMs = 150;
const goalMebibytes = 30;

/** Pages over GraphQL, against the same reads over the other interfaces; and what the schema costs at its start. */
export async function benchGraphql(rounds: Rounds): Promise<Figure[]> {
  return [...(await benchPages(rounds)), ...(await benchStart(rounds))];
}

async function benchPages(rounds: Rounds): Promise<Figure[]> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'graphql-'));
  const catalogue = createCatalogue({ registry, store: openThreadedStore(folder) });
  try {
    await writeBuiltInData(catalogue);
    await catalogue.propose(neighbours());
    for (let i = 0; i < datasets; i += 100)
      await catalogue.propose(Array.from({ length: 100 }, (_, j) => proposalsOf(i + j)).flat());
    const app = createApp({ catalogue, pages: createGraphqlRoutes({ catalogue }) });
    const figures: Figure[] = [];
    for (const [name, { what, against, goal, graphql, others }] of Object.entries(pages)) {
      const count = requestsPerTurn[name as keyof typeof requestsPerTurn];
      const turn = (send: Page['graphql']) => () =>
        cpuMs(async () => {
          for (let i = 0; i < count; i++) for (const request of send(i)) await read(app, request);
        });
      for (const send of [graphql, others]) await turn(send)();
      const pairs = await turns(rounds, turn(graphql), turn(others));
      figures.push(
        figure(
          pairs.map(([ratio]) => ratio),
          {
            benchmark: 'graphql',
            what: `CPU time of ${what}`,
            against,
            goal: { atMost: goal },
            detail: `${median(pairs.map(([, a]) => a / count)).toFixed(2)} ms per page`,
          },
        ),
      );
    }
    return figures;
  } finally {
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Page {
  readonly what: string;
  readonly against: string;
  readonly goal: number;
  graphql(i: number): readonly Request[];
  others(i: number): readonly Request[];
}

const cardFields = `name properties { name description customProperties { key value } }
  ownership { owners { type owner { ... on CorpUser { urn properties { displayName active } } } } }
  tags { tags { tag { urn properties { name colorHex } } } }
  glossaryTerms { terms { term { urn properties { name definition } } } }
  domain { domain { urn properties { name description } } }
  platform { urn name properties { displayName type logoUrl } }`;

const entityPage = `query page($urn: String!) { dataset(urn: $urn) { urn type ${cardFields}
  editableProperties { description }
  schemaMetadata { name version fields { fieldPath nativeDataType nullable description } }
  status { removed } deprecation { deprecated note } subTypes { typeNames } } }`;

const searchPage = `query find($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  start count total searchResults { entity { urn type ... on Dataset { ${cardFields} } } matchedFields { name value } }
  facets { field displayName aggregations { value count } } } }`;

const entityAspects = [
  'datasetProperties',
  'editableDatasetProperties',
  'schemaMetadata',
  'ownership',
  'globalTags',
  'glossaryTerms',
  'domains',
  'status',
  'deprecation',
  'subTypes',
];
const cardAspects = ['datasetProperties', 'ownership', 'globalTags', 'glossaryTerms', 'domains'];

const pages: Readonly<Record<keyof typeof requestsPerTurn, Page>> = {
  entity: {
    what: `a dataset of ${columns} columns with what its page shows`,
    against: 'the same reads over OpenAPI',
    goal: 2,
    graphql: (i) => [askGraphql(entityPage, { urn: datasetUrn(i) })],
    others: (i) => [batchGet('dataset', [datasetUrn(i)], entityAspects), ...neighboursOf([i])],
  },
  search: {
    what: `a search page of ${pageSize} results with facets`,
    against: 'the same search over Rest.li, and reads over OpenAPI',
    goal: 1.5,
    graphql: (i) => [
      askGraphql(searchPage, {
        input: { types: ['DATASET'], query: wordOf(i), start: 0, count: pageSize },
      }),
    ],
    others: (i) => [
      post('/entities?action=search', {
        entity: 'dataset',
        input: wordOf(i),
        start: 0,
        count: pageSize,
        searchFlags: { fulltext: true },
      }),
      batchGet(
        'dataset',
        Array.from({ length: pageSize }, (_, j) => datasetUrn(i + j)),
        cardAspects,
      ),
      ...neighboursOf(Array.from({ length: pageSize }, (_, j) => i + j)),
    ],
  },
};

/** A word that many names have. */
const wordOf = (i: number): string => (datasetProperties(i % datasets).name.split('_')[0] ?? '').slice(0, 3);

const owner = (i: number): string => `urn:li:corpuser:user${i % 50}`;
const tag = (i: number): string => `urn:li:tag:tag${i % 40}`;
const term = (i: number): string => `urn:li:glossaryTerm:term${i % 40}`;
const domain = (i: number): string => `urn:li:domain:domain${i % 10}`;

/** What a page needs of the entities around datasets: a request for each entity type. */
const neighboursOf = (list: readonly number[]): readonly Request[] => [
  batchGet('corpuser', list.map(owner), ['corpUserInfo']),
  batchGet('tag', list.map(tag), ['tagProperties']),
  batchGet('glossaryTerm', list.map(term), ['glossaryTermInfo']),
  batchGet('domain', list.map(domain), ['domainProperties']),
  batchGet('dataPlatform', ['urn:li:dataPlatform:mysql'], ['dataPlatformInfo']),
];

const batchGet = (entityType: string, urns: readonly string[], aspects: readonly string[]): Request =>
  post(
    `/openapi/v3/entity/${entityType}/batchGet`,
    [...new Set(urns)].map((urn) => ({ urn, ...Object.fromEntries(aspects.map((name) => [name, {}])) })),
  );

const askGraphql = (query: string, variables: object): Request => post('/api/graphql', { query, variables });

const post = (path: string, body: unknown): Request =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function read(app: ReturnType<typeof createApp>, request: Request): Promise<void> {
  const response = await app.fetch(request);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"'))
    throw new Error(`A request of the benchmark failed: ${response.status} ${text.slice(0, 500)}`);
}

const put = (entityUrn: string, aspectName: string, value: ChangeProposal['value']): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT',
  value,
});

const neighbours = (): ChangeProposal[] =>
  Array.from({ length: 50 }, (_, i) => [
    put(owner(i), 'corpUserInfo', { active: true, displayName: `User ${i}` }),
    put(tag(i), 'tagProperties', { name: `Tag ${i}`, colorHex: '#336699' }),
    put(term(i), 'glossaryTermInfo', {
      name: `Term ${i}`,
      definition: 'What it means.',
      termSource: 'INTERNAL',
    }),
    put(domain(i), 'domainProperties', { name: `Domain ${i}` }),
  ]).flat();

const proposalsOf = (i: number): ChangeProposal[] =>
  Object.entries({
    datasetProperties: datasetProperties(i),
    ownership: { owners: [{ owner: owner(i), type: 'DATAOWNER' }] },
    globalTags: { tags: [{ tag: tag(i) }, { tag: tag(i + 1) }] },
    glossaryTerms: { terms: [{ urn: term(i) }], auditStamp: { time: 0, actor: owner(i) } },
    domains: { domains: [domain(i)] },
    subTypes: { typeNames: ['Table'] },
    schemaMetadata: {
      schemaName: 'table',
      platform: 'urn:li:dataPlatform:mysql',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: Array.from({ length: columns }, (_, j) => ({
        fieldPath: `column_${j}`,
        nativeDataType: 'VARCHAR(100)',
        nullable: j > 0,
        description: `Column ${j} of the table.`,
        type: { type: { 'com.linkedin.schema.StringType': {} } },
      })),
    },
  }).map(([aspectName, value]) => put(datasetUrn(i), aspectName, value as ChangeProposal['value']));

/** The ratio of each round, of several turns in pairs, and the time of a turn of the first. */
async function turns(
  { count, durationMs }: Rounds,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<(readonly [ratio: number, turnMs: number])[]> {
  const ratios: (readonly [number, number])[] = [];
  for (let round = 0; round < count; round++) {
    const sums = [0, 0] as [number, number];
    let done = 0;
    for (; sums[0] + sums[1] < durationMs; done++)
      for (const [a, b] of await inPairs({ count: 1, durationMs }, first, second)) {
        sums[0] += a;
        sums[1] += b;
      }
    ratios.push([sums[0] / sums[1], sums[0] / done]);
  }
  return ratios;
}

/** Time that this process has worked, with all of its threads. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the first request waits for: measured in a process of its own, which has loaded the rest of the server already. */
async function benchStart({ count }: Rounds): Promise<Figure[]> {
  const measured: Start[] = [];
  for (let i = 0; i < count; i++) measured.push(await measureStart());
  return [
    figure(
      measured.map(({ ms }) => ms / goalMs),
      {
        benchmark: 'graphql',
        what: 'time to load and build the schema',
        against: `${goalMs} ms`,
        goal: { atMost: 1 },
        detail: `${Math.round(median(measured.map(({ ms }) => ms)))} ms`,
      },
    ),
    figure(
      measured.map(({ mebibytes }) => mebibytes / goalMebibytes),
      {
        benchmark: 'graphql',
        what: 'heap that the schema takes, garbage collected',
        against: `${goalMebibytes} MiB`,
        goal: { atMost: 1 },
        detail: `${Math.round(median(measured.map(({ mebibytes }) => mebibytes)))} MiB`,
      },
    ),
  ];
}

interface Start {
  readonly ms: number;
  readonly mebibytes: number;
}

async function measureStart(): Promise<Start> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...process.execArgv, join(import.meta.dirname, 'graphql/start.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`Building the schema ended with ${code}`);
  return JSON.parse(text) as Start;
}
