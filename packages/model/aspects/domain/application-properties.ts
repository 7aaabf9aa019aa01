import { aspect, string, urn } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const applicationProperties = aspect({
  name: 'applicationProperties',
  record: 'com.linkedin.application.ApplicationProperties',
  doc: 'Name, description and parent of an application.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Display name, such as `Billing`.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description of what the application does.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    parentApplication: {
      type: urn('application'),
      doc: 'URN of the parent application; absent at the top. Only the child stores the link.',
      optional: true,
      search: { kind: 'URN', name: 'parentApplication', queryByDefault: false },
      relationship: { name: 'ApplicationPartOf', to: ['application'] },
    },
  },
});
