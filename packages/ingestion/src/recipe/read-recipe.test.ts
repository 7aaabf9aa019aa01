// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables as recipes have them
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseRecipe, readRecipe } from './read-recipe.ts';
import { RecipeError } from './recipe-error.ts';

const parse = (text: string, variables: Record<string, string> = {}) =>
  parseRecipe(text, { file: 'recipe.yml', folder: '/recipes', variables });

/** The lines of what is wrong with a recipe. */
async function problemsOf(text: string, variables?: Record<string, string>): Promise<string[]> {
  const error = await parse(text, variables).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RecipeError);
  return (error as RecipeError).message.split('\n');
}

const sink = 'sink: {type: blackhole}';

/** Recipes with something wrong, and what is said about it. */
const wrong: readonly (readonly [name: string, recipe: string, ...problems: string[]])[] = [
  ['an empty file', '', 'recipe.yml:1:1: expected keys with values, got nothing'],
  ['a list', '- source', 'recipe.yml:1:1: expected keys with values, got a list'],
  ['plain text', 'hello', 'recipe.yml:1:1: expected keys with values, got "hello"'],
  ['no source', sink, 'recipe.yml:1:1: source: is missing; expected keys with values'],
  ['no type', 'source: {}', 'recipe.yml:1:9: source.type: is missing; expected text'],
  ['a type that is no text', 'source:\n  type: 5', 'recipe.yml:2:9: source.type: expected text, got 5'],
  [
    'a misspelt key at the top',
    'source: {type: sqlite, config: {database: a.db}}\ntransfomers: []',
    'recipe.yml:2:1: transfomers: unknown key; did you mean "transformers"?',
  ],
  [
    'a key unlike any other',
    'source: {type: sqlite, config: {database: a.db}}\nxyz: 1',
    'recipe.yml:2:1: xyz: unknown key',
  ],
  [
    'a misspelt key of a source',
    'source:\n  type: sqlite\n  config:\n    databse: a.db',
    'recipe.yml:4:5: source.config.databse: unknown key; did you mean "database"?',
  ],
  [
    'a misspelt key of a pattern',
    'source:\n  type: sqlite\n  config:\n    database: a.db\n    table_pattern:\n      allows: [a]',
    'recipe.yml:6:7: source.config.table_pattern.allows: unknown key; did you mean "allow"?',
  ],
  [
    'a pattern that is no regular expression',
    "source:\n  type: sqlite\n  config:\n    database: a.db\n    table_pattern:\n      allow:\n        - 'a('",
    'recipe.yml:7:11: source.config.table_pattern.allow[0]: is no regular expression: error parsing regexp: missing closing ): `a(`',
  ],
  ['a key twice', 'source:\n  type: a\n  type: b', 'recipe.yml:3:3: not valid YAML: map keys must be unique'],
  ['a tab', 'source:\n\ttype: a', 'recipe.yml:2:1: not valid YAML: tabs are not allowed as indentation'],
  [
    'a misspelt sink',
    'source: {type: sqlite, config: {database: a.db}}\nsink:\n  type: datahub_rest',
    'recipe.yml:3:9: sink.type: unknown sink "datahub_rest"; did you mean "datahub-rest"?',
  ],
  [
    'a transformer unknown here',
    'source: {type: sqlite, config: {database: a.db}}\ntransformers:\n  - type: no_such_thing',
    'recipe.yml:3:11: transformers[0].type: unknown transformer "no_such_thing"',
  ],
  [
    'transformers that are no list',
    'source: {type: sqlite, config: {database: a.db}}\ntransformers:\n  type: x',
    'recipe.yml:2:1: transformers: expected a list, got keys with values',
  ],
  [
    'a mode that does not exist',
    'source: {type: sqlite, config: {database: a.db}}\nsink:\n  type: datahub-rest\n  config: {mode: ASYNC_BACH}',
    'recipe.yml:4:18: sink.config.mode: expected "SYNC", "ASYNC" or "ASYNC_BATCH", got "ASYNC_BACH"; did you mean "ASYNC_BATCH"?',
  ],
  [
    'a number out of range',
    'source: {type: sqlite, config: {database: a.db}}\nsink:\n  type: datahub-rest\n  config: {max_threads: 0}',
    'recipe.yml:4:25: sink.config.max_threads: must be at least 1, got 0',
  ],
  [
    'a setting of DataHub that would be dangerous to ignore',
    'source: {type: sqlite, config: {database: a.db}}\nsink: {type: datahub-rest, config: {client_key_path: a.pem}}',
    'recipe.yml:2:54: sink.config.client_key_path: is not supported: Colophon has no client certificates',
  ],
  [
    'state without the name of a pipeline',
    'source:\n  type: sqlite\n  config:\n    database: a.db\n    stateful_ingestion:\n      enabled: true',
    'recipe.yml:5:5: source.config.stateful_ingestion: needs pipeline_name at the top of the recipe: the next run finds the state by it',
  ],
  [
    'a module that does not exist',
    'source:\n  type: ./missing.ts',
    'recipe.yml:2:9: source.type: there is no file ./missing.ts beside the recipe',
  ],
  [
    'a variable that is not set',
    'source:\n  type: sqlite\n  config:\n    database: "${DB}"',
    'recipe.yml:4:15: source.config.database: the variable DB is not set; set it, or write ${DB:-default}.',
  ],
  [
    'a variable that is not set, with a reason',
    'source:\n  type: sqlite\n  config:\n    database: "${DB:?Ask the operator.}"',
    'recipe.yml:4:15: source.config.database: the variable DB is not set; set it, or write ${DB:-default}. Ask the operator.',
  ],
  [
    'several problems, in order',
    'source:\n  type: sqlite\n  config:\n    databse: a.db\nsink:\n  type: fil',
    'recipe.yml:4:5: source.config.databse: unknown key; did you mean "database"?',
    'recipe.yml:6:9: sink.type: unknown sink "fil"; did you mean "file"?',
  ],
  [
    'a recording',
    'source: {type: sqlite, config: {database: a.db}}\nrecording: {enabled: true}',
    'recipe.yml:2:1: recording: is not supported: run the recipe with DataHub’s own package',
  ],
];

