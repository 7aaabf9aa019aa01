import { aspect, enumeration, record, string } from '@colophon/schema';

export const iconLibrary = enumeration({
  name: 'com.linkedin.common.IconLibrary',
  doc: 'Icon libraries for entity icons.',
  symbols: { MATERIAL: 'The Material UI icon library.', PHOSPHOR: 'The Phosphor icon library.' },
});

export const iconProperties = record({
  name: 'com.linkedin.common.IconProperties',
  doc: 'Icon of an entity: library, name and style.',
  fields: {
    iconLibrary: { type: iconLibrary, doc: 'Icon library that contains `name`.' },
    name: { type: string, doc: "Icon's name in its library, such as `AccountCircle`." },
    style: { type: string, doc: 'Icon variant as named by the library, such as `outlined` or `filled`.' },
  },
});

export const displayProperties = aspect({
  name: 'displayProperties',
  record: 'com.linkedin.common.DisplayProperties',
  doc: 'Colour and icon of an entity in the user interface, for example of a domain or a glossary term.',
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
