import { describe, expect, it } from 'vitest';
import { parseFilter } from './filters.ts';
import { ScriptError } from './parse-script.ts';

const run = (name: string, words: readonly string[], input: string) =>
  parseFilter(name, words, 1)?.filter(input);

describe('a command that filters text', () => {
  it.each([
    ['grep', ['b'], 'a\nb\nbc\n', 'b\nbc\n'],
    ['grep', ['-o', '"n":"[^"]*"'], '{"n":"a"},{"n":"b"}', '"n":"a"\n"n":"b"\n'],
    ['grep', ['-c', '^a\\|c$'], 'ab\nbc\nb\n', '2\n'],
    ['grep', ['-i', 'A+'], 'xa+\nxaa\n', 'xa+\n'],
    ['grep', ['-iE', 'A+$'], 'xa+\nxaa\n', 'xaa\n'],
    ['head', ['-n', '1'], 'a\nb\n', 'a\n'],
    ['head', ['-2'], 'a\nb\nc\n', 'a\nb\n'],
    ['sort', ['-u'], 'b\na\nb\n', 'a\nb\n'],
    ['sort', ['-r'], 'b\na\nc\n', 'c\nb\na\n'],
    ['cat', [], 'b\na', 'b\na'],
  ])('%s %j', (name, words, input, output) => {
    expect(run(name, words, input)).toBe(output);
  });

  it('reads a file in place of its input', () => {
    expect(parseFilter('grep', ['-c', '.', 'answer.json'], 1)?.inputFile).toBe('answer.json');
    expect(parseFilter('sort', ['names.txt'], 1)?.inputFile).toBe('names.txt');
  });

  it('rejects an unknown option', () => {
    expect(() => parseFilter('grep', ['-z', 'a'], 1)).toThrow(ScriptError);
    expect(() => parseFilter('grep', [], 1)).toThrow(ScriptError);
    expect(parseFilter('awk', [], 1)).toBeUndefined();
  });
});
