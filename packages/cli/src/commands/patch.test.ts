import { expect, it } from 'vitest';
import { orders, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

const add = (tag: string) => ({ op: 'add', path: `/tags/${tag}`, value: { tag } });

it('changes a part of an aspect, keeps the rest, and belongs to a run', async () => {
  const { colophon } = await startSampleCatalogue();
  const input = JSON.stringify([add('urn:li:tag:finance')]);
  expect(await colophon(['patch', orders, 'globalTags', '--run-id', 'r1'], { input })).toEqual({
    code: 0,
    stdout: `Patched globalTags of ${orders}\n`,
    stderr: '',
  });
  const { stdout } = await colophon(['get', orders, 'globalTags']);
  expect(JSON.parse(stdout)).toEqual({ tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:finance' }] });
  expect((await colophon(['runs', 'show', 'r1'])).stdout).toContain('globalTags');
});

it.each([
  ['something else than a list', '{}', 'standard input must hold a JSON list: the operations of the patch'],
  [
    'an item that is no operation',
    '[1]',
    'standard input must hold a JSON list: the operations of the patch',
  ],
  ['an operation that there is not', '[{ "op": "put", "path": "/tags" }]', 'patch/0/op'],
  ['a value that does not fit', JSON.stringify([add('finance')]), 'a URN of tag'],
])('rejects %s, in one sentence', async (_, input, sentence) => {
  const { colophon } = await startSampleCatalogue();
  const { code, stderr } = await colophon(['patch', orders, 'globalTags'], { input });
  expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr).toMatch(/^colophon: [^\n]+\n(?:See \S+\n)?$/);
});
