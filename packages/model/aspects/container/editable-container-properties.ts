import { aspect, string } from '@colophon/schema';

export const editableContainerProperties = aspect({
  name: 'editableContainerProperties',
  record: 'com.linkedin.container.EditableContainerProperties',
  doc: 'User-edited metadata of a container, stored separately so that ingestion does not overwrite it.',
  fields: {
    description: {
      type: string,
      doc: "Description written in the catalogue; the source's own is in `containerProperties`.",
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
