import { describe, expect, it } from 'vitest';
import { checkRequirements, environmentKey } from './environment-key.ts';

const snowflake = 'acryl-datahub[snowflake]==1.7.0.17';
const key = (requirements: readonly string[], python = '3.11.7') => environmentKey({ requirements, python });

describe('environmentKey', () => {
  it('says what is inside', () => {
    expect(key([snowflake])).toMatch(/^snowflake-1\.7\.0\.17-[0-9a-f]{16}$/);
  });

  it('ignores the order of requirements and repetitions', () => {
    expect(key([snowflake, 'a==1', 'b==2'])).toBe(key([snowflake, 'b==2', 'a==1', 'b==2']));
  });

  it.each([
    ['another version of the package', ['acryl-datahub[snowflake]==1.7.0.18'], '3.11.7'],
    ['another plugin', ['acryl-datahub[mysql]==1.7.0.17'], '3.11.7'],
    ['a further package', [snowflake, 'psycopg2-binary'], '3.11.7'],
    ['another Python', [snowflake], '3.12.1'],
  ])('differs for %s', (_, requirements, python) => {
    expect(key(requirements, python)).not.toBe(key([snowflake]));
  });

  it('is a name of a folder whatever the requirement', () => {
    expect(key(['../../etc/passwd'])).toMatch(/^[\w.-]+$/);
    expect(key(['../../etc/passwd'])).not.toContain('/');
  });
});

describe('checkRequirements', () => {
  it.each([
    'acryl-datahub==1.7.0.17',
    'acryl-datahub[a,b-c]==1.7.0.17rc1',
    'duckdb-engine',
    'a>=1,<2',
    'a ~= 1.0',
  ])('accepts %s', (requirement) => expect(() => checkRequirements([requirement])).not.toThrow());

  it.each([
    '--index-url=http://evil.example',
    '-r /etc/passwd',
    'a==1\n--index-url=x',
    'a @ https://evil.example/a.whl',
    'https://evil.example/a.whl',
    './folder',
    '',
  ])('rejects %j', (requirement) =>
    expect(() => checkRequirements([requirement])).toThrow('is no requirement'),
  );
});
