import { aspect, enumeration, long, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const mediaType = enumeration({
  name: 'com.linkedin.common.MediaType',
  doc: 'Kinds of media a post can show.',
  symbols: { IMAGE: 'An image displayed in the post.' },
});

export const media = record({
  name: 'com.linkedin.common.Media',
  doc: 'A media file shown in a post: its type and URL.',
  fields: {
    type: { type: mediaType, doc: 'Kind of file; only images are defined.' },
    location: { type: string, doc: 'URL of the file, such as `https://example.org/banner.png`.' },
  },
});

export const postContentType = enumeration({
  name: 'com.linkedin.post.PostContentType',
  doc: 'Forms a post can take.',
  symbols: { TEXT: 'A message displayed in full.', LINK: 'A link to the page given in `link`.' },
});

export const postContent = record({
  name: 'com.linkedin.post.PostContent',
  doc: 'Content of a post: a title with optional text, link and image.',
  fields: {
    title: {
      type: string,
      doc: 'Title of the post; searchable.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    type: { type: postContentType, doc: 'Whether the post is a text or a link.' },
    description: {
      type: string,
      doc: 'Text of the post, shown below the title.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    link: { type: string, doc: 'URL that the post links to, for posts of type `LINK`.', optional: true },
    media: { type: media, doc: 'Image shown with the post; absent if there is none.', optional: true },
  },
});

export const postType = enumeration({
  name: 'com.linkedin.post.PostType',
  doc: 'Places where an announcement can appear.',
  symbols: {
    HOME_PAGE_ANNOUNCEMENT: "Shown to users on the catalogue's home page.",
    ENTITY_ANNOUNCEMENT: 'Shown on the entity given in `target`.',
  },
});

export const postInfo = aspect({
  name: 'postInfo',
  record: 'com.linkedin.post.PostInfo',
  doc: 'An announcement to users of the catalogue: its content, where it is shown and when it was created.',
  fields: {
    type: { type: postType, doc: 'Where the announcement appears: on the home page or on one entity.' },
    content: { type: postContent, doc: 'Title, text, link and media of the announcement.' },
    created: {
      type: long,
      doc: 'Deprecated: when the post was created, in milliseconds since the epoch; newer search takes it from the system metadata.',
      deprecated: true,
      search: { kind: 'COUNT' },
    },
    lastModified: {
      type: long,
      doc: 'Deprecated: when the post was last edited, in milliseconds since the epoch; newer search takes it from the system metadata.',
      deprecated: true,
      search: { kind: 'COUNT' },
    },
    auditStamp: {
      type: auditStamp,
      doc: 'Deprecated: who created the post and when, unaffected by later edits; newer search takes it from the system metadata.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'COUNT', name: 'created' },
    },
    target: {
      type: urn(
        'dataset',
        'schemaField',
        'chart',
        'container',
        'dashboard',
        'dataFlow',
        'dataJob',
        'dataProduct',
        'glossaryTerm',
        'glossaryNode',
        'mlModel',
        'mlFeature',
        'notebook',
        'mlFeatureTable',
        'mlPrimaryKey',
        'mlModelGroup',
        'domain',
        'dataProduct',
      ),
      doc: 'URN of the entity the announcement is about; absent for the home page.',
      optional: true,
      relationship: {
        name: 'PostTarget',
        to: [
          'dataset',
          'schemaField',
          'chart',
          'container',
          'dashboard',
          'dataFlow',
          'dataJob',
          'dataProduct',
          'glossaryTerm',
          'glossaryNode',
          'mlModel',
          'mlFeature',
          'notebook',
          'mlFeatureTable',
          'mlPrimaryKey',
          'mlModelGroup',
          'domain',
          'dataProduct',
        ],
      },
    },
  },
});
