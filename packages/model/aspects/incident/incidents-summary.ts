import { array, aspect, int, long, record, string, urn } from '@colophon/schema';

export const incidentSummaryDetails = record({
  name: 'com.linkedin.common.IncidentSummaryDetails',
  doc: 'Summary of an incident stored on the asset, so that open and resolved incidents can be listed without fetching each one.',
  fields: {
    urn: { type: urn('incident'), doc: 'URN of the full `incident` entity.' },
    type: { type: string, doc: 'Type of the incident as text, such as `FRESHNESS`.' },
    createdAt: { type: long, doc: 'Milliseconds since the epoch at which the incident was raised.' },
    resolvedAt: {
      type: long,
      doc: 'When the incident was resolved, in milliseconds since the epoch; absent while it is open.',
      optional: true,
    },
    priority: {
      type: int,
      doc: 'Urgency from `0`, critical, to `3`, low; absent when none was set.',
      optional: true,
    },
  },
});

export const incidentsSummary = aspect({
  name: 'incidentsSummary',
  record: 'com.linkedin.common.IncidentsSummary',
  doc: 'Incidents on an asset, open and resolved, copied from the incident entities for search and health badges.',
  fields: {
    resolvedIncidents: {
      type: array(urn('incident')),
      doc: 'Deprecated: URNs of resolved incidents; use `resolvedIncidentDetails`.',
      default: [],
      deprecated: true,
    },
    activeIncidents: {
      type: array(urn('incident')),
      doc: 'Deprecated: URNs of open incidents; use `activeIncidentDetails`.',
      default: [],
      deprecated: true,
    },
    resolvedIncidentDetails: {
      type: array(incidentSummaryDetails),
      doc: 'Incidents on the asset that have been closed, one entry for each.',
      default: [],
      search: [
        { path: 'createdAt', kind: 'DATETIME', name: 'resolvedIncidentCreatedTimes' },
        { path: 'priority', kind: 'COUNT', name: 'resolvedIncidentPriorities' },
        { path: 'resolvedAt', kind: 'DATETIME', name: 'resolvedIncidentResolvedTimes' },
        { path: 'type', kind: 'KEYWORD', name: 'resolvedIncidentTypes' },
        {
          path: 'urn',
          kind: 'URN',
          name: 'resolvedIncidents',
          queryByDefault: false,
          hasValues: 'hasResolvedIncidents',
          numValues: 'numResolvedIncidents',
        },
      ],
      relationship: { path: 'urn', name: 'ResolvedIncidents', to: ['incident'] },
    },
    activeIncidentDetails: {
      type: array(incidentSummaryDetails),
      doc: 'Incidents still open on the asset, one entry for each.',
      default: [],
      search: [
        { path: 'createdAt', kind: 'DATETIME', name: 'activeIncidentCreatedTimes' },
        { path: 'priority', kind: 'COUNT', name: 'activeIncidentPriorities' },
        { path: 'type', kind: 'KEYWORD', name: 'activeIncidentTypes' },
        {
          path: 'urn',
          kind: 'URN',
          name: 'activeIncidents',
          queryByDefault: false,
          hasValues: 'hasActiveIncidents',
          hasValuesFacet: true,
          numValues: 'numActiveIncidents',
        },
      ],
      relationship: { path: 'urn', name: 'ActiveIncidents', to: ['incident'] },
    },
  },
});
