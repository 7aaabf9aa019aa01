import { describe, expect, it } from 'vitest';
import { ada, createTestGraphql, type TestAnswer } from '../../testing/test-graphql.ts';

const bob = 'urn:li:corpuser:bob';
const admin = [ada, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }] as const;
const code = ({ errors }: TestAnswer) => errors?.[0]?.extensions.code;

const fields =
  'urn viewType name description definition { entityTypes filter { operator filters { field condition values negated } } }';
const create = `mutation ($input: CreateViewInput!) { createView(input: $input) { ${fields} } }`;
const update = `mutation ($urn: String!, $input: UpdateViewInput!) { updateView(urn: $urn, input: $input) { ${fields} } }`;
const remove = 'mutation ($urn: String!) { deleteView(urn: $urn) }';
const platform = {
  field: 'platform',
  condition: 'EQUAL',
  values: ['urn:li:dataPlatform:mysql'],
  negated: false,
};
const origin = { field: 'origin', condition: 'EQUAL', values: ['PROD', 'QA'], negated: true };
const definition = {
  entityTypes: ['DATASET', 'DATA_JOB'],
  filter: { operator: 'OR', filters: [platform, origin] },
};
const input = { viewType: 'PERSONAL', name: 'Mine', definition };

describe('views', () => {
  it('are of who makes them, or for everybody', async () => {
    const { get, ask, put, read } = await createTestGraphql({ obeysPolicies: true });
    const { createView } = await get(create, { input }, bob);
    const { urn } = createView;
    expect(createView).toEqual({ urn, viewType: 'PERSONAL', name: 'Mine', description: null, definition });
    expect(await read(urn, 'dataHubViewInfo')).toMatchObject({
      definition: {
        entityTypes: ['dataset', 'dataJob'],
        filter: { or: [{ and: [platform] }, { and: [origin] }] },
      },
      created: { actor: bob },
    });
    expect(code(await ask(create, { input: { ...input, viewType: 'GLOBAL' } }))).toBe(403);
    for (const [query, variables] of [
      [update, { urn, input: { name: 'Ours' } }],
      [remove, { urn }],
    ] as const)
      expect(code(await ask(query, variables))).toBe(403);
    const both = { ...definition, filter: { ...definition.filter, operator: 'AND' } };
    const { updateView } = await get(update, { urn, input: { description: 'All', definition: both } }, bob);
    expect(updateView).toEqual({ ...createView, description: 'All', definition: both });

    await put(...admin);
    const { createView: shared } = await get(create, {
      input: { ...input, name: 'Shared', viewType: 'GLOBAL' },
    });
    const list = `{
      listMyViews(input: {}) { start count total views { name } }
      personal: listMyViews(input: { viewType: PERSONAL }) { total }
      listGlobalViews(input: { query: "shared" }) { total views { urn } } }`;
    const globals = { total: 1, views: [{ urn: shared.urn }] };
    expect(await get(list, {}, bob)).toEqual({
      listMyViews: { start: 0, count: 1, total: 1, views: [{ name: 'Mine' }] },
      personal: { total: 1 },
      listGlobalViews: globals,
    });
    expect(await get(list)).toEqual({
      listMyViews: { start: 0, count: 1, total: 1, views: [{ name: 'Shared' }] },
      personal: { total: 0 },
      listGlobalViews: globals,
    });
    expect(code(await ask(update, { urn: shared.urn, input: { name: 'Bob’s' } }, bob))).toBe(403);
    expect(await get(remove, { urn }, bob)).toEqual({ deleteView: true });
    expect(await read(urn, 'dataHubViewInfo')).toBeUndefined();
    expect(code(await ask(remove, { urn }, bob))).toBe(404);
  });

  it.each([[{ ...input, name: ' ' }], [{ ...input, definition: { ...definition, entityTypes: ['OTHER'] } }]])(
    'are not made of %j',
    async (wrong) => {
      const { ask } = await createTestGraphql();
      expect(code(await ask(create, { input: wrong }))).toBe(400);
    },
  );

  it('are what a user or everybody begins with', async () => {
    const { get, ask, put, read } = await createTestGraphql({ obeysPolicies: true });
    const setAll = 'mutation ($v: String) { updateGlobalViewsSettings(input: { defaultView: $v }) }';
    const setOwn = 'mutation ($v: String) { updateCorpUserViewsSettings(input: { defaultView: $v }) }';
    const { createView: mine } = await get(create, { input });
    expect(code(await ask(setAll, { v: mine.urn }))).toBe(403);
    await put(...admin);
    const { createView: shared } = await get(create, { input: { ...input, viewType: 'GLOBAL' } });
    expect(code(await ask(setAll, { v: mine.urn }))).toBe(400);
    await put('urn:li:globalSettings:0', 'globalSettingsInfo', {
      homePage: { defaultTemplate: 'urn:li:dataHubPageTemplate:a' },
    });
    await get(setAll, { v: shared.urn });
    expect(await read('urn:li:globalSettings:0', 'globalSettingsInfo')).toMatchObject({
      homePage: { defaultTemplate: 'urn:li:dataHubPageTemplate:a' },
      views: { defaultView: shared.urn },
    });
    expect(await get('{ globalViewsSettings { defaultView } }', {}, bob)).toEqual({
      globalViewsSettings: { defaultView: shared.urn },
    });
    await get(setOwn, { v: shared.urn }, bob);
    const settings = `{ corpUser(urn: "${bob}") { settings { views { defaultView { urn name } } } } }`;
    expect(await get(settings)).toEqual({
      corpUser: { settings: { views: { defaultView: { urn: shared.urn, name: 'Mine' } } } },
    });
    expect(code(await ask(setOwn, { v: 'urn:li:dataHubView:none' }))).toBe(400);
    await get(setAll, { v: null });
    await get(setOwn, { v: null }, bob);
    expect(await get('{ globalViewsSettings { defaultView } }')).toEqual({
      globalViewsSettings: { defaultView: null },
    });
    expect((await read(bob, 'corpUserSettings'))?.views).toEqual({});
  });
});

