import { describe, expect, it } from 'vitest';
import { ada, createTestGraphql, type TestAnswer } from '../../testing/test-graphql.ts';

const bob = 'urn:li:corpuser:bob';
const admin = [ada, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }] as const;
const code = ({ errors }: TestAnswer) => errors?.[0]?.extensions.code;

const upsertModule = `mutation ($input: UpsertPageModuleInput!) { upsertPageModule(input: $input) {
  urn type properties { name type visibility { scope } created { actor { urn } }
    params { linkParams { linkUrl } richTextParams { content } hierarchyViewParams { assetUrns showRelatedEntities } } } } }`;
const upsertTemplate = `mutation ($input: UpsertPageTemplateInput!) { upsertPageTemplate(input: $input) {
  urn properties { rows { modules { urn properties { name } } } surface { surfaceType } visibility { scope }
    assetSummary { summaryElements { elementType structuredProperty { urn } } } } } }`;
const deleteModule = 'mutation ($urn: String!) { deletePageModule(input: { urn: $urn }) }';
const deleteTemplate = 'mutation ($urn: String!) { deletePageTemplate(input: { urn: $urn }) }';
const link = {
  name: 'Wiki',
  type: 'LINK',
  scope: 'PERSONAL',
  params: { linkParams: { linkUrl: 'https://wiki.test' } },
};

