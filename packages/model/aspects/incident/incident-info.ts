import { array, aspect, enumeration, int, long, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { incidentSource } from './incident-source.ts';

export const incidentAssignee = record({
  name: 'com.linkedin.incident.IncidentAssignee',
  doc: 'One user or group assigned to resolve an incident; an item of `assignees` in `IncidentInfo`.',
  fields: {
    actor: {
      type: urn(),
      doc: 'URN of the assigned `corpuser` or `corpGroup`.',
      search: { kind: 'TEXT', name: 'assignees', facet: true, facetName: 'Assignee' },
    },
    assignedAt: {
      type: auditStamp,
      doc: 'When the assignment was made and by whom; the actor is the assigner, not the assignee.',
    },
  },
});

export const incidentStage = enumeration({
  name: 'com.linkedin.incident.IncidentStage',
  doc: 'Detailed stage within the open or resolved state; the last two symbols apply to resolved incidents.',
  symbols: {
    TRIAGE: 'The severity and urgency of the problem are being assessed.',
    INVESTIGATION: 'The cause is being investigated.',
    WORK_IN_PROGRESS: 'The problem is being fixed.',
    FIXED: 'Resolved, because the problem was fixed.',
    NO_ACTION_REQUIRED: 'Resolved without a fix, for example after a false alarm or a planned change.',
  },
});

export const incidentState = enumeration({
  name: 'com.linkedin.incident.IncidentState',
  doc: 'Whether an incident is still open; `IncidentStage` gives the detailed stage.',
  symbols: {
    ACTIVE: 'The problem is still open and needs attention.',
    RESOLVED: 'The incident is closed, whether or not a fix was needed.',
  },
});

export const incidentStatus = record({
  name: 'com.linkedin.incident.IncidentStatus',
  doc: 'Current state and stage of an incident, with an optional message; part of `IncidentInfo`.',
  fields: {
    state: {
      type: incidentState,
      doc: 'Open or resolved; used in lists and counts of incidents.',
      search: { kind: 'TEXT', facet: true, facetName: 'Status' },
    },
    stage: {
      type: incidentStage,
      doc: 'Detailed stage within the state; absent until it is set.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Stage' },
    },
    message: {
      type: string,
      doc: 'Message about the current status, for example how the incident was resolved.',
      optional: true,
    },
    lastUpdated: {
      type: auditStamp,
      doc: 'When the status last changed and by whom.',
      search: { path: 'time', kind: 'COUNT', name: 'lastUpdated' },
    },
  },
});

export const incidentType = enumeration({
  name: 'com.linkedin.incident.IncidentType',
  doc: 'Types of incident; most of them mirror the type of the assertion whose failure raised it.',
  symbols: {
    FRESHNESS: 'The data is late: a freshness assertion failed.',
    VOLUME: 'The amount of data is off: a volume assertion failed, for example on the row count.',
    FIELD: 'Values in a column violate a rule: a field assertion failed, for example on nulls.',
    SQL: 'A custom SQL check returned a result outside what its assertion allows.',
    DATA_SCHEMA: 'The columns or their types are not what a schema assertion expects.',
    OPERATIONAL:
      'An operational problem rather than one in the data, for example a table that could not be built.',
    CUSTOM: 'A custom type, named in `customType`.',
  },
});

export const incidentInfo = aspect({
  name: 'incidentInfo',
  record: 'com.linkedin.incident.IncidentInfo',
  doc: 'Details of an incident: what went wrong, the affected assets, its priority, assignees and status.',
  fields: {
    type: {
      type: incidentType,
      doc: 'Type of problem; the assertion types are raised by failed checks, and `CUSTOM` is named in `customType`.',
      search: { kind: 'TEXT', facet: true, facetName: 'Type' },
    },
    customType: {
      type: string,
      doc: 'Custom type as free text, set only when `type` is `CUSTOM`.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Other Type' },
    },
    title: {
      type: string,
      doc: 'Short title shown in lists, for example `Orders table stale since Monday`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Detailed description of the problem for those who have to resolve it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    entities: {
      type: array(
        urn(
          'dataset',
          'chart',
          'dashboard',
          'dataFlow',
          'dataJob',
          'schemaField',
          'mlModel',
          'mlFeature',
          'mlFeatureTable',
          'service',
          'aiAgent',
        ),
      ),
      doc: 'URNs of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services or AI agents.',
      search: { kind: 'URN' },
      relationship: {
        name: 'IncidentOn',
        to: [
          'dataset',
          'chart',
          'dashboard',
          'dataFlow',
          'dataJob',
          'schemaField',
          'mlModel',
          'mlFeature',
          'mlFeatureTable',
          'service',
          'aiAgent',
        ],
      },
    },
    priority: {
      type: int,
      doc: 'Priority as a number, where lower is more urgent: `0` critical, `1` high, `2` medium, `3` low.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Priority' },
    },
    assignees: {
      type: array(incidentAssignee),
      doc: 'Users and groups assigned to resolve the incident; absent if there are none.',
      optional: true,
    },
    status: {
      type: incidentStatus,
      doc: 'Status of the incident: open or resolved, its stage, a message and when it last changed.',
    },
    source: {
      type: incidentSource.record,
      doc: 'How the incident was raised, manually or by a failed assertion; optional.',
      optional: true,
    },
    startedAt: {
      type: long,
      doc: 'When the problem began, in milliseconds since the epoch; this can be earlier than the report.',
      optional: true,
      search: { kind: 'DATETIME', label: 'sourceCreatedAt' },
    },
    created: {
      type: auditStamp,
      doc: 'When the incident was raised and by whom. Deprecated: read `aspectCreated` in the system metadata instead.',
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'created' },
    },
  },
});
