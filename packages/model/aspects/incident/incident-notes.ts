import { array, aspect, enumeration, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const incidentNoteSourceType = enumeration({
  name: 'com.linkedin.incident.IncidentNoteSourceType',
  doc: 'Whether an incident note was written in the catalogue or came from elsewhere.',
  symbols: {
    NATIVE: 'The note was written in the catalogue, through the interface or the API.',
    EXTERNAL: 'The note was copied in from a ticket or incident management system.',
  },
});

export const incidentNoteSource = record({
  name: 'com.linkedin.incident.IncidentNoteSource',
  doc: 'Where an incident note came from, with the id and address it has there.',
  fields: {
    sourceType: {
      type: incidentNoteSourceType,
      doc: 'Native or external; when absent, a note with an `externalId` is taken as external.',
      optional: true,
    },
    externalUrl: {
      type: string,
      doc: 'Web address of the note in the outside system, for example the permalink of a Jira comment.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    externalId: {
      type: string,
      doc: 'Id of the note in the outside system, such as a Jira comment id; keeps a repeated sync from adding it twice.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
  },
});

export const incidentNote = record({
  name: 'com.linkedin.incident.IncidentNote',
  doc: 'One comment or progress update on an incident, written in the catalogue or copied from an outside ticket.',
  fields: {
    message: { type: string, doc: 'Text of the note in Markdown.', search: { kind: 'TEXT' } },
    created: { type: auditStamp, doc: 'Time and author of the note.' },
    source: {
      type: incidentNoteSource,
      doc: 'Origin of the note in another system; absent when it was written in the catalogue itself.',
      optional: true,
    },
  },
});

export const incidentNotes = aspect({
  name: 'incidentNotes',
  record: 'com.linkedin.incident.IncidentNotes',
  doc: 'Comments gathered on an incident over time; kept apart from `IncidentInfo` so that an ingestion run which rewrites that cannot wipe them.',
  fields: {
    notes: { type: array(incidentNote), doc: 'Every note on the incident, oldest first.', default: [] },
  },
});
