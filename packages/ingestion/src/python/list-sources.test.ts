import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../registry/find-definition.ts';
import { listSources, recipeForm } from './list-sources.ts';

describe('listSources', () => {
  it('has the sources of Colophon and those of DataHub, each once', async () => {
    const listed = await listSources();
    const names = listed.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(listed.find(({ name }) => name === 'snowflake')).toMatchObject({
      title: 'Snowflake',
      runsIn: 'datahub',
      status: 'GA',
    });
    for (const { name } of await loadDefinitions('source'))
      expect(listed.find((one) => one.name === name)).toMatchObject({ runsIn: 'colophon' });
  });
});

describe('recipeForm', () => {
  it("makes a form for one of DataHub's connectors", async () => {
    const form = await recipeForm('databricks');
    expect(form).toMatchObject({ source: 'unity-catalog', title: 'Databricks Unity Catalog' });
    expect(form?.fields.find(({ name }) => name === 'token')).toMatchObject({ secret: true });
  });

  it('makes a form for each source of Colophon, whose fields say what they are', async () => {
    for (const { name } of await loadDefinitions('source')) {
      const fields = (await recipeForm(name))?.fields ?? [];
      expect(fields, name).not.toEqual([]);
      expect(fields.filter(({ description }) => !description).map((field) => field.name)).toEqual([]);
    }
  });

  it('has none for a source that nobody has', async () => {
    expect(await recipeForm('nothing')).toBeUndefined();
  });
});
