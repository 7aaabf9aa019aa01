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

it('keeps code as it is, with empty lines and what looks like a component or a link in it', () => {
  const page = [
    'A `Promise<Field`, `[a](/docs/b)` and \\<Field.',
    '',
    '```py',
    'def a(): ...',
    '',
    '',
    'b: List[<Field = "[c](/docs/d)"  # {x}',
    '```',
    '',
    '- ```md',
    '  [e](/docs/f)',
    '',
    '',
    '  <Card>',
    '  ```',
  ].join('\n');
  expect(toMarkdown(page, facts)).toBe(`${page}\n`);
});

it('leaves out comments, and the empty lines around them', () => {
  const page = 'A.\n\n{/* one\n\n## Two */}\n\nB {/* three */}and C.';
  expect(toMarkdown(page, facts)).toBe('A.\n\nB and C.\n');
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
    expect(toMarkdown(page, facts).split('\n')).toEqual([
      '- `a` (Stamp; optional; default `{"time":0}`): First.',
      '- `b` (Kind; default `"FULL"`; deprecated): Second.',
      '',
      '  - `c` (map; default `{"a":{"b":"}"}}`): Third.',
      '- `d` (string): Fourth.',
      '',
    ]);
  });

  it('keeps what explains an item of a list inside it, and drops the colon before nothing', () => {
    const page = [
      '<Parameters>',
      '<Parameter name="--file" type="path">',
      '',
      'One of:',
      '',
      '- `a`: see [A](/docs/a)',
      '- `b`',
      '',
      '```sh',
      'colophon put',
      '',
      'exit',
      '```',
      '',
      '</Parameter>',
      '<Parameter name="--quiet" type="boolean"></Parameter>',
      '</Parameters>',
    ].join('\n');
    expect(toMarkdown(page, facts)).toBe(
      [
        '- `--file` (path): One of:',
        '',
        '  - `a`: see [A](./docs/a.md)',
        '  - `b`',
        '',
        '  ```sh',
        '  colophon put',
        '',
        '  exit',
        '  ```',
        '- `--quiet` (boolean)',
        '',
      ].join('\n'),
    );
  });

  it('is written out in a table and in a list, where HTML stays', () => {
    const page = '| a |\n|---|\n| <Term name="x">y</Term> <kbd>z</kbd> |\n\n1. <Term name="u">v</Term>\n';
    expect(toMarkdown(page, facts)).toBe(page.replace(/<\/?Term[^>]*>/g, ''));
  });

  it('passes a list to its renderer', () => {
    const page = '<Relations of="tag" incoming={[{"name":"A","others":["b","c"],"link":{"d":"}"}}]} />';
    expect(toMarkdown(page, facts)).toContain('- `A` from b, c\n');
  });

  it.each([
    ['<Field name="a" default={{"b":1}>Text.</Field>', 'cannot be read'],
    ['Text.\n\n<Callout\n  kind="tip">\n', 'cannot be read'],
    ['<Field name="a" default={1 + 1}>Text.</Field>', 'cannot hold: <Field name="a" default={1 + 1}>'],
    ['<Field {...a}>Text.</Field>', 'cannot hold: <Field {...a}>'],
    ['Text {1 + 1}.', 'cannot hold: {1 + 1}'],
    ["import a from 'b';\n\nText.", "cannot hold: import a from 'b';"],
    ['A <Novelty /> here.', 'uses <Novelty>, which has no form'],
  ])('stops the build when %s is left over', (page, message) => {
    expect(() => toMarkdown(page, facts)).toThrow(`docs/page.mdx`);
    expect(() => toMarkdown(page, facts)).toThrow(message);
  });
});

it('rewrites root-relative links, including those of components, and no others', () => {
  const page = [
    'See [`Tags`](/docs/tags "Tags"), [/docs/e](/docs/e), [other](//example.org/a), [here](#b) and `[code](/docs/c)`.',
    '<Card title="Tags" href="/docs/tags">All of them.</Card>',
    '```md',
    '[block](/docs/d)',
    '```',
  ];
  expect(toMarkdown(page.join('\n'), facts).split('\n').slice(0, 4)).toEqual([
    page[0]?.replace('(/docs/tags', '(./docs/tags.md').replace('(/docs/e', '(./docs/e.md'),
    '- [Tags](./docs/tags.md): All of them.',
    page[2],
    page[3],
  ]);
});
