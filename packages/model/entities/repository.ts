import { entity, key, string } from '@colophon/schema';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { repositoryLineage } from '../aspects/service/repository-lineage.ts';
import { repositoryProperties } from '../aspects/service/repository-properties.ts';
import { repositorySource } from '../aspects/service/repository-source.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { repositorySample } from '../samples/repository.ts';

const repositoryKey = key({
  name: 'repositoryKey',
  record: 'com.linkedin.repository.RepositoryKey',
  doc: 'Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform itself is in the `dataPlatformInstance` aspect.',
  fields: {
    id: {
      type: string,
      doc: 'By convention platform, organisation and name, as in `gitlab.acme/etl`; the platform prefix may be missing for in-house repositories.',
    },
  },
});

export const repository = entity({
  name: 'repository',
  doc: 'A source code repository from which services, APIs and applications come, for example `github.acme/payments`.',
  key: repositoryKey,
  aspects: [
    repositoryProperties,
    repositorySource,
    repositoryLineage,
    subTypes,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    domains,
    institutionalMemory,
    structuredProperties,
    browsePathsV2,
  ],
  sample: repositorySample,
});
