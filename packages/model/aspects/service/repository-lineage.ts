import { aspect, urn } from '@colophon/schema';

export const repositoryLineage = aspect({
  name: 'repositoryLineage',
  record: 'com.linkedin.repository.RepositoryLineage',
  doc: 'Origin of a repository, currently only the one it was forked from.',
  fields: {
    forkOf: {
      type: urn('repository'),
      doc: 'URN of the `repository` from which this one was forked; absent when it is not a fork.',
      optional: true,
      relationship: { name: 'RepositoryForkOf', to: ['repository'], lineage: true, upstream: true },
    },
  },
});
