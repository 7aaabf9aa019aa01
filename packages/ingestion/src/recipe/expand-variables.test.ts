// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables as recipes have them
import { describe, expect, it } from 'vitest';
import { expandVariables } from './expand-variables.ts';

const variables = { HOST: 'db.example', EMPTY: '', PRICE: '$5', _x1: 'low' };

/** As `expandvars`, which DataHub uses, expands them. */
const cases: readonly (readonly [text: string, expanded: string])[] = [
  ['plain', 'plain'],
  ['${HOST}', 'db.example'],
  ['${HOST}:5432', 'db.example:5432'],
  ['a ${HOST} b ${HOST}', 'a db.example b db.example'],
  ['$HOST', 'db.example'],
  ['$HOST:5432', 'db.example:5432'],
  ['$_x1', 'low'],
  ['pa$word', 'pa$word'],
  ['pa$HOST', 'pa$HOST'],
  ['pa$HOST ${HOST}', 'padb.example db.example'],
  ['$5', '$5'],
  ['$', '$'],
  ['$NOT_SET', '$NOT_SET'],
  ['${NOT_SET:-fallback}', 'fallback'],
  ['${NOT_SET-fallback}', 'fallback'],
  ['${EMPTY:-fallback}', 'fallback'],
  ['${NOT_SET:-}', ''],
  ['${NOT_SET:-${HOST}}', 'db.example'],
  ['${NOT_SET:-a{b}c}', 'a{b}c'],
  ['${HOST:+set}', 'set'],
  ['${NOT_SET:+set}', ''],
  ['${EMPTY}', ''],
  ['\\${HOST} ${HOST}', '${HOST} db.example'],
  ['${PRICE}', '$5'],
];

describe('expandVariables', () => {
  it.each(cases)('%s', (text, expanded) => {
    expect(expandVariables(text, variables)).toMatchObject({ text: expanded, problems: [] });
  });

  it('reports what cannot be expanded', () => {
    const problems = (text: string) => expandVariables(text, variables).problems;
    expect(problems('${A} ${B}')).toHaveLength(2);
    expect(problems('${HOST')).toEqual([]);
    expect(problems('${HOST} ${HOST')).toEqual(['a variable lacks its closing brace']);
    expect(problems('${a b}')[0]).toMatch(/^\$\{a b\} is no variable; expected /);
    expect(problems('${}')).toEqual([]);
  });

  it('reports the values that it inserted', () => {
    expect([...expandVariables('${HOST} ${NOT_SET:-x}', variables).values]).toEqual([['HOST', 'db.example']]);
  });
});
