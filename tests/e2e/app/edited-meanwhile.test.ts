import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

interface Described {
  readonly description: string;
}

describe('what somebody else stored while a form was open', () => {
  const stamp = { time: 0, actor: 'urn:li:corpuser:datahub' };
  const type = 'urn:li:ownershipType:stewards';
  const policy = 'urn:li:dataHubPolicy:editors';
  const post = 'urn:li:post:news';
  const writeType = (description: string) =>
    stage.store('ownershipType', type, {
      ownershipTypeInfo: { name: 'Stewards', description, created: stamp, lastModified: stamp },
    });
  const writePolicy = (description: string) =>
    stage.store('dataHubPolicy', policy, {
      dataHubPolicyInfo: {
        displayName: 'Editors',
        description,
        type: 'METADATA',
        state: 'ACTIVE',
        privileges: ['EDIT_ENTITY'],
        actors: { users: [], groups: [], allUsers: true, allGroups: false, resourceOwners: false },
        editable: true,
      },
    });
  const writePost = (description: string) =>
    stage.store('post', post, {
      postInfo: {
        type: 'HOME_PAGE_ANNOUNCEMENT',
        content: { type: 'TEXT', title: 'News', description },
        created: 0,
        lastModified: 0,
      },
    });
  const tag = 'urn:li:tag:pii';
  const form = 'urn:li:form:basics';
  const property = 'urn:li:structuredProperty:retention';
  const writeTag = (description: string, more: object = {}) =>
    stage.store('tag', tag, { tagProperties: { name: 'PII', description, ...more } });
  const writeForm = (description: string) =>
    stage.store('form', form, {
      formInfo: { name: 'Basics', description, type: 'VERIFICATION', prompts: [], actors: { owners: true } },
    });
  const writeProperty = (description: string) =>
    stage.store('structuredProperty', property, {
      propertyDefinition: {
        qualifiedName: 'retention',
        displayName: 'Retention',
        description,
        valueType: 'urn:li:dataType:datahub.string',
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      },
    });
  const pressEdit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
  const forms = [
    {
      name: 'a form',
      path: `/govern/forms/${form}`,
      label: 'Description',
      write: writeForm,
      open: pressEdit,
      isPage: false,
      stored: async () => (await stage.stored(form, 'formInfo')) as Described,
    },
    {
      name: 'a structured property',
      path: `/govern/properties/${property}`,
      label: 'Description',
      write: writeProperty,
      open: pressEdit,
      isPage: false,
      stored: async () => (await stage.stored(property, 'propertyDefinition')) as Described,
    },
    {
      name: 'a tag',
      path: '/govern/tags',
      label: 'Description',
      write: writeTag,
      open: (page: Page) => page.getByRole('button', { name: 'Edit PII' }).click(),
      isPage: false,
      stored: async () => (await stage.stored(tag, 'tagProperties')) as Described,
    },
    {
      name: 'an ownership type',
      path: '/govern/ownership-types',
      label: 'Description',
      write: writeType,
      open: (page: Page) => page.getByRole('button', { name: /Edit.*Stewards/ }).click(),
      isPage: false,
      stored: async () => (await stage.stored(type, 'ownershipTypeInfo')) as Described,
    },
    {
      name: 'a policy',
      path: `/settings/policies/${policy}`,
      label: 'Description',
      write: writePolicy,
      open: async () => {},
      isPage: true,
      stored: async () => (await stage.stored(policy, 'dataHubPolicyInfo')) as Described,
    },
    {
      name: 'an announcement',
      path: '/settings/posts',
      label: 'Text',
      write: writePost,
      open: (page: Page) => page.getByRole('button', { name: /Edit.*News/ }).click(),
      isPage: false,
      stored: async () => ((await stage.stored(post, 'postInfo')) as { readonly content: Described }).content,
    },
  ];
  test.each(forms)(
    'is shown before it is overwritten: $name',
    async ({ path, label, write, open, isPage, stored }) => {
      await write('As it was');
      const page = await stage.open(path);
      page.setDefaultTimeout(15_000);
      await open(page);
      const description = page.getByLabel(label, { exact: true });
      await description.fill('Mine');
      await write('Theirs');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      const conflict = page.getByRole('alert', { name: 'Somebody else changed this in the meantime.' });
      await conflict.getByText(`${label}: Mine`).waitFor();
      await conflict.getByText(`${label}: Theirs`).waitFor();
      expect((await stored()).description).toBe('Theirs');
      // What was typed is still there, and what was seen is not told of again.
      await page.getByRole('button', { name: 'Continue to write' }).click();
      expect(await description.inputValue()).toBe('Mine');
      await write('Theirs again');
      await save.click();
      await conflict.getByText(`${label}: Theirs again`).waitFor();
      if (isPage) await keepPicture(page, 'conflict-policy');
      await page.getByRole('button', { name: 'Save mine' }).click();
      await conflict.waitFor({ state: 'hidden' });
      await expect.poll(async () => (await stored()).description).toBe('Mine');
      await page.context().close();
    },
  );

  test('is kept by who chooses it', async () => {
    await writeType('As it was');
    const page = await stage.open('/govern/ownership-types');
    await page.getByRole('button', { name: /Edit.*Stewards/ }).click();
    await page.getByLabel('Description', { exact: true }).fill('Mine');
    await writeType('Theirs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep what is stored' }).click();
    await page.getByRole('cell', { name: 'Theirs' }).waitFor();
    expect(((await stage.stored(type, 'ownershipTypeInfo')) as Described).description).toBe('Theirs');
    await page.context().close();
  });

  const conflictOf = (page: Page) =>
    page.getByRole('alert', { name: 'Somebody else changed this in the meantime.' });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  test('is shown of the colour of a tag, and a tag without one keeps none', async () => {
    const colour = async () => (await stage.stored(tag, 'tagProperties')) as { readonly colorHex?: string };
    await writeTag('As it was');
    const page = await stage.open('/govern/tags');
    page.setDefaultTimeout(15_000);
    const edit = page.getByRole('button', { name: 'Edit PII' });
    await edit.click();
    await page.getByLabel('Description', { exact: true }).fill('Described');
    await save(page);
    await page.getByRole('cell', { name: 'Described' }).waitFor();
    expect((await colour()).colorHex).toBeUndefined();
    await edit.click();
    await page.getByLabel('Colour').fill('#c00000');
    await writeTag('Described', { colorHex: '#0000c0' });
    await save(page);
    await conflictOf(page).getByText('Colour: #0000c0').waitFor();
    expect((await colour()).colorHex).toBe('#0000c0');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect.poll(async () => (await colour()).colorHex).toBe('#c00000');
    await page.context().close();
  });

  test('is shown of a secret, whose value is not', async () => {
    const update = (description: string) =>
      stage.graphql('mutation ($input: UpdateSecretInput!) { updateSecret(input: $input) }', {
        input: { urn: 'urn:li:dataHubSecret:SHOP', name: 'SHOP', value: 'theirs', description },
      });
    await stage.graphql('mutation { createSecret(input: { name: "SHOP", value: "first" }) }');
    const page = await stage.open('/ingestion/secrets');
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: 'Edit SHOP' }).click();
    await page.getByLabel('Value', { exact: true }).fill('never shown');
    await page.getByLabel('Description', { exact: true }).fill('Mine');
    await update('Theirs');
    await save(page);
    await conflictOf(page).getByText('Description: Theirs').waitFor();
    expect(await conflictOf(page).innerText()).not.toContain('never shown');
    await page.getByRole('button', { name: 'Keep what is stored' }).click();
    await page.getByRole('cell', { name: 'Theirs' }).waitFor();
    await page.context().close();
  });

  test('is shown of a source, also where the rest was typed before', async () => {
    const input = (name: string) => ({
      name,
      type: 'demo-data',
      config: { executorId: 'default', recipe: '{"source":{"type":"demo-data","config":{}}}' },
    });
    const { createIngestionSource: urn } = await stage.graphql(
      'mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }',
      { input: input('As it was') },
    );
    const path = `/ingestion/sources/${String(urn).split(':').at(-1)}`;
    const page = await stage.open(`${path}?edit=true`);
    page.setDefaultTimeout(15_000);
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await stage.graphql(
      'mutation ($urn: String!, $input: UpdateIngestionSourceInput!) { updateIngestionSource(urn: $urn, input: $input) }',
      { urn, input: input('Theirs') },
    );
    // Left and opened again, the form has what was typed, beside what is stored now.
    await page.reload();
    await page.getByRole('button', { name: 'Start again' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mine');
    await save(page);
    await conflictOf(page).getByText('Name: Theirs').waitFor();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('heading', { name: 'Mine' }).waitFor();
    await page.context().close();
  });

  test('is shown of the name and the deprecation of an entity', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
    const rename = (name: string) => stage.store('dataset', urn, { editableDatasetProperties: { name } });
    const deprecate = (note: string) =>
      stage.store('dataset', urn, {
        deprecation: { deprecated: true, note, actor: 'urn:li:corpuser:datahub', decommissionTime: 0 },
      });
    await rename('orders');
    const page = await stage.open(`/dataset/${encodeURIComponent(urn)}`);
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await rename('Theirs');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await conflictOf(page).getByText('Name: Theirs').waitFor();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('heading', { name: 'Mine' }).waitFor();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Deprecate' }).click();
    await page.getByLabel('Note').fill('Mine');
    await deprecate('Theirs');
    await page.getByRole('dialog').getByRole('button', { name: 'Deprecate' }).click();
    await conflictOf(page).getByText('Theirs').waitFor();
    expect(((await stage.stored(urn, 'deprecation')) as { readonly note: string }).note).toBe('Theirs');
    await page.context().close();
  });

  test('is shown of the state of an incident', async () => {
    const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.parcels,PROD)';
    const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
    const incident = 'urn:li:incident:late';
    const store = (message: string) =>
      stage.store('incident', incident, {
        incidentInfo: {
          type: 'OPERATIONAL',
          title: 'Late',
          entities: [dataset],
          status: { state: 'ACTIVE', stage: 'INVESTIGATION', message, lastUpdated: stamp },
          created: stamp,
        },
      });
    await stage.store('dataset', dataset, { status: { removed: false } });
    await store('As it was');
    const page = await stage.open(`/dataset/${encodeURIComponent(dataset)}/quality`);
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: 'Resolve Late' }).click();
    await page.getByRole('textbox', { name: 'What was done' }).fill('Mine');
    await store('Theirs');
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await conflictOf(page).getByText('Theirs').waitFor();
    await conflictOf(page).getByText('State: Active, Investigation').waitFor();
    expect(await stage.stored(incident, 'incidentInfo')).toMatchObject({ status: { state: 'ACTIVE' } });
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect
      .poll(() => stage.stored(incident, 'incidentInfo'), { timeout: 15_000 })
      .toMatchObject({ status: { state: 'RESOLVED', message: 'Mine' } });
    await page.context().close();
  });

  test('is shown of the place of a domain', async () => {
    const domain = (name: string) => `urn:li:domain:${name.toLowerCase()}`;
    const store = (name: string, parent?: string) =>
      stage.store('domain', domain(name), {
        domainProperties: { name, ...(parent && { parentDomain: domain(parent) }) },
      });
    for (const name of ['Shops', 'Stores', 'Tills']) await store(name);
    const page = await stage.open(`/govern/domains/${encodeURIComponent(domain('Tills'))}`);
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('button', { name: 'Choose: Parent' }).click();
    await page.getByRole('option', { name: 'Shops' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Tills' });
    await store('Tills', 'Stores');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await conflictOf(page).getByText('Stores').waitFor();
    expect(await stage.stored(domain('Tills'), 'domainProperties')).toMatchObject({
      parentDomain: domain('Stores'),
    });
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect
      .poll(() => stage.stored(domain('Tills'), 'domainProperties'), { timeout: 15_000 })
      .toMatchObject({ parentDomain: domain('Shops') });
    await page.context().close();
  });

  test('is shown of the description of a column', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.items,PROD)';
    const describeColumn = (description: string) =>
      stage.store('dataset', urn, {
        editableSchemaMetadata: { editableSchemaFieldInfo: [{ fieldPath: 'id', description }] },
      });
    await stage.store('dataset', urn, {
      schemaMetadata: {
        schemaName: 'shop',
        platform: 'urn:li:dataPlatform:hive',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: [
          {
            fieldPath: 'id',
            description: 'Of the source',
            nativeDataType: 'int',
            type: { type: { 'com.linkedin.schema.NumberType': {} } },
          },
        ],
      },
    });
    const page = await stage.open(`/dataset/${encodeURIComponent(urn)}?column=id`);
    page.setDefaultTimeout(15_000);
    const panel = page.getByRole('region', { name: 'Column id' });
    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await panel.getByRole('textbox').fill('Mine');
    await describeColumn('Theirs');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await conflictOf(page).getByText('Theirs').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect
      .poll(() => stage.stored(urn, 'editableSchemaMetadata'), { timeout: 15_000 })
      .toMatchObject({ editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'Mine' }] });
    await page.context().close();
  });
});