describe('a recipe', () => {
  it.each(wrong)('is rejected: %s', async (_, recipe, ...problems) => {
    expect(await problemsOf(recipe)).toEqual(problems);
  });

  it('does not quote a secret that is wrong', async () => {
    const found = await problemsOf(
      'source: {type: sqlite, config: {database: a.db}}\nsink: {type: datahub-rest, config: {token: [hunter22]}}',
    );
    expect(found).toEqual(['recipe.yml:2:44: sink.config.token: expected text, got a list']);
    const typed = await problemsOf(
      'source: {type: sqlite, config: {database: a.db}}\nsink: {type: datahub-rest, config: {token: 123456}}',
    );
    expect(typed).toEqual(['recipe.yml:2:44: sink.config.token: expected text, got a number']);
    const expanded = await problemsOf(
      'source: {type: sqlite, config: {database: a.db}}\nsink: {type: datahub-rest, config: {mode: "x${PW}"}}',
      {
        PW: 'hunter22',
      },
    );
    expect(expanded.join()).toContain('got "x********"');
  });

  it('fills in defaults and variables, and keeps what was written', async () => {
    const recipe = await parse(
      'source: {type: sqlite, config: {database: "${DB}.db"}}\nsink: {type: file, config: {filename: out.json}}',
      { DB: 'shop' },
    );
    if (recipe.kind !== 'recipe') throw new Error(recipe.type);
    expect(recipe.source.config).toMatchObject({ database: 'shop.db', env: 'PROD' });
    expect(recipe.sink?.config).toEqual({ filename: 'out.json', legacy_nested_json_string: false });
    expect(recipe.settings.flags.set_system_metadata).toBe(true);
    expect(JSON.stringify(recipe.raw)).toContain('${DB}.db');
  });

  it('is read from JSON, too', async () => {
    const recipe = await parse('{"source": {"type": "sqlite", "config": {"database": "a.db"}}}');
    expect(recipe.kind).toBe('recipe');
  });

  it('names the sink by an alias', async () => {
    const recipe = await parse('source: {type: sqlite, config: {database: a.db}}\nsink: {type: catalogue}');
    expect(recipe.kind === 'recipe' && recipe.sink?.definition.name).toBe('datahub-rest');
  });

  it('is handed on if its source is none of ours', async () => {
    const recipe = await parse('source:\n  type: snowflake\n  config: {account_id: x}');
    expect(recipe).toMatchObject({
      kind: 'foreign',
      type: 'snowflake',
      problem: { line: 2, column: 9, path: 'source.type', message: 'unknown source "snowflake"' },
    });
  });

  it('can be expanded from aliases only so far', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghi'.split('').map((name, i) => {
        const before = String.fromCharCode(97 + i);
        return `${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`;
      }),
    ].join('\n');
    expect(await problemsOf(bomb)).toEqual([
      'recipe.yml: Excessive alias count indicates a resource exhaustion attack',
    ]);
  });
});

describe('the file of a recipe', () => {
  async function fileWith(content: string | Uint8Array): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'colophon-recipe-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'recipe.yml');
    await writeFile(file, content);
    return file;
  }

  it('must exist', async () => {
    await expect(readRecipe('/no/such/recipe.yml')).rejects.toThrow(
      '/no/such/recipe.yml: cannot be read: there is no such file',
    );
    await expect(readRecipe(tmpdir())).rejects.toThrow('cannot be read: it is a folder');
  });

  it('must be UTF-8', async () => {
    const file = await fileWith(Buffer.from('# Größe ü\nsource: {type: "Größe"}\n', 'latin1'));
    await expect(readRecipe(file)).rejects.toThrow(
      `${file}:1:5: is not UTF-8: byte 0xf6 is no character, as in a file that was saved as Latin-1 or Windows-1252; save it as UTF-8`,
    );
    const utf16 = await fileWith(Buffer.from('\ufeffsource: {}', 'utf16le'));
    await expect(readRecipe(utf16)).rejects.toThrow('is encoded as UTF-16; save it as UTF-8');
  });

  it('may start with a byte order mark', async () => {
    const file = await fileWith('\ufeffsource: {type: sqlite, config: {database: a.db}}\r\n');
    expect((await readRecipe(file)).kind).toBe('recipe');
  });
});
