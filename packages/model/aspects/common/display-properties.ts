import { aspect, enumeration, record, string } from '@colophon/schema';

export const iconLibrary = enumeration({
  name: 'com.linkedin.common.IconLibrary',
  doc: "Icon sets from which an entity's icon can be taken.",
  symbols: { MATERIAL: 'Icons of Material UI.', PHOSPHOR: 'Icons of the Phosphor family.' },
});

export const iconProperties = record({
  name: 'com.linkedin.common.IconProperties',
  doc: 'An icon chosen for an entity, named by library, icon and style.',
  fields: {
    iconLibrary: { type: iconLibrary, doc: 'Icon set in which `name` is looked up.' },
    name: { type: string, doc: "Icon's name in its library, such as `AccountCircle`." },
    style: { type: string, doc: "Variant in the library's own terms, such as `outlined` or `filled`." },
  },
});

export const displayProperties = aspect({
  name: 'displayProperties',
  record: 'com.linkedin.common.DisplayProperties',
  doc: 'Colour and icon with which the user interface draws an entity, for example a domain or a glossary term.',
  fields: {
    colorHex: {
      type: string,
      doc: 'Colour in hexadecimal with a leading hash, such as `#3B82F6`; absent when none was chosen.',
      optional: true,
    },
    icon: {
      type: iconProperties,
      doc: 'Icon shown for the entity; absent when none was chosen.',
      optional: true,
    },
  },
});
