import type { PostsQuery } from '../../../gen/settings/posts/posts.ts';

export type Post = NonNullable<PostsQuery['listPosts']>['posts'][number];
