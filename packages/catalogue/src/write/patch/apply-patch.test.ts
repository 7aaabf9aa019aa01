import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCatalogueError } from '../../errors.ts';
import { applyPatch, maxCopiedValues } from './apply-patch.ts';
import { maxOperations, maxPathSteps, parsePatch } from './parse-patch.ts';
import { parsePointer, printPointer } from './pointer.ts';

const stamp = { actor: 'urn:li:corpuser:ada', time: 5 };
const separator = '\u241f';

function patch(aspectName: string, present: JsonObject | undefined, document: JsonObject): JsonObject {
  const aspect = registry.aspects.get(aspectName);
  if (!aspect) throw new Error(`no aspect ${aspectName}`);
  return applyPatch(aspect, present, parsePatch(document), stamp);
}

const add = (path: string, value: JsonObject[string]) => ({ op: 'add', path, value });
const remove = (path: string) => ({ op: 'remove', path, value: {} });

const pii = { tag: 'urn:li:tag:pii' };
const hot = { tag: 'urn:li:tag:hot' };

describe('a patch of keyed arrays', () => {
  it('adds an item by its key, without duplicates', () => {
    const document = { patch: [add('/tags/urn:li:tag:pii', pii)] };
    const once = patch('globalTags', { tags: [hot] }, document);
    expect(once).toEqual({ tags: [hot, pii] });
    expect(patch('globalTags', once, document)).toEqual(once);
  });

  it('replaces the item with the same key in place', () => {
    const changed = { ...pii, context: 'new' };
    const document = { patch: [add('/tags/urn:li:tag:pii', changed)] };
    expect(patch('globalTags', { tags: [pii, hot] }, document)).toEqual({ tags: [changed, hot] });
  });

  it('removes by key, and ignores the removal of a missing item', () => {
    const document = { patch: [remove('/tags/urn:li:tag:pii'), remove('/tags/urn:li:tag:none')] };
    expect(patch('globalTags', { tags: [pii, hot] }, document)).toEqual({ tags: [hot] });
  });

  it('starts a missing aspect from its empty form', () => {
    expect(patch('globalTags', undefined, { patch: [remove('/tags/urn:li:tag:pii')] })).toEqual({ tags: [] });
    const term = { urn: 'urn:li:glossaryTerm:x' };
    expect(patch('glossaryTerms', undefined, { patch: [add(`/terms/${term.urn}`, term)] })).toEqual({
      terms: [term],
      auditStamp: stamp,
    });
    expect(patch('chartInfo', undefined, { patch: [add('/description', 'x')] })).toMatchObject({
      title: '',
      description: 'x',
    });
  });

  it('fills in the model’s empty lists and maps in a new aspect', () => {
    expect(patch('datasetProperties', undefined, { patch: [add('/description', 'x')] })).toEqual({
      description: 'x',
      customProperties: {},
      tags: [],
    });
    expect(patch('datasetProperties', { description: 'x' }, { patch: [add('/name', 'y')] })).toEqual({
      description: 'x',
      name: 'y',
    });
  });

  it('sets a whole array as given', () => {
    const owners = [
      { owner: 'urn:li:corpuser:a', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:x' },
      { owner: 'urn:li:corpuser:a', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:y' },
    ];
    expect(patch('ownership', { owners: [] }, { patch: [add('/owners', owners)] })).toEqual({ owners });
  });

  it('applies further steps to an array it has set', () => {
    const document = { patch: [add('/tags', [pii]), add('/tags/urn:li:tag:hot', hot)] };
    expect(patch('globalTags', { tags: [] }, document)).toEqual({ tags: [pii, hot] });
  });

  it('addresses items by its own keys, including empty and nested ones', () => {
    const attributed = { ...pii, attribution: { source: 'urn:li:dataHubAction:a', time: 1, actor: 'x' } };
    const arrayPrimaryKeys = { tags: [`attribution${separator}source`, 'tag'] };
    const added = patch('globalTags', undefined, {
      arrayPrimaryKeys,
      patch: [
        add('/tags//urn:li:tag:pii', pii),
        add('/tags/urn:li:dataHubAction:a/urn:li:tag:pii', attributed),
      ],
    });
    expect(added).toEqual({ tags: [pii, attributed] });
    expect(patch('globalTags', added, { arrayPrimaryKeys, patch: [remove('/tags/')] })).toEqual({
      tags: [attributed],
    });
  });

  it('removes every item that matches a part of the key', () => {
    const arrayPrimaryKeys = { owners: ['owner', 'type', 'typeUrn', `attribution${separator}source`] };
    const owner = (name: string, type: string) => ({ owner: `urn:li:corpuser:${name}`, type });
    const owners = [owner('a', 'DATAOWNER'), owner('b', 'DATAOWNER'), owner('a', 'PRODUCER')];
    const document = { arrayPrimaryKeys, patch: [remove('/owners/urn:li:corpuser:a')] };
    expect(patch('ownership', { owners }, document)).toEqual({ owners: [owner('b', 'DATAOWNER')] });
  });

  it('fills in a missing key of an item', () => {
    const document = {
      patch: [add('/editableSchemaFieldInfo/id/globalTags/tags/urn:li:tag:pii', pii)],
    };
    expect(patch('editableSchemaMetadata', undefined, document)).toMatchObject({
      editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: { tags: [pii] } }],
    });
  });

  it('fills in required nested fields', () => {
    const term = { urn: 'urn:li:glossaryTerm:x' };
    const document = {
      patch: [add(`/editableSchemaFieldInfo/id/glossaryTerms/terms/${term.urn}`, term)],
    };
    expect(patch('editableSchemaMetadata', undefined, document)).toMatchObject({
      editableSchemaFieldInfo: [{ fieldPath: 'id', glossaryTerms: { terms: [term], auditStamp: stamp } }],
    });
  });

  it('uses strings as their own keys', () => {
    const field = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,y,PROD),a~1/b)';
    const path = printPointer(['inputDatasetFields', field]);
    const added = patch('dataJobInputOutput', undefined, { patch: [add(path, {})] });
    expect(added.inputDatasetFields).toEqual([field]);
    expect(patch('dataJobInputOutput', added, { patch: [remove(path)] }).inputDatasetFields).toEqual([]);
  });

  it('finds an allowed value by its union value', () => {
    const value = (text: string) => ({ value: { string: text } });
    const before = { allowedValues: [value('gold'), value('silver')] };
    const document = { patch: [add('/allowedValues/gold', { ...value('gold'), description: 'best' })] };
    expect(patch('propertyDefinition', before, document).allowedValues).toEqual([
      { ...value('gold'), description: 'best' },
      value('silver'),
    ]);
  });

  it('accepts the Java client’s spellings: `urn` in a tag, `glossaryTerms`, an allowed value', () => {
    const tags = [
      add('/tags/urn:li:tag:pii', { urn: 'urn:li:tag:pii', context: 'by hand' }),
      add('/tags/urn:li:tag:hot', { urn: 'urn:li:tag:hot' }),
    ];
    expect(patch('globalTags', { tags: [hot] }, { patch: tags })).toEqual({
      tags: [hot, { ...pii, context: 'by hand' }],
    });
    const urn = 'urn:li:glossaryTerm:shop.Order';
    const terms = patch('glossaryTerms', undefined, {
      patch: [
        add(`/glossaryTerms/${urn}`, { urn }),
        add('/glossaryTerms/urn:li:glossaryTerm:x', { urn: 'urn:li:glossaryTerm:x' }),
        remove('/glossaryTerms/urn:li:glossaryTerm:x'),
      ],
    });
    expect(terms).toEqual({ terms: [{ urn }], auditStamp: stamp });
    const definition = { qualifiedName: 'a', valueType: 'urn:li:dataType:datahub.string', entityTypes: [] };
    const allowed = [{ value: { string: '30 days' } }, { value: { double: 7 } }];
    const again = [
      add('/allowedValues/{string=30 days}', { value: { string: '30 days' }, description: 'A month' }),
      remove('/allowedValues/{double=7}'),
    ];
    expect(
      patch('propertyDefinition', { ...definition, allowedValues: allowed }, { patch: again }),
    ).toMatchObject({
      allowedValues: [{ value: { string: '30 days' }, description: 'A month' }],
    });
  });

  it('keeps the order of keys that look like numbers', () => {
    const field = (fieldPath: string) => ({ fieldPath });
    const before = { editableSchemaFieldInfo: [field('b'), field('2'), field('1')] };
    const document = { patch: [add('/editableSchemaFieldInfo/a', field('a'))] };
    expect(patch('editableSchemaMetadata', before, document).editableSchemaFieldInfo).toEqual(
      ['b', '2', '1', 'a'].map(field),
    );
  });

  it('sets all items that share a part of the key', () => {
    const arrayPrimaryKeys = { tags: [`attribution${separator}source`, 'tag'] };
    const from = (source: string, tag: string) => ({ tag, attribution: { source, time: 1, actor: 'x' } });
    const [one, two, other] = [
      from('a', 'urn:li:tag:1'),
      from('a', 'urn:li:tag:2'),
      from('b', 'urn:li:tag:1'),
    ];
    const set = (items: JsonObject) => ({ arrayPrimaryKeys, patch: [add('/tags/a', items)] });
    const added = patch('globalTags', { tags: [pii, other] }, set({ 'urn:li:tag:1': one }));
    expect(added).toEqual({ tags: [pii, other, one] });
    expect(patch('globalTags', added, set({ 'urn:li:tag:2': two }))).toEqual({ tags: [pii, other, two] });
    expect(patch('globalTags', added, set({}))).toEqual({ tags: [pii, other] });
  });

  it.each([{ type: 'DATAOWNER' }, 'DATAOWNER', ['DATAOWNER']])(
    'rejects to put %j, which holds no items, under a part of a key',
    (value) => {
      const document = { patch: [add('/owners/urn:li:corpuser:a', value)] };
      expect(() => patch('ownership', { owners: [] }, document)).toThrow(
        'add /owners/urn:li:corpuser:a: expected a step for each part of the key, or an object of items by type',
      );
    },
  );

  it('rejects copying an item to a part of a key', () => {
    const owners = [{ owner: 'urn:li:corpuser:a', type: 'DATAOWNER' }];
    const copy = {
      op: 'copy',
      from: '/owners/urn:li:corpuser:a/DATAOWNER',
      path: '/owners/urn:li:corpuser:b',
    };
    expect(() => patch('ownership', { owners }, { patch: [copy] })).toThrow('items by type');
  });
});

