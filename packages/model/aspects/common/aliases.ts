import { aspect, urn } from '@colophon/schema';

export const aliases = aspect({
  name: 'aliases',
  record: 'com.linkedin.common.Aliases',
  doc: 'Alternative identifiers of the entity, used to resolve references to it; computed by the server, so ingestion clients must not write it.',
  fields: {
    lowercasedUrn: {
      type: urn(),
      doc: "The entity's URN with its name, including any platform instance prefix, in lower case; allows a case-insensitive lookup by exact match.",
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});
