import { boolean, record, string } from '@colophon/schema';

export const docPropagationFeatureSettings = record({
  name: 'com.linkedin.settings.global.DocPropagationFeatureSettings',
  doc: 'Settings for propagating documentation to related entities automatically.',
  fields: {
    enabled: { type: boolean, doc: 'True enables documentation propagation for the instance.' },
    config: {
      type: string,
      doc: 'JSON text with additional options of documentation propagation; absent if there are none.',
      optional: true,
    },
    configVersion: {
      type: string,
      doc: 'Version of the schema that `config` follows; without it, the latest is taken.',
      optional: true,
    },
    columnPropagationEnabled: {
      type: boolean,
      doc: 'Whether column descriptions are also propagated; true by default.',
      default: true,
    },
  },
});
