import { array, aspect, boolean, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const repositoryProperties = aspect({
  name: 'repositoryProperties',
  record: 'com.linkedin.repository.RepositoryProperties',
  doc: 'Name, default branch, languages, licence and similar facts about a source code repository.',
  fields: {
    name: {
      type: string,
      doc: 'Name in the interface and in search, for example `payments`; the URN is built from `RepositoryKey`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the code is for, usually the short text from the hosting service.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    defaultBranch: {
      type: string,
      doc: 'Branch that a fresh clone checks out, for example `main`.',
      optional: true,
    },
    languages: {
      type: array(string),
      doc: 'Programming languages in the code, such as `Go` or `SQL`, by convention with the most used one first.',
      optional: true,
    },
    license: {
      type: string,
      doc: 'Licence of the code, preferably as an SPDX id such as `Apache-2.0`.',
      optional: true,
    },
    homepageUrl: {
      type: string,
      doc: "URL of the project's site or documentation; for the repository itself see `RepositorySource`.",
      optional: true,
    },
    archived: {
      type: boolean,
      doc: 'True for a repository that is read-only and no longer maintained; absent when unknown.',
      optional: true,
    },
    created: {
      type: auditStamp,
      doc: 'When the repository was created and by whom; absent when the source does not report it.',
      optional: true,
      search: {
        path: 'time',
        kind: 'DATETIME',
        name: 'createdAt',
        queryByDefault: false,
        label: 'sourceCreatedAt',
      },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the repository last changed and by whom; absent when the source does not report it.',
      optional: true,
      search: {
        path: 'time',
        kind: 'DATETIME',
        name: 'lastModifiedAt',
        queryByDefault: false,
        label: 'sourceLastModifiedAt',
      },
    },
  },
});
