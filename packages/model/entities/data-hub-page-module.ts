import { entity, key, string } from '@colophon/schema';
import { dataHubPageModuleProperties } from '../aspects/template/data-hub-page-module-properties.ts';
import { dataHubPageModuleSample } from '../samples/data-hub-page-module.ts';

const dataHubPageModuleKey = key({
  name: 'dataHubPageModuleKey',
  record: 'com.linkedin.metadata.key.DataHubPageModuleKey',
  doc: 'Identity of a page module, one building block of a home page or an asset summary, such as a list of links.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the module's URN; page templates refer to the module by that URN.",
    },
  },
});

export const dataHubPageModule = entity({
  name: 'dataHubPageModule',
  doc: "One block on a home or summary page, for example a list of links or of a domain's assets.",
  key: dataHubPageModuleKey,
  aspects: [dataHubPageModuleProperties],
  sample: dataHubPageModuleSample,
});
