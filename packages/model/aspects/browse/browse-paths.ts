import { array, aspect, string } from '@colophon/schema';

export const browsePaths = aspect({
  name: 'browsePaths',
  record: 'com.linkedin.common.BrowsePaths',
  doc: "Older form of an entity's position in the browse tree, as slash-separated strings; superseded by `browsePathsV2`.",
  fields: {
    paths: {
      type: array(string),
      doc: 'All paths under which the entity appears when browsing, with forward slashes, such as `/prod/snowflake/orders`.',
      search: { kind: 'BROWSE_PATH', name: 'browsePaths' },
    },
  },
});