describe('pages', () => {
  it('of modules are arranged by who made them, and those of everybody by a privilege', async () => {
    const { get, ask, put, read } = await createTestGraphql({ obeysPolicies: true });
    const { upsertPageModule: module } = await get(upsertModule, { input: link }, bob);
    const { urn } = module;
    expect(module).toEqual({
      urn,
      type: 'DATAHUB_PAGE_MODULE',
      properties: {
        name: 'Wiki',
        type: 'LINK',
        visibility: { scope: 'PERSONAL' },
        created: { actor: { urn: bob } },
        params: {
          linkParams: { linkUrl: 'https://wiki.test' },
          richTextParams: null,
          hierarchyViewParams: null,
        },
      },
    });
    await get(upsertModule, { input: { ...link, urn, name: 'Handbook' } }, bob);
    expect(await read(urn, 'dataHubPageModuleProperties')).toMatchObject({
      name: 'Handbook',
      created: { actor: bob },
    });
    expect(code(await ask(upsertModule, { input: { ...link, urn } }))).toBe(403);
    expect(code(await ask(upsertModule, { input: { ...link, scope: 'GLOBAL' } }, bob))).toBe(403);
    expect(code(await ask(deleteModule, { urn }))).toBe(403);

    const page = { rows: [{ modules: [urn] }], scope: 'PERSONAL', surfaceType: 'HOME_PAGE' };
    const { upsertPageTemplate: template } = await get(upsertTemplate, { input: page }, bob);
    expect(template.properties).toEqual({
      rows: [{ modules: [{ urn, properties: { name: 'Handbook' } }] }],
      surface: { surfaceType: 'HOME_PAGE' },
      visibility: { scope: 'PERSONAL' },
      assetSummary: null,
    });
    expect(code(await ask(upsertTemplate, { input: { ...page, urn: template.urn } }))).toBe(403);
    await get(
      'mutation ($t: String) { updateUserHomePageSettings(input: { pageTemplate: $t, newDismissedAnnouncements: ["urn:li:post:a", null] }) }',
      { t: template.urn },
      bob,
    );
    const settings = `{ corpUser(urn: "${bob}") { settings { homePage { pageTemplate { urn } dismissedAnnouncementUrns } } } }`;
    expect(await get(settings)).toEqual({
      corpUser: {
        settings: {
          homePage: { pageTemplate: { urn: template.urn }, dismissedAnnouncementUrns: ['urn:li:post:a'] },
        },
      },
    });
    await get('mutation { updateUserHomePageSettings(input: { removePageTemplate: true }) }', {}, bob);
    expect((await read(bob, 'corpUserSettings'))?.homePage).toEqual({
      dismissedAnnouncements: ['urn:li:post:a'],
    });
    await get(deleteTemplate, { urn: template.urn }, bob);
    expect(await read(template.urn, 'dataHubPageTemplateProperties')).toBeUndefined();
    expect(code(await ask(deleteTemplate, { urn: template.urn }, bob))).toBe(404);

    await put(...admin);
    const { upsertPageModule: shared } = await get(upsertModule, { input: { ...link, scope: 'GLOBAL' } });
    expect(code(await ask(upsertModule, { input: { ...link, urn: shared.urn } }, bob))).toBe(403);
    expect(code(await ask(deleteModule, { urn: shared.urn }, bob))).toBe(403);
  });

  it('of which nobody is known to have made them are deleted with the privilege alone', async () => {
    const { ask, get, put, catalogue } = await createTestGraphql({ obeysPolicies: true });
    const parts = [
      [deleteModule, 'dataHubPageModule'],
      [deleteTemplate, 'dataHubPageTemplate'],
    ] as const;
    for (const [remove, type] of parts) {
      const urn = `urn:li:${type}:bare`;
      await put(urn, `${type}Key`, { id: 'bare' });
      expect(code(await ask(remove, { urn }, bob))).toBe(403);
      expect(await catalogue.existing([urn], true)).toEqual([urn]);
    }
    await put(...admin);
    for (const [remove, type] of parts) await get(remove, { urn: `urn:li:${type}:bare` });
  });

  it('that are the default stay', async () => {
    const { get, ask, put } = await createTestGraphql();
    const { upsertPageModule: module } = await get(upsertModule, { input: link });
    const { upsertPageTemplate: template } = await get(upsertTemplate, {
      input: { rows: [{ modules: [module.urn] }], scope: 'GLOBAL', surfaceType: 'HOME_PAGE' },
    });
    await put('urn:li:globalSettings:0', 'globalSettingsInfo', {
      homePage: { defaultTemplate: template.urn },
    });
    expect(
      await get('{ globalHomePageSettings { defaultTemplate { urn } } latestProductUpdate { id } }'),
    ).toEqual({
      globalHomePageSettings: { defaultTemplate: { urn: template.urn } },
      latestProductUpdate: null,
    });
    expect(code(await ask(deleteTemplate, { urn: template.urn }))).toBe(400);
    expect(code(await ask(deleteModule, { urn: module.urn }))).toBe(400);
    await put('urn:li:globalSettings:0', 'globalSettingsInfo', {});
    await get(deleteModule, { urn: module.urn });
  });

  it.each([
    [upsertModule, { ...link, params: {} }],
    [upsertModule, { ...link, name: '' }],
    [upsertModule, { ...link, urn: 'urn:li:tag:a' }],
    [
      upsertModule,
      { ...link, type: 'ASSET_COLLECTION', params: { assetCollectionParams: { assetUrns: ['a'] } } },
    ],
    [
      upsertTemplate,
      { rows: [{ modules: ['urn:li:dataHubPageModule:none'] }], scope: 'PERSONAL', surfaceType: 'HOME_PAGE' },
    ],
    [
      upsertTemplate,
      {
        rows: [],
        scope: 'PERSONAL',
        surfaceType: 'ASSET_SUMMARY',
        assetSummary: { summaryElements: [{ elementType: 'STRUCTURED_PROPERTY' }] },
      },
    ],
  ])('reject what cannot be shown: %#', async (query, input) => {
    const { ask } = await createTestGraphql();
    expect(code(await ask(query, { input }))).toBe(400);
  });

  it('of an entity are set by who arranges its summary', async () => {
    const { get, ask, put, read } = await createTestGraphql({ obeysPolicies: true });
    const set = `mutation ($urn: String!, $t: String!) { updateAssetSettings(input: { urn: $urn, summary: { template: $t } }) {
      assetSummary { templates { template { urn } } } } }`;
    const input = {
      rows: [],
      scope: 'PERSONAL',
      surfaceType: 'ASSET_SUMMARY',
      assetSummary: { summaryElements: [{ elementType: 'TAGS' }] },
    };
    const { upsertPageTemplate: template } = await get(upsertTemplate, { input });
    expect(template.properties.assetSummary.summaryElements).toEqual([
      { elementType: 'TAGS', structuredProperty: null },
    ]);
    const variables = { urn: 'urn:li:domain:a', t: template.urn };
    await put('urn:li:domain:a', 'domainProperties', { name: 'a' });
    expect(code(await ask(set, variables))).toBe(403);
    await put(...admin);
    expect(await get(set, variables)).toEqual({
      updateAssetSettings: { assetSummary: { templates: [{ template: { urn: template.urn } }] } },
    });
    expect(await read('urn:li:domain:a', 'assetSettings')).toEqual({
      assetSummary: { templates: [{ template: template.urn }] },
    });
    expect(code(await ask(set, { ...variables, urn: 'urn:li:domain:none' }))).toBe(404);
    expect(code(await ask(set, { ...variables, urn: 'urn:li:tag:a' }))).toBe(400);
    expect(code(await ask(set, { ...variables, t: 'urn:li:dataHubPageTemplate:none' }))).toBe(400);
  });
});

