import { expect, test } from 'vitest';
import { samplesOf } from './samples.ts';

test('finds the samples that show their output', () => {
  const source = [
    '```sh background\nnpm start\n```',
    '```ts title="write.ts"\nawait emit();\n```',
    'It prints:',
    '```json output\n{"ok":true}\n```',
    '```sh\nnpx @colophon/cli get\n```',
    '```text output\nnothing\n```',
  ].join('\n\n');
  expect(samplesOf(source)).toEqual([
    { lang: 'ts', title: 'write.ts', code: 'await emit();', output: { lang: 'json', code: '{"ok":true}' } },
    { lang: 'sh', code: 'npx @colophon/cli get', output: { lang: 'text', code: 'nothing' } },
  ]);
});

test('returns nothing for a page whose samples show no output', () => {
  expect(samplesOf('```sh\nnpm start\n```')).toEqual([]);
});
