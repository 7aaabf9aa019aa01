import { boolean, record, string } from '@colophon/schema';

export const applicationsSettings = record({
  name: 'com.linkedin.settings.global.ApplicationsSettings',
  doc: 'Settings of the applications feature for the whole instance.',
  fields: {
    enabled: { type: boolean, doc: 'False hides applications from the navigation.' },
    config: {
      type: string,
      doc: 'JSON text with additional options of the applications feature; absent if there are none.',
      optional: true,
    },
    configVersion: {
      type: string,
      doc: 'Version of the schema in which `config` was written; absent means the latest.',
      optional: true,
    },
  },
});
