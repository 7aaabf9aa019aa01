import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { recipeJsonSchema } from './recipe-json-schema.ts';

describe('recipeJsonSchema', async () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(
    await recipeJsonSchema(),
  );
  const isValid = (type: string, config: object) => validate({ source: { type, config } });
  const snowflake = { account_id: 'abc', username: '$SNOWFLAKE_USER', include_usage_stats: '$USAGE' };

  it('accepts configurations of sources of our own and of connectors of DataHub', () => {
    expect(isValid('sqlite', { database: 'shop.db' }), JSON.stringify(validate.errors)).toBe(true);
    expect(isValid('snowflake', snowflake), JSON.stringify(validate.errors)).toBe(true);
    expect(isValid('./my-source.ts', { anything: 1 }), JSON.stringify(validate.errors)).toBe(true);
  });

  it('accepts keys that DataHub reads without documenting them', () => {
    expect(isValid('snowflake', { ...snowflake, host_port: 'abc', queries_character_limit: 9 })).toBe(true);
  });

  it.each([
    ['sqlite', { database: 'shop.db', databse: 'x' }],
    ['snowflake', { ...snowflake, acount: 'x' }],
    ['snowflake', { ...snowflake, include_usage_stats: 'perhaps' }],
    ['snowflake', {}],
  ])('rejects what %s would', (type, config) => {
    expect(isValid(type, config)).toBe(false);
  });
});
