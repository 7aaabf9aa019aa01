import type { AnyProposal, ChangeProposal } from '@colophon/sdk';
import { addFieldTag, addTerm, patchProposals, removeTag } from '@colophon/sdk/patch';
import { makeDatasetUrn, makeTagUrn, makeTermUrn } from '@colophon/sdk/urns';
import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../definitions/record.ts';
import { makeRecipe, memorySink } from '../testing/make-recipe.ts';
import { runRecipe } from './run-recipe.ts';
import { withLabelKeys } from './with-label-keys.ts';

const orders = makeDatasetUrn('test', 'orders');
const [pii, revenue] = [makeTagUrn('pii'), makeTermUrn('Revenue')];
const auditStamp = { time: 0, actor: 'urn:li:corpuser:datahub' };

const tagged = (tag: string, entityUrn = orders): AnyProposal => ({
  entityUrn,
  aspectName: 'globalTags',
  aspect: { tags: [{ tag }] },
});
const record = (...proposals: readonly ChangeProposal[]): SourceRecord => ({ id: 'orders', proposals });

async function keysFor(records: readonly SourceRecord[], limit?: number): Promise<string[]> {
  const given = new Set(records);
  const stream = (async function* () {
    yield* records;
  })();
  const added = (await Array.fromAsync(withLabelKeys(stream, limit))).filter((one) => !given.has(one));
  return added.flatMap(({ proposals }) =>
    proposals.map(
      (one) => `${one.aspectName} ${one.entityUrn} ${JSON.stringify('aspect' in one && one.aspect)}`,
    ),
  );
}

describe('the keys of tags and terms', () => {
  it('follow the last record, each once', async () => {
    const terms: AnyProposal = {
      entityUrn: orders,
      aspectName: 'glossaryTerms',
      aspect: { terms: [{ urn: revenue }], auditStamp },
    };
    expect(await keysFor([record(tagged(pii), terms), record(tagged(pii))])).toEqual([
      `tagKey ${pii} {"name":"pii"}`,
      `glossaryTermKey ${revenue} {"name":"Revenue"}`,
    ]);
  });

  it('are not written for those that a record describes, before or after', async () => {
    const described: AnyProposal = { entityUrn: pii, aspectName: 'tagProperties', aspect: { name: 'PII' } };
    expect(await keysFor([record(tagged(pii)), record(described)])).toEqual([]);
    expect(await keysFor([record(described), record(tagged(pii))])).toEqual([]);
  });

  it('are found on columns, in related terms and in patches', async () => {
    const schema = {
      entityUrn: orders,
      aspectName: 'editableSchemaMetadata',
      aspect: {
        editableSchemaFieldInfo: [
          { fieldPath: 'a', globalTags: { tags: [{ tag: pii }] } },
          { fieldPath: 'b', glossaryTerms: { terms: [{ urn: revenue }], auditStamp } },
        ],
      },
    } as unknown as AnyProposal;
    expect(await keysFor([record(schema)])).toHaveLength(2);
    const related: AnyProposal = {
      entityUrn: makeTermUrn('Gross'),
      aspectName: 'glossaryRelatedTerms',
      aspect: { isRelatedTerms: [revenue] },
    };
    expect(await keysFor([record(related)])).toEqual([`glossaryTermKey ${revenue} {"name":"Revenue"}`]);
    const steps = [addTerm('Revenue'), addFieldTag('email', 'pii'), removeTag('old')];
    expect((await keysFor([record(...patchProposals(orders, steps))])).sort()).toEqual([
      `glossaryTermKey ${revenue} {"name":"Revenue"}`,
      `tagKey ${pii} {"name":"pii"}`,
    ]);
  });

  it('are not written for malformed URNs, for other text, or for what is deleted', async () => {
    const properties: AnyProposal = {
      entityUrn: orders,
      aspectName: 'datasetProperties',
      aspect: { customProperties: { tag: pii }, tags: [] },
    };
    const deletion: ChangeProposal = { entityUrn: orders, aspectName: 'globalTags', changeType: 'DELETE' };
    expect(await keysFor([record(properties, deletion, tagged('urn:li:tag:'), tagged('pii'))])).toEqual([]);
  });

  it('are written early when there are many, so that few are remembered', async () => {
    const names = Array.from({ length: 25 }, (_, i) => makeTagUrn(`t${i}`));
    const keys = await keysFor(
      names.map((name) => record(tagged(name))),
      10,
    );
    expect(keys.map((key) => key.split(' ')[1])).toEqual(names);
  });
});

describe('a run', () => {
  const records = () => [record(tagged(pii))];

  it('writes the keys of tags that its source and its transformers refer to, and does not own them', async () => {
    const sink = memorySink();
    const transform = async function* (from: AsyncIterable<SourceRecord>) {
      for await (const one of from)
        yield { ...one, proposals: [...one.proposals, tagged(makeTagUrn('gold'))] };
    };
    const { status } = await runRecipe(makeRecipe({ records, sink, transform }));
    expect(status).toBe('SUCCESS');
    expect(sink.written.map(({ entityUrn, aspectName }) => [entityUrn, aspectName])).toEqual([
      [orders, 'globalTags'],
      [orders, 'globalTags'],
      [pii, 'tagKey'],
      [makeTagUrn('gold'), 'tagKey'],
    ]);
  });

  it('adds nothing to a source that repeats another catalogue', async () => {
    const sink = memorySink();
    const recipe = makeRecipe({ records, sink });
    const definition = { ...recipe.source.definition, repeats: true };
    await runRecipe({ ...recipe, source: { ...recipe.source, definition } });
    expect(sink.written).toHaveLength(1);
  });
});
