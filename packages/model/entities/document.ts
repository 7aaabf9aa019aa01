import { entity, key, string } from '@colophon/schema';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { semanticText } from '../aspects/common/semantic-text.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { documentInfo } from '../aspects/document/document-info.ts';
import { documentSettings } from '../aspects/document/document-settings.ts';
import { documentUsageStatistics } from '../aspects/document/document-usage-statistics.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { documentSample } from '../samples/document.ts';

const documentKey = key({
  name: 'documentKey',
  record: 'com.linkedin.metadata.key.DocumentKey',
  doc: 'Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from outside.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the document's URN, unique among documents; the title is kept elsewhere.",
    },
  },
});

export const document = entity({
  name: 'document',
  doc: 'A written article about data, created in the catalogue or imported from elsewhere, for example a runbook page from Notion.',
  key: documentKey,
  aspects: [
    documentInfo,
    documentSettings,
    status,
    ownership,
    domains,
    dataProducts,
    structuredProperties,
    subTypes,
    dataPlatformInstance,
    browsePathsV2,
    globalTags,
    glossaryTerms,
    semanticContent,
    semanticText,
    institutionalMemory,
    documentation,
    documentUsageStatistics,
  ],
  sample: documentSample,
});
