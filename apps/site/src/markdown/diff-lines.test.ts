import { describe, expect, test } from 'vitest';
import { readDifference } from './diff-lines.ts';

describe('readDifference', () => {
  test('strips the markers, and keeps the indentation', () => {
    const { code, changes } = readDifference(' if (a) {\n-  old();\n+  fresh();\n }');
    expect(code).toBe('if (a) {\n  old();\n  fresh();\n}');
    expect([...changes]).toEqual([
      [2, 'removed'],
      [3, 'added'],
    ]);
  });

  test('reads an empty line as unchanged', () => {
    expect(readDifference(' a\n\n+b')).toEqual({ code: 'a\n\nb', changes: new Map([[3, 'added']]) });
  });

  test('rejects a line without its column', () => {
    expect(() => readDifference(' a\nconst b = 1;')).toThrow('has the line "const b = 1;"');
  });
});
