import { describe, expect, it } from 'vitest';
import { createTestGraphql, type TestAnswer } from '../../testing/test-graphql.ts';
import { grant } from '../governance/testing/grant.ts';

// Assertions, incidents, queries and contracts are changed by rights to what they are about. Ada has them on `own` and on
// a dataset that does not exist.

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const [own, secret, absent] = [dataset('own'), dataset('zqsecret'), dataset('absent')];
const column = (of: string) => `urn:li:schemaField:(${of},id)`;
const stamp = { time: 1, actor: 'urn:li:corpuser:bob' };

const rights = [
  'EDIT_ENTITY_ASSERTIONS',
  'EDIT_ENTITY_INCIDENTS',
  'EDIT_ENTITY_QUERIES',
  'EDIT_ENTITY_DATA_CONTRACT',
  'EDIT_ENTITY_OPERATIONS',
];

const query = (value: string) => ({
  statement: { value, language: 'SQL' },
  source: 'SYSTEM',
  created: stamp,
  lastModified: stamp,
});
const incident = (...entities: string[]) => ({
  type: 'FIELD',
  entities,
  status: { state: 'ACTIVE', lastUpdated: stamp },
  source: { type: 'MANUAL' },
  created: stamp,
});
const assertion = (entity?: string) => ({
  type: 'CUSTOM',
  ...(entity && { customAssertion: { type: 'check', entity }, entityUrn: entity }),
});

/** By URN, what is stored of something about the secret dataset, and of the same about nothing. */
const stored = {
  'urn:li:query:secret': {
    queryProperties: query('SELECT 1'),
    querySubjects: { subjects: [{ entity: secret }] },
  },
  'urn:li:query:column': {
    queryProperties: query('SELECT 1'),
    querySubjects: { subjects: [{ entity: own }, { entity: column(secret) }] },
  },
  'urn:li:query:nothing': { queryProperties: query('SELECT 1') },
  'urn:li:query:emptied': { queryProperties: query('SELECT 1'), querySubjects: { subjects: [] } },
  'urn:li:incident:secret': { incidentInfo: incident(secret) },
  'urn:li:incident:both': { incidentInfo: incident(secret, own) },
  'urn:li:incident:nothing': { incidentInfo: incident() },
  'urn:li:assertion:secret': { assertionInfo: assertion(secret) },
  'urn:li:assertion:nothing': { assertionInfo: assertion() },
  'urn:li:assertion:unwritten': { status: { removed: false } },
  'urn:li:dataContract:secret': { dataContractProperties: { entity: secret } },
  'urn:li:dataContract:unwritten': { status: { removed: false } },
} as const;

const changes = {
  query: [
    'mutation ($urn: String!) { updateQuery(urn: $urn, input: { properties: { name: "mine" } }) { urn } }',
    `mutation ($urn: String!) { updateQuery(urn: $urn, input: { subjects: [{ datasetUrn: "${own}" }] }) { urn } }`,
    'mutation ($urn: String!) { deleteQuery(urn: $urn) }',
  ],
  incident: [
    'mutation ($urn: String!) { updateIncident(urn: $urn, input: { title: "mine" }) }',
    `mutation ($urn: String!) { updateIncident(urn: $urn, input: { resourceUrns: ["${own}"] }) }`,
    'mutation ($urn: String!) { updateIncidentStatus(urn: $urn, input: { state: RESOLVED }) }',
  ],
  assertion: [
    `mutation ($urn: String!) { upsertCustomAssertion(urn: $urn, input: { entityUrn: "${own}", type: "mine",
      description: "", platform: { name: "mine" } }) { urn } }`,
    'mutation ($urn: String!) { deleteAssertion(urn: $urn) }',
  ],
  dataContract: [
    `mutation ($urn: String!) { upsertDataContract(urn: $urn, input: { entityUrn: "${own}" }) { urn } }`,
  ],
} as const;

const attempts = Object.keys(stored).flatMap((urn) =>
  changes[urn.split(':')[2] as keyof typeof changes].map((mutation) => [urn, mutation] as const),
);

async function start() {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  for (const [urn, aspects] of Object.entries(stored))
    for (const [aspect, value] of Object.entries(aspects)) await graphql.put(urn, aspect, value);
  await grant(graphql, rights, [own, absent]);
  return graphql;
}

const codeOf = ({ errors }: TestAnswer) => errors?.[0]?.extensions.code;

describe('with rights to one dataset, nobody', () => {
  it.each(attempts)('changes %s by %s', async (urn, mutation) => {
    const { ask, read } = await start();
    const answer = await ask(mutation, { urn });
    expect(codeOf(answer)).toBe(403);
    // The caller named the one, and learns nothing of the other.
    expect(JSON.stringify(answer)).not.toContain('zqsecret');
    for (const [aspect, value] of Object.entries(stored[urn as keyof typeof stored]))
      expect(await read(urn, aspect)).toEqual(value);
  });

  it.each([
    [`mutation { raiseIncident(input: { type: FIELD, resourceUrns: ["${own}", "${secret}"] }) }`],
    [`mutation { raiseIncident(input: { type: FIELD, resourceUrn: "${column(secret)}" }) }`],
    [
      `mutation { createQuery(input: { properties: { statement: { value: "x", language: SQL } },
      subjects: [{ datasetUrn: "${own}" }, { datasetUrn: "${secret}" }] }) { urn } }`,
    ],
    [
      `mutation { reportOperation(input: { urn: "${secret}", operationType: INSERT, sourceType: DATA_PLATFORM }) }`,
    ],
  ])('writes about another by %s', async (mutation) => {
    expect(codeOf(await (await start()).ask(mutation))).toBe(403);
  });

  it('reports a result of an assertion about another', async () => {
    const { ask } = await start();
    const report = `mutation { reportAssertionResult(urn: "urn:li:assertion:secret", result: { type: SUCCESS }) }`;
    const answer = await ask(report);
    expect(codeOf(answer)).toBe(403);
    expect(JSON.stringify(answer)).not.toContain('zqsecret');
  });

  it('makes a dataset exist by reporting an operation on it', async () => {
    const { ask, put, catalogue } = await start();
    const report = () =>
      ask(
        `mutation { reportOperation(input: { urn: "${absent}", operationType: INSERT, sourceType: DATA_PLATFORM }) }`,
      );
    expect(codeOf(await report())).toBe(403);
    expect(await catalogue.existing([absent], true)).toEqual([]);
    await put(absent, 'datasetProperties', { name: 'absent' });
    expect((await report()).errors).toBeUndefined();
  });
});

it('a right to all but one domain is none to the columns of its datasets', async () => {
  const { ask, put } = await createTestGraphql({ obeysPolicies: true });
  await put(secret, 'domains', { domains: ['urn:li:domain:secret'] });
  await put('urn:li:dataHubPolicy:others', 'dataHubPolicyInfo', {
    displayName: 'Others',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_ENTITY_INCIDENTS'],
    actors: { users: ['urn:li:corpuser:ada'] },
    resources: {
      filter: {
        criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:secret'], condition: 'NOT_EQUALS' }],
      },
    },
  });
  const raise = (resourceUrn: string) =>
    ask('mutation ($urn: String!) { raiseIncident(input: { type: FIELD, resourceUrn: $urn }) }', {
      urn: resourceUrn,
    });
  expect((await raise(column(own))).errors).toBeUndefined();
  expect(codeOf(await raise(column(secret)))).toBe(403);
});
