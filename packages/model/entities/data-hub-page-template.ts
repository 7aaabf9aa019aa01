import { entity, key, string } from '@colophon/schema';
import { dataHubPageTemplateProperties } from '../aspects/template/data-hub-page-template-properties.ts';
import { dataHubPageTemplateSample } from '../samples/data-hub-page-template.ts';

const dataHubPageTemplateKey = key({
  name: 'dataHubPageTemplateKey',
  record: 'com.linkedin.metadata.key.DataHubPageTemplateKey',
  doc: 'Identity of a page template, the arrangement of modules on a home page or an asset summary.',
  fields: { id: { type: string, doc: "Last part of the template's URN, unique among page templates." } },
});

export const dataHubPageTemplate = entity({
  name: 'dataHubPageTemplate',
  doc: 'A page layout of rows of page modules, for example the default home page.',
  key: dataHubPageTemplateKey,
  aspects: [dataHubPageTemplateProperties],
  sample: dataHubPageTemplateSample,
});
