import { stubOf } from '../../entities/resolve-field.ts';
import type { FieldSource, Subject } from '../../subject.ts';
import { columnOf, ofEntity, recordsIn, textsIn } from './values.ts';

/** Fields of an entity that are fields of one of its aspects. */
export const ofInfo = (
  aspect: string,
  paths: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldSource>> =>
  Object.fromEntries(Object.entries(paths).map(([field, path]) => [field, `${aspect}.${path}`]));

/** Priorities of incidents as they are stored: the lower the number, the more urgent. */
const priorities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/** Entities that GraphQL shows without their aspects: incidents, tests, queries, documents. */
export const records: Subject = {
  yields: true,
  fields: {
    Incident: {
      ...ofInfo('incidentInfo', {
        incidentType: 'type',
        customType: 'customType',
        title: 'title',
        description: 'description',
        incidentStatus: 'status',
        status: 'status',
        source: 'source',
        startedAt: 'startedAt',
        created: 'created',
      }),
      priority: ofEntity(async ({ urn }, _, { aspects }) => {
        const priority = (await aspects.load(urn, 'incidentInfo'))?.priority;
        return typeof priority === 'number' ? priorities[priority] : null;
      }),
      assignees: ofEntity(async ({ urn }, _, { aspects }) => {
        const assignees = (await aspects.load(urn, 'incidentInfo'))?.assignees;
        return assignees ? recordsIn(assignees).map(({ actor }) => actor) : null;
      }),
      entity: ofEntity(async ({ urn }, _, { aspects }) => {
        const urns = textsIn((await aspects.load(urn, 'incidentInfo'))?.entities);
        return urns.find((each) => stubOf(each)) ?? null;
      }),
    },
    IncidentSource: { source: 'sourceUrn' },
    Test: ofInfo('testInfo', {
      name: 'name',
      category: 'category',
      description: 'description',
      definition: 'definition',
    }),
    Document: {
      subType: ofEntity(async ({ urn }, _, { aspects }) => {
        const [first] = textsIn((await aspects.load(urn, 'subTypes'))?.typeNames);
        return first;
      }),
    },
    QueryEntity: {
      subjects: ofEntity(async ({ urn }, _, context) => {
        const stored = await context.aspects.load(urn, 'querySubjects');
        if (!stored) return null;
        return recordsIn(stored.subjects).flatMap(({ entity }) => {
          const column = columnOf(entity, context);
          const dataset = stubOf(column?.parent ?? entity);
          return dataset?.entityType === 'dataset' ? [{ dataset, schemaField: column?.urn ?? null }] : [];
        });
      }),
    },
    QueryProperties: { createdOn: 'created' },
  },
  records: {
    ActorFilter: 'com.linkedin.policy.DataHubActorFilter',
    AuditStamp: 'com.linkedin.common.AuditStamp',
    DataHubPageModuleProperties: 'com.linkedin.module.DataHubPageModuleProperties',
    DataHubPageTemplateProperties: 'com.linkedin.template.DataHubPageTemplateProperties',
    FacetFilter: 'com.linkedin.metadata.query.filter.Criterion',
    ResolvedAuditStamp: 'com.linkedin.common.AuditStamp',
    ResourceFilter: 'com.linkedin.policy.DataHubResourceFilter',
  },
};
