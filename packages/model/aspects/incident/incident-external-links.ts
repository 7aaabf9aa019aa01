import { array, aspect, boolean, long, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const incidentExternalLink = record({
  name: 'com.linkedin.incident.IncidentExternalLink',
  doc: 'Connection from an incident to its ticket in another system, such as a Jira issue or a PagerDuty alert.',
  fields: {
    connectionId: {
      type: string,
      doc: 'Id of the configured integration, for example `ops-servicenow`; tells two servers of the same product apart.',
      search: { kind: 'KEYWORD' },
    },
    system: {
      type: string,
      doc: 'Lower-case name of the product that holds the ticket: `jira`, `servicenow`, `pagerduty` or another.',
      search: { kind: 'KEYWORD', name: 'externalSystem', facet: true, facetName: 'External System' },
    },
    externalId: {
      type: string,
      doc: 'Id of the ticket in that system, for example `DATA-482` for a Jira issue.',
      search: { kind: 'KEYWORD', name: 'externalLinkId' },
    },
    url: { type: string, doc: 'Web address that opens the ticket itself.' },
    created: { type: auditStamp, doc: 'Time and author of the link, not of the ticket that it points to.' },
    syncEnabled: {
      type: boolean,
      doc: 'True, the default, carries changes in both directions between incident and ticket; false keeps a plain link.',
      default: true,
    },
    lastSyncTimeMillis: {
      type: long,
      doc: 'Milliseconds since the epoch of the latest synchronisation that succeeded; absent when there has been none.',
      optional: true,
    },
  },
});

export const incidentExternalLinks = aspect({
  name: 'incidentExternalLinks',
  record: 'com.linkedin.incident.IncidentExternalLinks',
  doc: 'Tickets in other systems that deal with this incident.',
  fields: {
    links: {
      type: array(incidentExternalLink),
      doc: 'One item per linked ticket; empty when the incident is handled in the catalogue alone.',
      default: [],
    },
  },
});
