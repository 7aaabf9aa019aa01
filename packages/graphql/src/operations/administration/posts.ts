import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireExisting, requireFound, requireType, requireUrn } from '../../writing/requirements.ts';
import {
  type AndFilterInput,
  findPage,
  type ListInput,
  newestFirst,
  readAll,
  slicePage,
  toFilter,
  windowOf,
} from './page.ts';
import { newUrn, objectAt, requireText, stampOf, textAt, withoutNulls } from './values.ts';

interface ContentInput {
  readonly contentType: 'TEXT' | 'LINK';
  readonly title: string;
  readonly description?: string | null;
  readonly link?: string | null;
  readonly media?: { readonly type: 'IMAGE'; readonly location: string } | null;
}

interface PostInput {
  readonly postType: 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';
  readonly content: ContentInput;
}

interface CreatePostInput extends PostInput {
  readonly resourceUrn?: string | null;
  readonly subResourceType?: string | null;
  readonly subResource?: string | null;
}

const entityType = 'post';
const aspect = 'postInfo';
const writers = ['CREATE_GLOBAL_ANNOUNCEMENTS', 'MANAGE_GLOBAL_ANNOUNCEMENTS'] as const;

const infoOf =
  (pick: (info: JsonObject) => unknown) =>
  async ({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) =>
    pick((await aspects.load(urn, aspect)) ?? {});

/** Posts: announcements on the start page or on the page of an entity. */
export const posts: Subject = {
  queries: {
    async listPosts(
      {
        input,
      }: {
        readonly input: ListInput & {
          readonly resourceUrn?: string | null;
          readonly orFilters?: readonly AndFilterInput[] | null;
        };
      },
      { session, registry }: GraphqlContext,
    ) {
      const { resourceUrn, query, orFilters } = input;
      const order = { filter: toFilter(orFilters), sort: newestFirst('lastModified') };
      if (resourceUrn == null) {
        const { urns, ...page } = await findPage(session, entityType, input, order);
        return { ...page, posts: urns.map((urn) => stubOf(urn)) };
      }
      requireUrn({ registry }, resourceUrn, 'input.resourceUrn');
      const window = windowOf(input);
      const all = await readAll(session, { entityType, aspect, query, ...order });
      const { items, ...page } = slicePage(
        all.filter(({ value }) => value.target === resourceUrn),
        window,
      );
      return { ...page, posts: items.map(({ urn }) => stubOf(urn)) };
    },
  },

  mutations: {
    async createPost({ input }: { readonly input: CreatePostInput }, context: GraphqlContext) {
      await context.require(writers);
      const { resourceUrn, subResource, subResourceType } = input;
      if (subResource != null || subResourceType != null)
        throw new RequestError(
          'INVALID_REQUEST',
          'input.subResource: a post is about an entity, or about none; it cannot be about a part of one',
        );
      if (resourceUrn != null) {
        requireUrn(context, resourceUrn, 'input.resourceUrn');
        await requireExisting(context, [resourceUrn], 'input.resourceUrn');
      }
      const now = Date.now();
      const info = {
        ...toInfo(input),
        created: now,
        lastModified: now,
        auditStamp: stampOf(context),
        ...(resourceUrn != null && { target: resourceUrn }),
      };
      await editAspects(unguarded(context), [{ urn: newUrn(entityType), aspect, change: () => info }]);
      return true;
    },

    async updatePost(
      { input }: { readonly input: PostInput & { readonly urn: string } },
      context: GraphqlContext,
    ) {
      await context.require(writers);
      const urn = requireType(context, input.urn, 'input.urn', entityType);
      await requireFound(context, urn);
      const changes = { ...toInfo(input), lastModified: Date.now() };
      await editAspects(unguarded(context), [
        {
          urn,
          aspect,
          change: (present) => ({ created: changes.lastModified, ...present, ...changes }),
        },
      ]);
      return true;
    },

    async deletePost({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(['MANAGE_GLOBAL_ANNOUNCEMENTS']);
      await requireFound(context, requireType(context, urn, 'urn', entityType));
      await context.session.deleteEntity(urn);
      context.refresh();
      return true;
    },
  },

  fields: {
    Post: {
      postType: infoOf(({ type }) => type ?? 'HOME_PAGE_ANNOUNCEMENT'),
      content: infoOf((info) => {
        const { type, ...content } = objectAt(info, 'content');
        return { title: '', ...content, contentType: type ?? 'TEXT' };
      }),
      lastModified: infoOf((info) => ({
        time: info.lastModified ?? 0,
        actor: textAt(objectAt(info, 'auditStamp'), 'actor'),
      })),
    },
  },
};

const toInfo = ({ postType, content }: PostInput): JsonObject => ({
  type: postType,
  content: withoutNulls({
    type: content.contentType,
    title: requireText(content.title, 'input.content.title'),
    description: content.description,
    link: content.link,
    media: content.media && { type: content.media.type, location: content.media.location },
  }),
});
