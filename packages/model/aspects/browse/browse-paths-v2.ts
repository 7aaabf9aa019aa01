import { array, aspect, record, string, urn } from '@colophon/schema';

export const browsePathEntry = record({
  name: 'com.linkedin.common.BrowsePathEntry',
  doc: 'One level of a `browsePathsV2` path, either a plain folder name or a link to an entity such as a container.',
  fields: {
    id: {
      type: string,
      doc: 'Text indexed for the level: a folder name, or the same value as `urn` when the level is an entity.',
    },
    urn: {
      type: urn(),
      doc: 'URN of the entity at this level, commonly a container; absent for a plain folder.',
      optional: true,
    },
  },
});

export const browsePathsV2 = aspect({
  name: 'browsePathsV2',
  record: 'com.linkedin.common.BrowsePathsV2',
  doc: 'Position of the entity in the browse tree as a list of levels, each of which may link to a container.',
  fields: {
    path: {
      type: array(browsePathEntry),
      doc: 'Levels from the top down, without platform or environment. If no client sets it, the server derives it from the parent containers, if any.',
      search: { path: 'id', kind: 'BROWSE_PATH_V2', name: 'browsePathV2' },
    },
  },
});
