import { aspect, urn } from '@colophon/schema';
import { customProperties } from './shared-fields.ts';
import { versioningScheme } from './versioning-scheme.ts';

export const versionSetProperties = aspect({
  name: 'versionSetProperties',
  record: 'com.linkedin.versionset.VersionSetProperties',
  doc: 'Newest member of a version set and the way in which its members are ordered.',
  fields: {
    customProperties,
    latest: {
      type: urn(),
      doc: "Urn of the member that is the newest by the set's `versioningScheme`.",
      search: { kind: 'TEXT', queryByDefault: false },
    },
    versioningScheme: {
      type: versioningScheme,
      doc: 'How members are sorted into order; cannot be changed after it is first set.',
    },
  },
});
