import { describe, expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const facts = { file: 'page.mdx', sidebar: [], link: (address: string) => `.${address}.md` };

it('keeps the file name and the output label of a block', () => {
  const page = [
    '1. Write it:',
    '',
    '   ```yaml save title="shop.yml" {2}',
    '   a: 1',
    '   ```',
    '',
    '```sh norun="it waits"',
    'wait',
    '```',
    '',
    '```text output',
    'done',
    '```',
  ].join('\n');
  expect(toMarkdown(page, facts)).toBe(
    `${page
      .replace(' save', '')
      .replace(' {2}', '')
      .replace(/ norun="[^"]*"/, '')}\n`,
  );
});

describe('a component', () => {
  it('is rendered with a string in braces as its value, and with braces in that string', () => {
    const page = [
      '<Fields>',
      String.raw`<Field name="a" type="Stamp" optional default={"{\"time\":0}"}>First.</Field>`,
      String.raw`<Field name="b" type="Kind" default={"\"FULL\""} deprecated>`,
      '',
      'Second.',
      '',
      '<Fields>',
      String.raw`<Field name="c" type="map" default={"{\"a\":{\"b\":\"}\"}}"}>Third.</Field>`,
      '</Fields>',
      '',
      '</Field>',
      '<Field name="d" type="string">Fourth.</Field>',
      '</Fields>',
    ].join('\n');
    expect(toMarkdown(page, facts).match(/^ *- .*$/gm)).toEqual([
      '- `a` (Stamp; optional; default `{"time":0}`): First.',
      '- `b` (Kind; default `"FULL"`; deprecated): ',
      '  - `c` (map; default `{"a":{"b":"}"}}`): Third.',
      '- `d` (string): Fourth.',
    ]);
  });

  it('passes a list to its renderer', () => {
    const page = '<Relations of="tag" incoming={[{"name":"A","others":["b","c"],"link":{"d":"}"}}]} />';
    expect(toMarkdown(page, facts)).toContain('- `A` from b, c\n');
  });

  it.each([
    [
      '<Field name="a" default={{"b":1}>Text.</Field>',
      'a component that cannot be read: <Field name="a" default',
    ],
    ['Text.\n\n<Callout\n  kind="tip">\n', 'a component that cannot be read: <Callout'],
    ['A <Novelty /> here.', 'uses <Novelty>, which has no form'],
  ])('stops the build when %s is left over', (page, message) => {
    expect(() => toMarkdown(page, facts)).toThrow(`docs/page.mdx`);
    expect(() => toMarkdown(page, facts)).toThrow(message);
  });

  it('is ignored in code and where escaped', () => {
    const page = 'A `Promise<Field` and `<Field`, \\<Field.\n\n```ts\nconst a: List<Field = 1;\n```\n';
    expect(toMarkdown(page, facts)).toBe(page);
  });
});

it('rewrites root-relative links, including those of components, and no others', () => {
  const page = [
    'See [`Tags`](/docs/tags "Tags"), [other](//example.org/a), [here](#b) and `[code](/docs/c)`.',
    '<Card title="Tags" href="/docs/tags">All of them.</Card>',
    '```md',
    '[block](/docs/d)',
    '```',
  ];
  expect(toMarkdown(page.join('\n'), facts).split('\n').slice(0, 4)).toEqual([
    page[0]?.replace('(/docs/tags', '(./docs/tags.md'),
    '- [Tags](./docs/tags.md): All of them.',
    page[2],
    page[3],
  ]);
});
