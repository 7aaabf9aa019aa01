import { array, aspect, enumeration, int, long, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { incidentSource } from './incident-source.ts';

export const incidentAssignee = record({
  name: 'com.linkedin.incident.IncidentAssignee',
  doc: 'One user or group asked to resolve an incident; an item of `assignees` in `IncidentInfo`.',
  fields: {
    actor: {
      type: urn(),
      doc: 'Urn of the assigned `corpuser` or `corpGroup`.',
      search: { kind: 'TEXT', name: 'assignees', facet: true, facetName: 'Assignee' },
    },
    assignedAt: {
      type: auditStamp,
      doc: 'When the assignment was made and by whom; the actor here is the one who assigned, not the one assigned.',
    },
  },
});

export const incidentStage = enumeration({
  name: 'com.linkedin.incident.IncidentStage',
  doc: 'Finer step of the work within the open or resolved state; the last two symbols belong to resolved incidents.',
  symbols: {
    TRIAGE: 'Somebody is judging how bad the problem is and how soon it has to be dealt with.',
    INVESTIGATION: 'The cause is being looked for.',
    WORK_IN_PROGRESS: 'The repair is under way.',
    FIXED: 'Resolved, because the problem was repaired.',
    NO_ACTION_REQUIRED: 'Resolved without a repair, for example after a false alarm or a planned change.',
  },
});

export const incidentState = enumeration({
  name: 'com.linkedin.incident.IncidentState',
  doc: 'Whether an incident is still open; `IncidentStage` says more precisely how far it has come.',
  symbols: {
    ACTIVE: 'The problem is still open and needs attention.',
    RESOLVED: 'The incident is closed, whether it was repaired or needed nothing.',
  },
});

export const incidentStatus = record({
  name: 'com.linkedin.incident.IncidentStatus',
  doc: 'Current state and stage of an incident, with an optional remark; a part of `IncidentInfo`.',
  fields: {
    state: {
      type: incidentState,
      doc: 'Open or closed, the coarse answer on which lists and counts of incidents rest.',
      search: { kind: 'TEXT', facet: true, facetName: 'Status' },
    },
    stage: {
      type: incidentStage,
      doc: 'Finer step within the state; absent until somebody sets one.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Stage' },
    },
    message: {
      type: string,
      doc: 'Remark on the present status, for example how the incident was resolved.',
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
  doc: 'Kinds of incident; most of them mirror the kind of assertion whose failure raised it.',
  symbols: {
    FRESHNESS: 'The data is late: a freshness assertion failed.',
    VOLUME: 'The amount of data is off: a volume assertion failed, for example on the row count.',
    FIELD: 'Values in a column break a rule: a field assertion failed, for example on nulls.',
    SQL: 'A hand-written SQL check returned a result outside what its assertion allows.',
    DATA_SCHEMA: 'The columns or their types are not what a schema assertion expects.',
    OPERATIONAL:
      'Trouble in running things rather than in the data, for example a table that could not be built.',
    CUSTOM: "A kind of one's own, named in `customType`.",
  },
});

export const incidentInfo = aspect({
  name: 'incidentInfo',
  record: 'com.linkedin.incident.IncidentInfo',
  doc: 'What went wrong, which assets it touches, how urgent it is, who deals with it and how far they have come.',
  fields: {
    type: {
      type: incidentType,
      doc: 'Kind of problem; the assertion kinds are raised by failed checks, while `CUSTOM` defers to `customType`.',
      search: { kind: 'TEXT', facet: true, facetName: 'Type' },
    },
    customType: {
      type: string,
      doc: 'Free-text kind of problem, set only when `type` is `CUSTOM`.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Other Type' },
    },
    title: {
      type: string,
      doc: 'Short headline shown in lists, for example `Orders table stale since Monday`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Longer account of the problem for those who have to resolve it.',
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
      doc: 'Urns of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services or AI agents.',
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
      doc: 'Urgency as a number, where lower is worse: `0` critical, `1` high, `2` medium, `3` low.',
      optional: true,
      search: { kind: 'TEXT', facet: true, facetName: 'Priority' },
    },
    assignees: {
      type: array(incidentAssignee),
      doc: 'Users and groups who are to resolve the incident; absent while nobody has been named.',
      optional: true,
    },
    status: {
      type: incidentStatus,
      doc: 'Where the incident stands: open or resolved, its stage, a message and when that last changed.',
    },
    source: {
      type: incidentSource.record,
      doc: 'How the incident came about, by hand or through a failed assertion; may be absent.',
      optional: true,
    },
    startedAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the problem began, which can be earlier than the moment somebody reported it.',
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
