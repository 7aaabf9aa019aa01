import { entity, key, string } from '@colophon/schema';
import { postInfo } from '../aspects/admin/post-info.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { postSample } from '../samples/post.ts';

const postKey = key({
  name: 'postKey',
  record: 'com.linkedin.metadata.key.PostKey',
  doc: 'Identity of a post, an announcement or link shown to users, for example on the home page.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the post's URN; the server generates it when the post is created.",
    },
  },
});

export const post = entity({
  name: 'post',
  doc: 'A message shown to users, for example a maintenance announcement or a link on the home page.',
  key: postKey,
  aspects: [postInfo, subTypes],
  sample: postSample,
});
