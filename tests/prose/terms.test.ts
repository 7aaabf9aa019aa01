import { describe, expect, it } from 'vitest';
import { terms } from '../../docs/terms.ts';
import { checkTerms } from './terms.ts';
import { parseText } from './text.ts';

const check = (source: string) => checkTerms(parseText('docs/page.mdx', source), terms);

const all = [...terms.words, ...terms.names];

describe('the terms of a page', () => {
  it('are reported with their position, the form to write, and the reason', () => {
    expect(check('---\ntitle: Page\n---\n\nIt keeps\n  a data set.\n')).toEqual([
      {
        file: 'docs/page.mdx',
        line: 6,
        column: 5,
        message: 'expected "dataset", got "data set", because the entity has this name',
      },
    ]);
  });

  it('are found across a line break, at the start of a sentence, and in the frontmatter', () => {
    expect(check('A data\ncatalog.\n').map(({ line }) => line)).toEqual([1]);
    expect(check('Simply start it.\n')).toHaveLength(1);
    expect(check('---\ntitle: The Datahub client\n---\n')).toMatchObject([{ line: 2, column: 12 }]);
  });

  it('may be what readers search for', () => {
    expect(check('---\nsearchTerms: login\ntitle: Start\n---\n')).toEqual([]);
    expect(check('---\nsearchTerms: login\ntitle: The login\n---\n')).toMatchObject([{ line: 3 }]);
  });

  it('may be the name of a command, as a heading of its own', () => {
    expect(check('## login\n\nText.\n')).toEqual([]);
    expect(check('## Your login\n\nText.\n')).toHaveLength(1);
    expect(check('Text, and a\n\nlogin\n')).toHaveLength(1);
  });

  it('are ignored in code, in addresses and inside longer words', () => {
    const source =
      'Read `timeseries`, [it](https://datahub.example), urn:li:tag:datahub.x and acryl-datahub.\n';
    expect(check(`${source}\n\`\`\`sh\ndatahub put\n\`\`\`\n`)).toEqual([]);
  });

  it.each(all.flatMap(({ not }) => not))('reject %j', (form) => {
    expect(check(`Here is ${form} in a sentence.\n`)).not.toEqual([]);
  });

  it.each(all.map(({ use }) => use))('accept %j', (use) => {
    expect(check(`Here is ${use} in a sentence.\n`)).toEqual([]);
  });
});