describe('a patch of column-level lineage', () => {
  const column = (dataset: string, name: string) =>
    `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,${dataset},PROD),${name})`;
  const path = (upstream: string, transformation = 'NONE', query = 'NONE') =>
    printPointer(['fineGrainedLineages', transformation, column('down', 'c'), query, upstream]);

  it('adds pairs one by one, and groups those of one downstream column', () => {
    const lineage = patch('upstreamLineage', undefined, {
      patch: [
        add(path(column('up', 'a')), { confidenceScore: 0.5 }),
        add(path(column('up', 'b')), { confidenceScore: 1 }),
        add(path(column('up', 'a'), 'SUM', 'urn:li:query:q'), {}),
      ],
    });
    expect(lineage.fineGrainedLineages).toEqual([
      {
        upstreamType: 'FIELD_SET',
        upstreams: [column('up', 'a'), column('up', 'b')],
        downstreamType: 'FIELD',
        downstreams: [column('down', 'c')],
        confidenceScore: 0.5,
      },
      {
        transformOperation: 'SUM',
        upstreamType: 'FIELD_SET',
        upstreams: [column('up', 'a')],
        downstreamType: 'FIELD',
        downstreams: [column('down', 'c')],
        query: 'urn:li:query:q',
        confidenceScore: 1,
      },
    ]);
    const removed = patch('upstreamLineage', lineage, {
      patch: [remove(path(column('up', 'a'))), remove(path(column('up', 'a'), 'SUM', 'urn:li:query:q'))],
    });
    expect(removed.fineGrainedLineages).toMatchObject([{ upstreams: [column('up', 'b')] }]);
  });

  it('keeps lineages unchanged when other fields are patched', () => {
    const fineGrainedLineages = [
      { upstreamType: 'NONE', downstreamType: 'FIELD_SET', downstreams: [column('a', 'b')] },
    ];
    const upstream = { dataset: 'urn:li:dataset:(urn:li:dataPlatform:x,y,PROD)', type: 'VIEW' };
    const document = { patch: [add(`/upstreams/${upstream.dataset}`, upstream)] };
    expect(patch('upstreamLineage', { upstreams: [], fineGrainedLineages }, document)).toEqual({
      upstreams: [upstream],
      fineGrainedLineages,
    });
  });
});

