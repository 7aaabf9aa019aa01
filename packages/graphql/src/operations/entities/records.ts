import { graphqlEntities } from '../../entities/entity-types.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { FieldSource, Subject } from '../../resolvers.ts';
import { columnOf, ofEntity, ofRecord, recordsIn, type Stored, textsIn } from './values.ts';

/** Fields of an entity that are fields of one of its aspects. */
export const ofInfo = (
  aspect: string,
  paths: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldSource>> =>
  Object.fromEntries(Object.entries(paths).map(([field, path]) => [field, `${aspect}.${path}`]));

/** Priorities of incidents as they are stored: the lower the number, the more urgent. */
const priorities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/** Entities that GraphQL shows without their aspects: incidents, tests, posts, views, queries, documents, runs of tasks. */
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
    Post: {
      ...ofInfo('postInfo', { postType: 'type', content: 'content' }),
      lastModified: ofEntity(async ({ urn }, _, { aspects }) => {
        const info = await aspects.load(urn, 'postInfo');
        return info && { ...(info.auditStamp as Stored | undefined), time: info.lastModified };
      }),
    },
    DataHubView: {
      ...ofInfo('dataHubViewInfo', { viewType: 'type', name: 'name', description: 'description' }),
      definition: 'dataHubViewInfo.definition',
    },
    DataHubViewDefinition: {
      entityTypes: ofRecord(({ entityTypes }) =>
        textsIn(entityTypes).map((name) => graphqlEntities[name]?.symbol ?? name),
      ),
    },
    DataHubViewFilter: {
      operator: ofRecord(({ operator, or }) => operator ?? (recordsIn(or).length > 1 ? 'OR' : 'AND')),
      filters: ofRecord(({ filters, or, criteria }) => {
        if (filters !== undefined) return filters;
        const all = [...recordsIn(or).flatMap(({ and }) => recordsIn(and)), ...recordsIn(criteria)];
        return all.map((each) => ({ ...each, field: String(each.field).replace(/\.keyword$/, '') }));
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
    PostContent: { contentType: 'type' },
    // What is stored is sealed, and is nobody's to read.
    DataHubConnectionDetails: {
      json: ofRecord(({ json }) => ((json as Stored | undefined)?.blob === undefined ? null : json)),
    },
    ExecutionRequestInput: { arguments: 'args', actor: 'actorUrn' },
  },
  records: {
    ActorFilter: 'com.linkedin.policy.DataHubActorFilter',
    AuditStamp: 'com.linkedin.common.AuditStamp',
    DataHubConnectionDetails: 'com.linkedin.connection.DataHubConnectionDetails',
    DataHubPageModuleProperties: 'com.linkedin.module.DataHubPageModuleProperties',
    DataHubPageTemplateProperties: 'com.linkedin.template.DataHubPageTemplateProperties',
    DataHubViewDefinition: 'com.linkedin.view.DataHubViewDefinition',
    ExecutionRequestInput: 'com.linkedin.execution.ExecutionRequestInput',
    FacetFilter: 'com.linkedin.metadata.query.filter.Criterion',
    PostContent: 'com.linkedin.post.PostContent',
    ResolvedAuditStamp: 'com.linkedin.common.AuditStamp',
    ResourceFilter: 'com.linkedin.policy.DataHubResourceFilter',
  },
};
