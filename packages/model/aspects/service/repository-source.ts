import { aspect, string } from '@colophon/schema';

export const repositorySource = aspect({
  name: 'repositorySource',
  record: 'com.linkedin.repository.RepositorySource',
  doc: 'Where a repository is hosted: its address and its id on the hosting service.',
  fields: {
    externalUrl: {
      type: string,
      doc: 'URL for browsing or cloning the repository, for example `https://github.com/acme/payments`.',
      optional: true,
    },
    externalId: {
      type: string,
      doc: 'Id on the hosting service: a number, as on GitHub, or a slug such as `acme/payments`.',
      optional: true,
    },
  },
});
