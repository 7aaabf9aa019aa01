import { describe, expect, it } from 'vitest';
import { checkStructure } from './structure.ts';
import { parseText } from './text.ts';

const front = '---\ntitle: Tags\n---\n\n';
const check = (body: string) => checkStructure(parseText('docs/page.mdx', `${front}${body}\n`));

/** For each rule, a text that breaks it. */
const broken: readonly (readonly [rule: string, body: string])[] = [
  ['MD001', '## Tags\n\n#### Colours'],
  ['MD011', 'Read (the guide)[/docs/quickstart].'],
  ['MD018', '##Tags'],
  ['MD024', '## Tags\n\n## Tags'],
  ['MD025', '# Tags'],
  ['MD026', '## Tags.'],
  ['MD034', 'Read https://nodejs.org first.'],
  ['MD040', '```\nnpm start\n```'],
  ['MD042', '[Tags]()'],
  ['MD045', '![](/tags.png)'],
  ['MD052', 'Read [the guide][guide].'],
  ['table-headings', '| | Tags |\n|---|---|\n| Colour | red |'],
  ['table-headings', '| Tags | |\n| --- | :-: |\n| Colour | red |'],
  ['MD059', 'The guide is [here](/docs/quickstart).'],
];

describe('the structure of a page', () => {
  it.each(broken)('is checked in %s', (rule, body) => {
    expect(check(body).map(({ message }) => message)).toEqual([expect.stringContaining(`(${rule})`)]);
  });

  it('passes with headings in order, a fence with its language and an image with alternative text', () => {
    const body =
      '## Tags\n\n### Colours\n\n```sh\nnpm start\n```\n\n## People\n\n### Colours\n\n![Tags](/tags.png)';
    expect(check(body)).toEqual([]);
  });

  it('is reported with the line', () => {
    expect(check('Words.\n\n## Tags\n\n#### Colours')).toMatchObject([
      { file: 'docs/page.mdx', line: 9, column: 1 },
    ]);
  });
});
