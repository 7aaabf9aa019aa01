import { aspect, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const dataPlatformInstanceProperties = aspect({
  name: 'dataPlatformInstanceProperties',
  record: 'com.linkedin.dataplatforminstance.DataPlatformInstanceProperties',
  doc: 'Name and description of one installation of a data platform, such as the production MySQL server.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Display name of the installation; when absent, only the id in its URN is known.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description of the installation, such as its purpose and its operator.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
