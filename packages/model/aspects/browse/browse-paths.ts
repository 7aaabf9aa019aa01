import { array, aspect, string } from '@colophon/schema';

export const browsePaths = aspect({
  name: 'browsePaths',
  record: 'com.linkedin.common.BrowsePaths',
  doc: "Older form of an entity's place in the browse tree, kept as slash-separated strings; `browsePathsV2` is its successor.",
  fields: {
    paths: {
      type: array(string),
      doc: 'Every path under which the entity is found when browsing, each with forward slashes, such as `/prod/snowflake/orders`.',
      search: { kind: 'BROWSE_PATH', name: 'browsePaths' },
    },
  },
});
