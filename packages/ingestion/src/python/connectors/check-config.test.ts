import { describe, expect, it } from 'vitest';
import { checkConnectorConfig } from './check-config.ts';
import { findConnector, readConnectors } from './read-connectors.ts';

const found = async (type: string, config: object) =>
  (await checkConnectorConfig(type, config)).map(
    ({ path, message, severity }) => `${severity}: ${path.join('.')}: ${message}`,
  );

describe('the list of connectors', () => {
  it("has all of DataHub's sources, each with the fields of its recipe", async () => {
    const { connectors } = await readConnectors();
    expect(Object.keys(connectors)).toHaveLength(120);
    for (const [name, { config, title, status }] of Object.entries(connectors)) {
      expect(Object.keys(config.properties ?? {}), name).not.toEqual([]);
      expect(title, name).not.toBe('');
      expect(status, name).toMatch(/^(?:GA|BETA|ALPHA|UNKNOWN)$/);
    }
  });

  it('has no text of the package and nothing of the machine that printed it', async () => {
    const text = JSON.stringify(await readConnectors());
    expect(text).not.toMatch(/"description":\s*"/);
    expect(text).not.toMatch(/site-packages|\d{4}-\d\d-\d\dT/);
  });

  it('refers to definitions that exist', async () => {
    const list = await readConnectors();
    const references = JSON.stringify(list).matchAll(/"#\/\$defs\/([^"]+)"/g);
    for (const [, name = ''] of references) expect(list.$defs, name).toHaveProperty(name);
  });

  it('finds a connector by another name', async () => {
    expect((await findConnector('databricks'))?.name).toBe('unity-catalog');
    expect(await findConnector('constructor')).toBeUndefined();
  });
});

describe('checkConnectorConfig', () => {
  it('accepts a recipe of Snowflake', async () => {
    const config = {
      account_id: 'abc12345',
      username: 'datahub',
      password: `\${SNOWFLAKE_PASSWORD}`,
      warehouse: 'COMPUTE_WH',
      database_pattern: { allow: ['^SHOP$'] },
      include_table_lineage: true,
      profiling: { enabled: false },
      stateful_ingestion: { enabled: true },
    };
    expect(await found('snowflake', config)).toEqual([]);
  });

  it('names the key that was meant', async () => {
    expect(await found('snowflake', { account_id: 'a', usrname: 'tom' })).toEqual([
      'error: usrname: unknown key; did you mean "username"?',
    ]);
  });

  it('finds an unknown key inside', async () => {
    const config = { account_id: 'a', schema_pattern: { alow: ['x'] } };
    expect(await found('snowflake', config)).toEqual([
      'error: schema_pattern.alow: unknown key; did you mean "allow"?',
    ]);
  });

  it('says what is missing', async () => {
    expect(await found('json-schema', { path: 'a.json' })).toEqual([
      'error: platform: is missing; expected text',
    ]);
  });

  it('accepts a key of an earlier version in place of a required one', async () => {
    expect(await found('file', { filename: 'a.json' })).toEqual(['warning: filename: is now called path']);
  });

  it('warns of a value of another type', async () => {
    expect(await found('mysql', { host_port: ['a'], include_views: 'perhaps' })).toEqual([
      'warning: host_port: expected text, got a list',
      'warning: include_views: expected true or false, got string',
    ]);
  });
});
