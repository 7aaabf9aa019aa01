import { describe, expect, it } from 'vitest';
import { createRedactor } from '../redaction/redactor.ts';
import { prepareRecipe, type RecipeInput } from './prepare-recipe.ts';

const prepare = (recipe: RecipeInput, variables: Record<string, string> = {}) => {
  const redactor = createRedactor();
  const catalogue = { server: 'http://localhost:8080', token: 'token-of-catalogue' };
  const { text, variables: moved } = prepareRecipe(recipe, { catalogue, variables, redactor });
  return { parsed: JSON.parse(text), text, moved, redactor };
};

const snowflake = (config: object): RecipeInput => ({ source: { type: 'snowflake', config } });

describe('prepareRecipe', () => {
  it('moves a password from the recipe to a variable', () => {
    const { parsed, text, moved } = prepare(snowflake({ username: 'tom', password: 'rosebud-7' }));
    expect(text).not.toContain('rosebud-7');
    const name = /^\$\{(\w+)\}$/.exec(parsed.source.config.password)?.[1] ?? '';
    expect(moved[name]).toBe('rosebud-7');
    expect(parsed.source.config.username).toBe('tom');
  });

  it('moves each text below a secret key', () => {
    const { text } = prepare(snowflake({ options: { credentials: { a: ['deep-secret'] } } }));
    expect(text).not.toContain('deep-secret');
  });

  it('leaves references, and hides what they stand for', () => {
    const { parsed, redactor } = prepare(snowflake({ password: `\${DB_PASSWORD}` }), {
      DB_PASSWORD: 'rosebud-8',
    });
    expect(parsed.source.config.password).toBe(`\${DB_PASSWORD}`);
    expect(redactor.redact('login with rosebud-8 failed')).toBe('login with ******** failed');
  });

  it('hides the password of an address', () => {
    const { redactor } = prepare(snowflake({ connect_uri: 'postgres://tom:rosebud-9@host/db' }));
    expect(redactor.redact('cannot open postgres://tom:rosebud-9@host/db')).not.toContain('rosebud-9');
  });

  it('writes to the catalogue unless the recipe has a sink', () => {
    const { parsed, text, moved } = prepare(snowflake({}));
    expect(parsed.sink).toMatchObject({ type: 'datahub-rest', config: { server: 'http://localhost:8080' } });
    expect(text).not.toContain('token-of-catalogue');
    expect(Object.values(moved)).toContain('token-of-catalogue');
    expect(parsed.reporting).toEqual([{ type: 'datahub' }]);
    const own = prepare({ ...snowflake({}), sink: { type: 'console' } });
    expect(own.parsed.sink).toEqual({ type: 'console' });
  });

  it('rejects a transformer that is a TypeScript module', () => {
    const recipe = { ...snowflake({}), transformers: [{ type: './mine.ts' }] };
    expect(() => prepare(recipe)).toThrow('which has no transformer ./mine.ts');
  });
});
