import { describe, expect, test } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

describe('parseFenceMeta', () => {
  test('reads the title, the lines, and the reason not to run a block', () => {
    expect(parseFenceMeta('title="put it.ts" {2,4-5} norun="needs a network"')).toEqual({
      title: 'put it.ts',
      lines: new Set([2, 4, 5]),
      norun: 'needs a network',
      output: false,
      diff: false,
    });
  });

  test('recognises output only by the bare word', () => {
    expect(parseFenceMeta('output').output).toBe(true);
    expect(parseFenceMeta('title="output" run="output {1}"')).toEqual({
      title: 'output',
      lines: new Set(),
      output: false,
      diff: false,
    });
  });

  test('recognises a diff by the bare word', () => {
    expect(parseFenceMeta('diff title="put.ts"').diff).toBe(true);
    expect(parseFenceMeta('title="diff"').diff).toBe(false);
  });

  test('ignores words meant for the tests', () => {
    expect(parseFenceMeta('background run=twice')).toEqual({ lines: new Set(), output: false, diff: false });
  });

  test('rejects line ranges that are not numbers', () => {
    expect(() => parseFenceMeta('{a-b}')).toThrow('highlights the lines "{a-b}"');
  });
});
