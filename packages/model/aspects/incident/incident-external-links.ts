import { array, aspect, boolean, long, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const incidentExternalLink = record({
  name: 'com.linkedin.incident.IncidentExternalLink',
  doc: 'Link from an incident to a ticket in another system, such as a Jira issue or a PagerDuty alert.',
  fields: {
    connectionId: {
      type: string,
      doc: 'Id of the configured integration, for example `ops-servicenow`; distinguishes two servers of the same product.',
      search: { kind: 'KEYWORD' },
    },
    system: {
      type: string,
      doc: 'Lower-case name of the ticket system: `jira`, `servicenow`, `pagerduty` or another.',
      search: { kind: 'KEYWORD', name: 'externalSystem', facet: true, facetName: 'External System' },
    },
    externalId: {
      type: string,
      doc: 'Id of the ticket in that system, for example `DATA-482` for a Jira issue.',
      search: { kind: 'KEYWORD', name: 'externalLinkId' },
    },
    url: { type: string, doc: 'URL of the ticket.' },
    created: { type: auditStamp, doc: 'When the link (not the ticket) was created and by whom.' },
    syncEnabled: {
      type: boolean,
      doc: 'True, the default, synchronises changes in both directions between incident and ticket; false keeps a plain link.',
      default: true,
    },
    lastSyncTimeMillis: {
      type: long,
      doc: 'Latest successful synchronisation, in milliseconds since the epoch; absent when there has been none.',
      optional: true,
    },
  },
});

export const incidentExternalLinks = aspect({
  name: 'incidentExternalLinks',
  record: 'com.linkedin.incident.IncidentExternalLinks',
  doc: 'Tickets in other systems that track this incident.',
  fields: {
    links: {
      type: array(incidentExternalLink),
      doc: 'One item per linked ticket; empty when the incident is tracked in the catalogue only.',
      default: [],
    },
  },
});
