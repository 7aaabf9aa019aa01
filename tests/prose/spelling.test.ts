import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSpelling } from './spelling.ts';

describe('the spelling of a page', () => {
  const root = mkdtempSync(join(tmpdir(), 'colophon-spelling-'));

  beforeAll(() => {
    mkdirSync(join(root, 'docs'));
    copyFileSync(join(import.meta.dirname, '../../cspell.config.yaml'), join(root, 'cspell.config.yaml'));
    writeFileSync(join(root, 'docs/.dictionary.txt'), 'Colophon\n');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const check = (text: string) => {
    writeFileSync(join(root, 'docs/page.mdx'), text);
    return checkSpelling(root, ['docs/page.mdx']);
  };

  it('is reported with the position and a suggestion', async () => {
    expect(await check('---\ntitle: Tags\n---\n\nTags are lables.\n')).toEqual([
      {
        file: 'docs/page.mdx',
        line: 5,
        column: 10,
        message: expect.stringMatching(/^(unknown|refused) word "lables": .*labels/),
      },
    ]);
  });

  it('is British', async () => {
    expect(await check('The color of a license.\n')).toMatchObject([{ line: 1, column: 5 }]);
    expect(await check('The colour of a licence.\n')).toEqual([]);
  });

  it('is checked in the frontmatter and in the words inside a component', async () => {
    const source = '---\ntitle: Tgas\n---\n\n<Card title="Lables" href="/docs/xqzt">Wrods.</Card>\n';
    expect((await check(source)).map(({ line }) => line)).toEqual([2, 5, 5]);
  });

  it('ignores code, addresses and names in components', async () => {
    const source = [
      'Colophon takes `xqztw`, [it](/docs/xqztw) and https://xqztw.example.',
      '',
      '```ts title="xqztw.ts"',
      'const xqztw = 1;',
      '```',
      '',
      '<Field name="xqztw" type="xqztw" anchor="xqztw.xqztw">Words.</Field>',
      '',
      '<Xqztw>',
      '',
      'Words.',
      '',
      '</Xqztw>',
      '',
      '````md',
      '```sh',
      'xqztw',
      '```',
      'xqztw',
      '````',
      '',
    ].join('\n');
    expect(await check(source)).toEqual([]);
  });
});
