import { expect, test } from 'vitest';
import { firstSample } from './first-sample.ts';

test('finds the first sample that shows its output', () => {
  const source = [
    '```sh background\nnpm start\n```',
    '```ts title="write.ts"\nawait emit();\n```',
    'It prints:',
    '```json output\n{"ok":true}\n```',
  ].join('\n\n');
  expect(firstSample(source)).toEqual({
    lang: 'ts',
    title: 'write.ts',
    code: 'await emit();',
    output: { lang: 'json', code: '{"ok":true}' },
  });
});

test('finds nothing on a page whose samples show no output', () => {
  expect(firstSample('```sh\nnpm start\n```')).toBeUndefined();
});
