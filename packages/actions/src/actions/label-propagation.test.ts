import { columnLineageProposal, lineageProposal, makeSchemaMetadataAspect } from '@colophon/sdk/builders';
import { addFieldTag, addTag, addTerm, removeFieldTag, removeTag, removeTerm } from '@colophon/sdk/patch';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => makeDatasetUrn('mysql', name)) as [
  string,
  string,
  string,
  string,
];
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});

/** Runs the pipeline until it makes no further changes. */
async function settle(action: object): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    const { statistics, warnings } = await catalogue.run(`
name: passing on
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1 }
action: ${JSON.stringify(action)}`);
    if (statistics.events === 0) return;
    expect(warnings).toEqual([]);
  }
  expect.unreachable('it never settles');
}
const tags = { type: 'tag_propagation' };
const tagsOf = async (urn: string) =>
  ((await catalogue.client.aspects.get(urn, 'globalTags'))?.tags ?? []).map(({ tag }) => tag.slice(11));
const lineage = (upstreams: string[], downstream: string) =>
  catalogue.client.emit(lineageProposal(upstreams, downstream));

describe('tag_propagation', () => {
  it('passes a tag on to everything downstream, says where it is from, and removes it again', async () => {
    await lineage([a], b);
    await lineage([b], c);
    await catalogue.client.patch(a, [addTag('pii')]);
    await settle(tags);
    expect([await tagsOf(b), await tagsOf(c)]).toEqual([['pii'], ['pii']]);
    const [use] = (await catalogue.client.aspects.get(c, 'globalTags'))?.tags ?? [];
    expect(use?.attribution).toMatchObject({
      source: 'urn:li:dataHubAction:passing on',
      sourceDetail: { propagated: 'true', origin: a, via: b, propagation_depth: '2' },
    });
    await catalogue.client.patch(a, [removeTag('pii')]);
    await settle(tags);
    expect([await tagsOf(a), await tagsOf(b), await tagsOf(c)]).toEqual([[], [], []]);
  });

  it('leaves what somebody put there, and what another upstream has', async () => {
    await lineage([a, d], b);
    await lineage([a], c);
    await catalogue.client.patch(c, [addTag('pii')]);
    await catalogue.client.patch(a, [addTag('pii')]);
    await catalogue.client.patch(d, [addTag('pii')]);
    await settle(tags);
    await catalogue.client.patch(a, [removeTag('pii')]);
    await settle(tags);
    expect([await tagsOf(b), await tagsOf(c)]).toEqual([['pii'], ['pii']]);
    await catalogue.client.patch(d, [removeTag('pii')]);
    await settle(tags);
    expect([await tagsOf(b), await tagsOf(c)]).toEqual([[], ['pii']]);
  });

  it('ends in a circle, also when it removes', async () => {
    await lineage([a, c], b);
    await lineage([b], c);
    await catalogue.client.patch(a, [addTag('pii')]);
    await settle(tags);
    expect(await tagsOf(c)).toEqual(['pii']);
    await catalogue.client.patch(a, [removeTag('pii')]);
    await settle(tags);
    expect([await tagsOf(b), await tagsOf(c)]).toEqual([[], []]);
  });

  it('passes only what the prefixes allow, and only so far', async () => {
    await lineage([a], b);
    await lineage([b], c);
    await catalogue.client.patch(a, [addTag('pii.mail'), addTag('gold')]);
    await settle({ ...tags, config: { tag_prefixes: ['pii'], max_propagation_depth: 1 } });
    expect([await tagsOf(b), await tagsOf(c)]).toEqual([['pii.mail'], []]);
  });

  it('passes the tags of columns on to the columns made from them', async () => {
    // A path with characters that URNs encode.
    const name = 'net (EUR)';
    const columns = [{ name, nativeType: 'int', type: 'number' } as const];
    for (const [urn, schemaName] of [
      [a, 'a'],
      [b, 'b'],
    ] as const)
      await catalogue.client.aspects.write(urn, {
        schemaMetadata: makeSchemaMetadataAspect({ schemaName, platform: 'mysql', columns }),
      });
    await lineage([a], b);
    await catalogue.client.emit(
      columnLineageProposal([{ from: [{ dataset: a, column: name }], to: name }], b),
    );
    const ofColumn = async () =>
      (await catalogue.client.aspects.get(b, 'editableSchemaMetadata'))?.editableSchemaFieldInfo.map(
        ({ fieldPath, globalTags }) => [fieldPath, globalTags?.tags.map(({ tag }) => tag)],
      );
    await catalogue.client.patch(a, [addFieldTag(name, 'pii')]);
    await settle(tags);
    expect(await ofColumn()).toEqual([[name, ['urn:li:tag:pii']]]);
    await catalogue.client.patch(a, [removeFieldTag(name, 'pii')]);
    await settle(tags);
    expect(await ofColumn()).toEqual([[name, []]]);
  });
});

describe('term_propagation', () => {
  it('passes on the terms that are a kind of the target, or in the group', async () => {
    await catalogue.client.aspects.write('urn:li:glossaryTerm:Mail', {
      glossaryRelatedTerms: { isRelatedTerms: ['urn:li:glossaryTerm:Sensitive'] },
    });
    await catalogue.client.aspects.write('urn:li:glossaryNode:sub', {
      glossaryNodeInfo: { definition: '', parentNode: 'urn:li:glossaryNode:finance' },
    });
    await catalogue.client.aspects.write('urn:li:glossaryTerm:Revenue', {
      glossaryTermInfo: { definition: '', termSource: 'INTERNAL', parentNode: 'urn:li:glossaryNode:sub' },
    });
    await lineage([a], b);
    await catalogue.client.patch(a, [addTerm('Mail'), addTerm('Revenue'), addTerm('Other')]);
    const action = {
      type: 'term_propagation',
      config: { target_terms: ['Sensitive'], term_groups: ['finance'] },
    };
    await settle(action);
    const terms = async () =>
      ((await catalogue.client.aspects.get(b, 'glossaryTerms'))?.terms ?? []).map(({ urn }) => urn.slice(20));
    expect((await terms()).sort()).toEqual(['Mail', 'Revenue']);
    await catalogue.client.patch(a, [removeTerm('Mail')]);
    await settle(action);
    expect(await terms()).toEqual(['Revenue']);
  });
});
