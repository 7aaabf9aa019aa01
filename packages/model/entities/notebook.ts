import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { editableNotebookProperties } from '../aspects/notebook/editable-notebook-properties.ts';
import { notebookContent } from '../aspects/notebook/notebook-content.ts';
import { notebookInfo } from '../aspects/notebook/notebook-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { notebookSample } from '../samples/notebook.ts';

const notebookKey = key({
  name: 'notebookKey',
  record: 'com.linkedin.metadata.key.NotebookKey',
  doc: 'Identity of a notebook: its tool and its id there, as in `urn:li:notebook:(querybook,773)`.',
  fields: {
    notebookTool: {
      type: string,
      doc: 'Name of the tool that hosts the notebook, for example `querybook`; a plain name, not a platform URN.',
    },
    notebookId: {
      type: string,
      doc: 'Id of the notebook, unique across every deployment of the same tool; include the host where ids may clash, as in `querybook.acme.com/notebook/773`.',
    },
  },
});

export const notebook = entity({
  name: 'notebook',
  doc: 'A document of text, query and chart cells in a notebook tool such as QueryBook; still a beta entity.',
  key: notebookKey,
  aspects: [
    notebookInfo,
    notebookContent,
    editableNotebookProperties,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    browsePaths,
    institutionalMemory,
    domains,
    dataProducts,
    applications,
    subTypes,
    dataPlatformInstance,
    browsePathsV2,
    testResults,
    documentation,
  ],
  sample: notebookSample,
});
