import { describe, expect, it } from 'vitest';
import { findConnector, readConnectors } from './read-connectors.ts';
import { type FormField, formFields } from './recipe-form.ts';

async function formOf(name: string): Promise<FormField[]> {
  const { $defs } = await readConnectors();
  return formFields((await findConnector(name))?.config ?? {}, $defs);
}
const fieldOf = async (connector: string, name: string) =>
  (await formOf(connector)).find((field) => field.name === name);

describe('formFields', () => {
  it('hides a password', async () => {
    expect(await fieldOf('snowflake', 'password')).toEqual({
      name: 'password',
      input: 'text',
      type: 'secret',
      required: false,
      secret: true,
      group: 'connection',
      description: 'Password of the user.',
    });
  });

  it('shows what is required first', async () => {
    const [first] = await formOf('snowflake');
    expect(first).toMatchObject({ name: 'account_id', required: true, group: 'connection' });
  });

  it('makes a group of a part', async () => {
    const pattern = await fieldOf('snowflake', 'schema_pattern');
    expect(pattern).toMatchObject({ input: 'group', group: 'filters' });
    expect(pattern?.fields?.map(({ name, input, default: value }) => [name, input, value])).toEqual([
      ['schema_pattern.allow', 'list', ['.*']],
      ['schema_pattern.deny', 'list', []],
      ['schema_pattern.ignoreCase', 'switch', true],
    ]);
  });

  it('offers the values of a choice', async () => {
    expect(await fieldOf('csv-enricher', 'delimiter')).toMatchObject({ input: 'text', default: ',' });
    const mode = await fieldOf('file', 'read_mode');
    expect(mode).toMatchObject({ input: 'choice', default: 'AUTO' });
    expect(mode?.choices).toContain('STREAM');
  });

  it('makes a form of every connector', async () => {
    const { connectors } = await readConnectors();
    for (const name of Object.keys(connectors)) expect(await formOf(name), name).not.toEqual([]);
  });
});