describe('settings', () => {
  it('of everybody are changed by their privileges, and read by all', async () => {
    const { get, ask, put } = await createTestGraphql({ obeysPolicies: true });
    const propagate =
      'mutation ($on: Boolean) { updateDocPropagationSettings(input: { docColumnPropagation: $on }) }';
    const applications = 'mutation ($on: Boolean) { updateApplicationsSettings(input: { enabled: $on }) }';
    const settings = `{ docPropagationSettings { docColumnPropagation }
      appConfig { visualConfig { application { showApplicationInNavigation } } } }`;
    const shown = (propagated: boolean, showApplicationInNavigation: boolean) => ({
      docPropagationSettings: { docColumnPropagation: propagated },
      appConfig: { visualConfig: { application: { showApplicationInNavigation } } },
    });
    expect(await get(settings)).toEqual(shown(false, false));
    for (const query of [propagate, applications]) expect(code(await ask(query, { on: true }))).toBe(403);
    await put('urn:li:dataHubPolicy:features', 'dataHubPolicyInfo', {
      displayName: 'Features',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['MANAGE_FEATURES'],
      actors: { users: [ada] },
    });
    for (const query of [propagate, applications]) await get(query, { on: true });
    expect(await get(settings, {}, bob)).toEqual(shown(true, true));
    await get(propagate, { on: false });
    expect(await get(settings)).toEqual(shown(false, true));
  });

  it('of a user are the user’s own', async () => {
    const { get, ask } = await createTestGraphql({ obeysPolicies: true });
    await get('mutation { updateUserSetting(input: { name: SHOW_THEME_V2, value: true }) }');
    await get('mutation { updateUserSetting(input: { name: SHOW_SIMPLIFIED_HOMEPAGE, value: false }) }');
    await get('mutation { updateCorpUserLocaleSettings(input: { language: "de" }) }');
    const query = `{ me { corpUser { settings { appearance { showThemeV2 showSimplifiedHomepage } locale { language } homePage { pageTemplate { urn } } } } } }`;
    expect((await get(query)).me.corpUser.settings).toEqual({
      appearance: { showThemeV2: true, showSimplifiedHomepage: false },
      locale: { language: 'de' },
      homePage: null,
    });
    expect((await get(query, {}, bob)).me.corpUser.settings).toBeNull();
    const { errors } = await ask(
      'mutation { updateCorpUserLocaleSettings(input: { language: "no language" }) }',
    );
    expect(errors?.[0]?.extensions.code).toBe(400);
  });

  it('keep the steps that were taken', async () => {
    const { get, ask } = await createTestGraphql({ obeysPolicies: true });
    const id = `${ada}-welcome (1)`;
    const update = `mutation ($states: [StepStateInput!]!) { batchUpdateStepStates(input: { states: $states }) {
      results { id succeeded } } }`;
    const states = [
      { id, properties: [{ key: 'version', value: '1' }, { key: 'seen' }, null] },
      { id: '', properties: [] },
    ];
    expect(await get(update, { states })).toEqual({
      batchUpdateStepStates: {
        results: [
          { id, succeeded: true },
          { id: '', succeeded: false },
        ],
      },
    });
    const read =
      'query ($ids: [String!]!) { batchGetStepStates(input: { ids: $ids }) { results { id properties { key value } } } }';
    expect(await get(read, { ids: ['none', id] })).toEqual({
      batchGetStepStates: {
        results: [
          {
            id,
            properties: [
              { key: 'version', value: '1' },
              { key: 'seen', value: '' },
            ],
          },
        ],
      },
    });
    expect(code(await ask(read, { ids: [''] }))).toBe(400);
  });
});

it('answers what nothing is stored of, or GraphQL has no word for', async () => {
  const { get, put } = await createTestGraphql();
  const [none, newer] = ['urn:li:dataHubPageModule:none', 'urn:li:dataHubPageModule:newer'];
  await put(newer, 'dataHubPageModuleProperties', {
    name: 'Products',
    type: 'SUB_DATA_PRODUCTS',
    visibility: { scope: 'GLOBAL' },
    params: { hierarchyViewParams: { showRelatedEntities: true } },
    created: { actor: ada, time: 1 },
    lastModified: { actor: ada, time: 1 },
  });
  const { entities } = await get(
    `query ($urns: [String!]!) { entities(urns: $urns) { urn
      ... on DataHubPageModule { properties { name type created { time } params { hierarchyViewParams { assetUrns } } } }
      ... on DataHubPageTemplate { properties { rows { modules { urn } } } }
      ... on DataHubView { name viewType definition { filter { operator filters { field } } } }
      ... on Post { postType content { title } }
      ... on DataHubRole { name description }
      ... on DataHubPolicy { policyType name actors { allUsers } }
      ... on DataHubConnection { details { type json { blob } } platform { urn } }
      ... on ExecutionRequest { id input { task requestedAt source { type } } result { status } source { urn } }
      ... on CorpUser { status settings { views { defaultView { urn } } } } } }`,
    {
      urns: [
        none,
        newer,
        ...['PageTemplate', 'View', 'Role', 'Policy', 'Connection', 'ExecutionRequest'].map(
          (type) => `urn:li:dataHub${type}:none`,
        ),
        'urn:li:post:none',
        'urn:li:corpuser:none',
      ],
    },
  );
  expect(entities[1].properties).toMatchObject({
    type: 'UNKNOWN',
    params: { hierarchyViewParams: { assetUrns: [] } },
  });
  expect(entities).toHaveLength(10);
});

it('says that it stores no files', async () => {
  const { ask } = await createTestGraphql();
  const { errors } = await ask(
    '{ getPresignedUploadUrl(input: { fileName: "a.png", scenario: ASSET_DOCUMENTATION }) { url } }',
  );
  expect(errors?.[0]?.message).toContain('no storage for uploaded files');
});
