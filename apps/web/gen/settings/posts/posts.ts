import { operation } from '../../../src/data/operation.ts';
import type { PostsQuery, PostsQueryVariables, CreatePostMutation, CreatePostMutationVariables, UpdatePostMutation, UpdatePostMutationVariables, DeletePostMutation, DeletePostMutationVariables } from '../../types.ts';

export type { PostsQuery, PostsQueryVariables, CreatePostMutation, CreatePostMutationVariables, UpdatePostMutation, UpdatePostMutationVariables, DeletePostMutation, DeletePostMutationVariables };
export const postsQuery = operation<PostsQuery, PostsQueryVariables>('Posts', "query Posts($input:ListPostsInput!){listPosts(input:$input){total posts{urn postType content{contentType title description link media{type location}}lastModified{time}}}me{platformPrivileges{manageGlobalAnnouncements}}}");

export const createPostMutation = operation<CreatePostMutation, CreatePostMutationVariables>('CreatePost', "mutation CreatePost($input:CreatePostInput!){createPost(input:$input)}");

export const updatePostMutation = operation<UpdatePostMutation, UpdatePostMutationVariables>('UpdatePost', "mutation UpdatePost($input:UpdatePostInput!){updatePost(input:$input)}");

export const deletePostMutation = operation<DeletePostMutation, DeletePostMutationVariables>('DeletePost', "mutation DeletePost($urn:String!){deletePost(urn:$urn)}");
