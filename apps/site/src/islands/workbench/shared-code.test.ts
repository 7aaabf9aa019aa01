import { expect, it } from 'vitest';
import { codeOfLink, linkTo } from './shared-code.ts';

it.each([
  { language: 'ts', code: "console.log('größer > ß', `1`);\n" },
  { language: 'sh', code: "curl 'http://localhost:8080/config'" },
] as const)('brings $language code there and back', (sample) => {
  const link = linkTo(sample);
  expect(link).toMatch(/^#code=[\w.-]+$/);
  expect(codeOfLink(link)).toEqual(sample);
});

it.each(['', '#what-differs', '#code=', '#code=py.YQ', '#code=ts.a', '#code=ts._w', '#code=ts.a b'])(
  'takes nothing from %j',
  (fragment) => expect(codeOfLink(fragment)).toBeUndefined(),
);
