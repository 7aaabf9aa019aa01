import { aspect, string } from '@colophon/schema';

export const editableContainerProperties = aspect({
  name: 'editableContainerProperties',
  record: 'com.linkedin.container.EditableContainerProperties',
  doc: 'What users of the catalogue add to a container, kept apart so that ingestion does not overwrite it.',
  fields: {
    description: {
      type: string,
      doc: "Description written in the catalogue, as opposed to the source's own in `containerProperties`.",
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
