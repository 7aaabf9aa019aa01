import { entity, key, string } from '@colophon/schema';
import { incidentExternalLinks } from '../aspects/incident/incident-external-links.ts';
import { incidentInfo } from '../aspects/incident/incident-info.ts';
import { incidentNotes } from '../aspects/incident/incident-notes.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { incidentSample } from '../samples/incident.ts';

const incidentKey = key({
  name: 'incidentKey',
  record: 'com.linkedin.metadata.key.IncidentKey',
  doc: 'Identity of an incident, a reported problem with one or more assets.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the incident's URN; the server generates it when the incident is raised.",
    },
  },
});

export const incident = entity({
  name: 'incident',
  doc: 'A reported problem with an asset, for example a table that stopped loading, with state, priority and notes.',
  key: incidentKey,
  aspects: [incidentInfo, incidentExternalLinks, incidentNotes, globalTags],
  sample: incidentSample,
});
