import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aspectOf, readSource, testNow } from '../../testing/read-source.ts';
import { businessGlossary } from './source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-glossary-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string, config: object = {}) => {
  await writeFile(join(folder, 'glossary.yml'), text);
  return await readSource(businessGlossary, { file: 'glossary.yml', ...config }, { folder });
};

const glossary = `
version: 1
source: DataHub
owners:
  users: [mjames]
url: https://example.org/glossary
nodes:
  - name: Personal Data
    description: What is about a person.
    knowledge_links:
      - label: Policy
        url: https://example.org/policy
    terms:
      - name: E-mail
        description: An address.
        inherits: [Classification.Sensitive]
        related_terms: [Elsewhere]
        custom_properties: { retention: 30 }
        domain: urn:li:domain:people
  - name: Classification
    id: classes
    description: How secret it is.
    owners:
      - { type: TECHNICAL_OWNER, groups: [security] }
      - { type: urn:li:ownershipType:legal, users: [ada] }
    terms:
      - name: Sensitive
        id: urn:li:glossaryTerm:sensitive
        description: Not for everyone.
        term_source: EXTERNAL
        source_ref: FIBO
        source_url: https://example.org/fibo
terms:
  - name: Größe
    description: Not ASCII.
`;
const email = 'urn:li:glossaryTerm:Personal-Data.E-mail';

it('reads groups and terms, with the URNs that DataHub gives them', async () => {
  const { records } = await read(glossary);
  expect(records.map(({ proposals }) => proposals[0]?.entityUrn)).toEqual([
    'urn:li:glossaryNode:Personal-Data',
    email,
    'urn:li:glossaryNode:classes',
    'urn:li:glossaryTerm:sensitive',
    'urn:li:glossaryTerm:c0fbc2f0c0ce094352c5f3e4c9601295',
  ]);
});

it('domains, descriptions: reads what a term says, and what the glossary says for all', async () => {
  const reading = await read(glossary);
  expect(aspectOf(reading, email, 'glossaryTermInfo')).toEqual({
    definition: 'An address.',
    termSource: 'INTERNAL',
    name: 'E-mail',
    customProperties: { retention: '30' },
    sourceRef: 'DataHub',
    sourceUrl: 'https://example.org/glossary',
    parentNode: 'urn:li:glossaryNode:Personal-Data',
  });
  expect(aspectOf(reading, email, 'glossaryRelatedTerms')).toEqual({
    isRelatedTerms: ['urn:li:glossaryTerm:sensitive'],
    relatedTerms: ['urn:li:glossaryTerm:Elsewhere'],
  });
  expect(aspectOf(reading, email, 'ownership')).toEqual({
    owners: [{ owner: 'urn:li:corpuser:mjames', type: 'DEVELOPER' }],
  });
  expect(aspectOf(reading, email, 'domains')).toEqual({ domains: ['urn:li:domain:people'] });
  expect(aspectOf(reading, 'urn:li:glossaryTerm:sensitive', 'glossaryTermInfo')).toMatchObject({
    termSource: 'EXTERNAL',
    sourceRef: 'FIBO',
  });
});

it('owners: gives terms the owners of their group, with the types of ownership', async () => {
  const reading = await read(glossary);
  const owners = [
    { owner: 'urn:li:corpGroup:security', type: 'TECHNICAL_OWNER' },
    { owner: 'urn:li:corpuser:ada', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:legal' },
  ];
  expect(aspectOf(reading, 'urn:li:glossaryNode:classes', 'ownership')).toEqual({ owners });
  expect(aspectOf(reading, 'urn:li:glossaryTerm:sensitive', 'ownership')).toEqual({ owners });
});

it('descriptions: reads links', async () => {
  const links = aspectOf(await read(glossary), 'urn:li:glossaryNode:Personal-Data', 'institutionalMemory');
  expect(links).toMatchObject({
    elements: [{ url: 'https://example.org/policy', description: 'Policy', createStamp: { time: testNow } }],
  });
});

it('names URNs by GUIDs with enable_auto_id', async () => {
  const { records } = await read(glossary, { enable_auto_id: true });
  expect(records[1]?.proposals[0]?.entityUrn).toMatch(/^urn:li:glossaryTerm:[0-9a-f]{32}$/);
});

it('reads variables of the environment', async () => {
  process.env.COLOPHON_TEST_TEAM = 'ada';
  const reading = await read(
    `version: "1"\nowners: { users: ["\${COLOPHON_TEST_TEAM}"] }\nterms: [{ name: a, description: b }]`,
  );
  expect(aspectOf(reading, 'urn:li:glossaryTerm:a', 'ownership')).toMatchObject({
    owners: [{ owner: 'urn:li:corpuser:ada' }],
  });
});

describe('mistakes are named with line and column:', () => {
  const start = 'version: 1\nowners: { users: [a] }\n';
  it.each([
    [
      `${start}terms:\n  - name: a\n    desription: b\n`,
      'glossary.yml:5:5: terms.0.desription is unknown. Did you mean description?',
    ],
    [
      `${start}nodes:\n  - name: a\n    description: b\n    nodes:\n      - { name: 1, description: c }\n`,
      'glossary.yml:7:17: nodes.0.nodes.0.name: Invalid input: expected string, received number',
    ],
    ['version: 2\nowners: {}\n', 'glossary.yml:1:10: version: expected 1, the only version'],
    [`${start}terms:\n  - name: a\n   description: b\n`, 'glossary.yml:5:1: '],
    [
      `${start}terms:\n  - { name: a, description: b, owners: { type: BOSS, users: [c] } }\n`,
      'glossary.yml:4:48: terms.0.owners.type: No ownership type is called "BOSS"',
    ],
    [
      `${start}terms:\n  - { name: a, description: b, domain: sales }\n`,
      'glossary.yml:4:40: terms.0.domain: sales is not the URN of a domain',
    ],
    [
      `${start}terms:\n  - { name: a, description: "\${COLOPHON_TEST_NONE}" }\n`,
      'glossary.yml:4:29: the environment has no variable COLOPHON_TEST_NONE',
    ],
  ])('%j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('all of them at once', async () => {
    await expect(read(`${start}terms:\n  - { name: a }\n  - { nam: b, description: c }\n`)).rejects.toThrow(
      /4:5: terms\.0\.description(.|\n)*5:5: terms\.1\.name(.|\n)*5:7: terms\.1\.nam is unknown/,
    );
  });
});
