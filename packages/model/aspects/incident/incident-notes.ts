import { array, aspect, enumeration, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const incidentNoteSourceType = enumeration({
  name: 'com.linkedin.incident.IncidentNoteSourceType',
  doc: 'Whether an incident note was written in the catalogue or in another system.',
  symbols: {
    NATIVE: 'The note was written in the catalogue, through the interface or the API.',
    EXTERNAL: 'The note was copied in from a ticket or incident management system.',
  },
});

export const incidentNoteSource = record({
  name: 'com.linkedin.incident.IncidentNoteSource',
  doc: 'Source of an incident note, with its id and URL there.',
  fields: {
    sourceType: {
      type: incidentNoteSourceType,
      doc: 'Native or external; when absent, a note with an `externalId` is treated as external.',
      optional: true,
    },
    externalUrl: {
      type: string,
      doc: 'URL of the note in the external system, for example the permalink of a Jira comment.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    externalId: {
      type: string,
      doc: 'Id of the note in the external system, such as a Jira comment id; prevents a repeated sync from adding it twice.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});

export const incidentNote = record({
  name: 'com.linkedin.incident.IncidentNote',
  doc: 'A comment or progress update on an incident, written in the catalogue or copied from an external ticket.',
  fields: {
    message: { type: string, doc: 'Text of the note in Markdown.', search: { kind: 'TEXT' } },
    created: { type: auditStamp, doc: 'When the note was created and by whom.' },
    source: {
      type: incidentNoteSource,
      doc: 'Source of the note in another system; absent when it was written in the catalogue.',
      optional: true,
    },
  },
});

export const incidentNotes = aspect({
  name: 'incidentNotes',
  record: 'com.linkedin.incident.IncidentNotes',
  doc: 'Comments on an incident; stored separately from `IncidentInfo` so that ingestion does not overwrite them.',
  fields: {
    notes: { type: array(incidentNote), doc: 'Every note on the incident, oldest first.', default: [] },
  },
});
