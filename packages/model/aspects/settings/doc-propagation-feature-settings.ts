import { boolean, record, string } from '@colophon/schema';

export const docPropagationFeatureSettings = record({
  name: 'com.linkedin.settings.global.DocPropagationFeatureSettings',
  doc: 'Switches and configuration for passing documentation on to related entities automatically.',
  fields: {
    enabled: { type: boolean, doc: 'True turns the propagation of documentation on for the instance.' },
    config: {
      type: string,
      doc: 'JSON text with further options of documentation propagation; absent when there are none.',
      optional: true,
    },
    configVersion: {
      type: string,
      doc: 'Version of the schema that `config` follows; without it, the latest is taken.',
      optional: true,
    },
    columnPropagationEnabled: {
      type: boolean,
      doc: 'Whether descriptions of columns are passed on too; true by default.',
      default: true,
    },
  },
});
