import { describe, expect, it } from 'vitest';
import { printRecipe, problemsIn, readRecipe } from './recipe.ts';

const texts = { noObject: 'no object', noType: 'no type' };
const sqlite = 'source:\n  type: sqlite # a file\n  config:\n    database: /data/shop.db\n';

describe('readRecipe', () => {
  it('reads YAML and JSON', () => {
    const json = '{"source":{"type":"sqlite","config":{"database":"/data/shop.db"}}}';
    expect(readRecipe(sqlite, texts)).toEqual({ json, type: 'sqlite' });
    expect(readRecipe(json, texts)).toEqual({ json, type: 'sqlite' });
  });

  it('names the line of what is no YAML', () => {
    const { problems } = readRecipe('source:\n  type: [sqlite\n', texts) as {
      problems: readonly { line: number }[];
    };
    expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['', { line: undefined, message: 'no object' }],
    ['- a', { line: undefined, message: 'no object' }],
    ['x: 1', { line: undefined, message: 'no type' }],
    ['x: 1\nsource:\n  config: {}', { line: 2, message: 'no type' }],
  ])('says what is missing in %j', (text, problem) => {
    expect(readRecipe(text, texts)).toEqual({ problems: [problem] });
  });

  it('does not grow without end', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]', 'source: {type: sqlite}'];
    for (let at = 0; at < 9; at += 1) {
      const [name, before] = [String.fromCharCode(98 + at), String.fromCharCode(97 + at)];
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`);
    }
    expect(readRecipe(bomb.join('\n'), texts)).toHaveProperty('problems');
  });
});

it('prints a recipe as YAML, and what is no JSON as it is', () => {
  expect(printRecipe('{"source":{"type":"sqlite","config":{"database":"/data/shop.db"}}}')).toBe(
    sqlite.replace(' # a file', ''),
  );
  expect(printRecipe(`{"port": \${PORT}}`)).toBe(`{"port": \${PORT}}`);
});

describe('problemsIn', () => {
  const log = [
    'The recipe is invalid:',
    'recipe:1:40: source.config.databse: unknown key; did you mean database?',
    'recipe:1:22: source.config.database: is required',
    'recipe: no sink',
  ].join('\n');

  it('finds the lines of the recipe that was written', () => {
    const text = 'source:\n  type: sqlite\n  config:\n    databse: /data/shop.db\n';
    expect(problemsIn(log, text)).toEqual([
      { line: 4, message: 'source.config.databse: unknown key; did you mean database?' },
      { line: 3, message: 'source.config.database: is required' },
      { line: undefined, message: 'no sink' },
    ]);
  });

  it('finds places in lists', () => {
    const text = 'source: {type: sqlite}\ntransformers:\n  - type: a\n  - type: b\n';
    expect(problemsIn('recipe:1:1: transformers[1].type: unknown', text)).toEqual([
      { line: 4, message: 'transformers[1].type: unknown' },
    ]);
  });
});