describe('a patch by position', () => {
  const elements = [{ url: 'a' }, { url: 'b' }];
  const onElements = (...operations: JsonObject[]) =>
    patch('institutionalMemory', { elements }, { patch: operations });
  const urls = (operation: JsonObject) =>
    (onElements(operation).elements as { url: string }[]).map(({ url }) => url).join(' ');

  it.each([
    [add('/elements/1', { url: 'x' }), 'a x b'],
    [add('/elements/-', { url: 'x' }), 'a b x'],
    [remove('/elements/0'), 'b'],
    [{ op: 'replace', path: '/elements/0/url', value: 'x' }, 'x b'],
    [{ op: 'move', from: '/elements/0', path: '/elements/1' }, 'b a'],
    [{ op: 'copy', from: '/elements/0', path: '/elements/-' }, 'a b a'],
    [{ op: 'test', path: '/elements/0', value: { url: 'a' } }, 'a b'],
  ])('follows RFC 6902 in arrays: %j', (operation, expected) => {
    expect(urls(operation)).toBe(expected);
  });

  it('can be requested for an aspect with keys', () => {
    const document = { forceGenericPatch: true, patch: [remove('/tags/0')] };
    expect(patch('globalTags', { tags: [pii, hot] }, document)).toEqual({ tags: [hot] });
  });

  it.each([
    [{ op: 'test', path: '/elements/0/url', value: 'z' }, 'the value differs'],
    [{ op: 'replace', path: '/description', value: 'z' }, 'no value to replace'],
    [{ op: 'copy', path: '/elements/-', from: '/elements/9' }, 'no value at /elements/9'],
    [{ op: 'move', path: '/elements/0/url', from: '/elements/0' }, 'into itself'],
    [add('/elements/7', {}), 'index from 0 to 2'],
    [add('/elements/0/url/deeper', 1), 'plain value'],
    [add('', 5), 'no object'],
  ])('rejects %j', (operation, phrase) => {
    expect(() => onElements(operation)).toThrow(phrase);
  });
});