describe('posts', () => {
  const createPost = 'mutation ($input: CreatePostInput!) { createPost(input: $input) }';
  const list = `query ($of: String) { listPosts(input: { resourceUrn: $of }) { total posts {
    urn postType lastModified { actor } content { contentType title description link media { type location } } } } }`;
  const content = {
    contentType: 'LINK',
    title: 'Moved',
    link: 'https://a.test',
    media: { type: 'IMAGE', location: 'https://a.test/a.png' },
  };

  it('are written by who announces', async () => {
    const { get, ask, put, read } = await createTestGraphql({ obeysPolicies: true });
    const home = { postType: 'HOME_PAGE_ANNOUNCEMENT', content };
    expect(code(await ask(createPost, { input: home }))).toBe(403);
    await put('urn:li:dataHubPolicy:announce', 'dataHubPolicyInfo', {
      displayName: 'Announce',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['CREATE_GLOBAL_ANNOUNCEMENTS'],
      actors: { users: [ada] },
    });
    await get(createPost, { input: home });
    await put('urn:li:domain:a', 'domainProperties', { name: 'a' });
    await get(createPost, {
      input: { ...home, postType: 'ENTITY_ANNOUNCEMENT', resourceUrn: 'urn:li:domain:a' },
    });
    const { listPosts } = await get(list, {}, bob);
    expect(listPosts.total).toBe(2);
    const about = await get(list, { of: 'urn:li:domain:a' });
    const urn = about.listPosts.posts[0].urn;
    expect(about.listPosts).toEqual({
      total: 1,
      posts: [
        {
          urn,
          postType: 'ENTITY_ANNOUNCEMENT',
          lastModified: { actor: ada },
          content: { ...content, description: null },
        },
      ],
    });
    const updatePost = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) }';
    const changed = { urn, postType: 'ENTITY_ANNOUNCEMENT', content: { contentType: 'TEXT', title: 'Gone' } };
    await get(updatePost, { input: changed });
    expect(await read(urn, 'postInfo')).toMatchObject({
      content: { type: 'TEXT', title: 'Gone' },
      target: 'urn:li:domain:a',
    });
    expect(code(await ask(updatePost, { input: { ...changed, urn: 'urn:li:post:none' } }))).toBe(404);
    const deletePost = 'mutation ($urn: String!) { deletePost(urn: $urn) }';
    expect(code(await ask(deletePost, { urn }))).toBe(403);
    await put(...admin);
    await get(deletePost, { urn });
    expect(await read(urn, 'postInfo')).toBeUndefined();
    expect(code(await ask(deletePost, { urn }))).toBe(404);
  });

  it.each([
    [{ content: { ...content, title: '' } }],
    [{ resourceUrn: 'urn:li:tag:none' }],
    [{ resourceUrn: 'nonsense' }],
    [{ subResource: 'id', subResourceType: 'DATASET_FIELD' }],
  ])('are not made with %j', async (wrong) => {
    const { ask } = await createTestGraphql();
    expect(
      code(await ask(createPost, { input: { postType: 'HOME_PAGE_ANNOUNCEMENT', content, ...wrong } })),
    ).toBe(400);
  });
});
