import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { access } from '../aspects/common/access.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { container as containerAspect } from '../aspects/container/container.ts';
import { containerProperties } from '../aspects/container/container-properties.ts';
import { editableContainerProperties } from '../aspects/container/editable-container-properties.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { containerSample } from '../samples/container.ts';

const containerKey = key({
  name: 'containerKey',
  record: 'com.linkedin.metadata.key.ContainerKey',
  doc: 'Identity of a container, such as a database, a schema, a folder or a project that holds other assets.',
  fields: {
    guid: {
      type: string,
      doc: "Last part of the container's URN; connectors usually hash platform, instance, database and schema so that every run finds the same container.",
      optional: true,
    },
  },
});

export const container = entity({
  name: 'container',
  doc: 'A grouping that holds other assets, for example a Snowflake database, a schema in it, or a BI folder; containers nest.',
  key: containerKey,
  aspects: [
    containerProperties,
    editableContainerProperties,
    dataPlatformInstance,
    subTypes,
    ownership,
    deprecation,
    containerAspect,
    globalTags,
    glossaryTerms,
    institutionalMemory,
    browsePaths,
    status,
    domains,
    dataProducts,
    applications,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    access,
    documentation,
  ],
  sample: containerSample,
});