describe('reading a patch', () => {
  it.each([
    [{}, '/patch: expected an array'],
    [{ patch: [5] }, '/patch/0: expected an object'],
    [{ patch: [{ op: 'add', path: '/a' }] }, '/patch/0/value: expected a value'],
    [{ patch: [{ op: 'add', path: 'a', value: 1 }] }, '/patch/0/path: expected a JSON pointer'],
    [{ patch: [{ op: 'copy', path: '/a' }] }, '/patch/0/from: expected a JSON pointer'],
    [{ patch: [], arrayPrimaryKeys: { tags: 'tag' } }, '/arrayPrimaryKeys/tags: expected an array'],
  ])('rejects %j', (document, phrase) => {
    expect(() => parsePatch(document)).toThrow(phrase);
  });

  it('keeps any step of a path', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (steps) => {
        expect(parsePointer(printPointer(steps))).toEqual(steps);
      }),
    );
  });
});

describe('a patch that would cost much', () => {
  it('has no path of many steps', () => {
    const path = '/a'.repeat(maxPathSteps);
    expect(patch('datasetProperties', undefined, { patch: [add(path, 'x')] })).toHaveProperty('a');
    for (const operation of [
      add(`${path}/a`, 'x'),
      remove(`${path}/a`),
      { op: 'copy', from: `${path}/a`, path: '/b' },
    ])
      expect(() => patch('datasetProperties', undefined, { patch: [operation] })).toThrow(
        `expected at most ${maxPathSteps} steps, got ${maxPathSteps + 1}`,
      );
  });

  it('has no more operations than the limit', () => {
    const operations = Array.from({ length: maxOperations }, () => add('/name', 'x'));
    expect(patch('datasetProperties', undefined, { patch: operations })).toHaveProperty('name', 'x');
    expect(() => patch('datasetProperties', undefined, { patch: [...operations, remove('/name')] })).toThrow(
      `/patch: expected at most ${maxOperations} operations, got ${maxOperations + 1}`,
    );
  });

  it('does not double a value again and again', () => {
    const operations = Array.from({ length: 60 }, (_, i) => ({
      op: 'copy',
      from: '/customProperties',
      path: `/customProperties/k${i}`,
    }));
    expect(() => patch('datasetProperties', { customProperties: { a: 'b' } }, { patch: operations })).toThrow(
      `expected copies of at most ${maxCopiedValues} values`,
    );
  });
});

it('returns a value or an error for any input', () => {
  const step = fc.constantFrom('', 'tags', '-', '0', 'urn:li:tag:pii', '__proto__', 'constructor');
  const path = fc.array(step, { maxLength: 4 }).map(printPointer);
  const operation = fc.record({
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test'),
    path,
    from: path,
    value: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 5 }), fc.boolean(), (operations, forceGenericPatch) => {
      try {
        const document = { patch: operations as JsonObject[], forceGenericPatch };
        expect(patch('globalTags', { tags: [pii, hot] }, document)).toBeTypeOf('object');
      } catch (error) {
        if (!isCatalogueError(error)) throw error;
      }
      expect(Object.prototype).not.toHaveProperty('tag');
    }),
  );
});
