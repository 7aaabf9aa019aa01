import { boolean, record, string } from '@colophon/schema';

export const applicationsSettings = record({
  name: 'com.linkedin.settings.global.ApplicationsSettings',
  doc: 'Switch and configuration of the applications feature for the whole instance.',
  fields: {
    enabled: { type: boolean, doc: 'False removes applications from the navigation.' },
    config: {
      type: string,
      doc: 'JSON text with further options of the applications feature; absent when there are none.',
      optional: true,
    },
    configVersion: {
      type: string,
      doc: 'Version of the schema in which `config` was written; absent means the latest.',
      optional: true,
    },
  },
});
