import { aspect, enumeration, urn } from '@colophon/schema';

export const incidentSourceType = enumeration({
  name: 'com.linkedin.incident.IncidentSourceType',
  doc: 'Ways in which an incident can be raised.',
  symbols: {
    MANUAL: 'A person or a program reported the incident through the interface or the API.',
    ASSERTION_FAILURE: 'A failed assertion raised the incident, not a person.',
  },
});

export const incidentSource = aspect({
  name: 'incidentSource',
  record: 'com.linkedin.incident.IncidentSource',
  doc: 'Source of an incident: a person or a failed assertion.',
  fields: {
    type: {
      type: incidentSourceType,
      doc: 'How the incident was raised; with `ASSERTION_FAILURE`, `sourceUrn` names the assertion.',
      search: { kind: 'TEXT', facet: true, facetName: 'Source' },
    },
    sourceUrn: {
      type: urn(),
      doc: 'URN of the entity that caused the incident, for example the `assertion` that failed; absent when there is none.',
      optional: true,
      search: { kind: 'URN' },
    },
  },
});
