import { criterionOf, searchQuery } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded, upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { ofEntity, textsIn } from '../entities/values.ts';
import { type PageInput, present, readPage, readTime, requireText, stampOf } from './input.ts';
import { requireOnSubjects } from './require-on-subjects.ts';

interface StatusInput {
  readonly state: string;
  readonly stage?: string | null;
  readonly message?: string | null;
}

interface IncidentInput {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly startedAt?: number | null;
  readonly status?: StatusInput | null;
  readonly priority?: Priority | null;
  readonly resourceUrns?: readonly string[] | null;
  readonly assigneeUrns?: readonly string[] | null;
}

interface NewIncidentInput extends IncidentInput {
  readonly type: string;
  readonly customType?: string | null;
  readonly resourceUrn?: string | null;
  readonly source?: { readonly type: string } | null;
}

/** As they are stored: the lower the number, the more urgent. */
const priorities = { CRITICAL: 0, HIGH: 1, MEDIUM: 2, LOW: 3 } as const;
type Priority = keyof typeof priorities;

/** Any one lets a caller raise and change the incidents of an asset. */
const privileges = ['EDIT_ENTITY', 'EDIT_ENTITY_INCIDENTS'] as const;

/** Types whose entities may have incidents. */
export const resourceTypes: readonly string[] = [
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
];

async function raiseIncident(
  { input }: { readonly input: NewIncidentInput },
  context: GraphqlContext,
): Promise<string> {
  const given = [...(input.resourceUrn ? [input.resourceUrn] : []), ...(input.resourceUrns ?? [])];
  const entities = requireResources(given, context);
  if (input.type === 'CUSTOM') requireText(input.customType ?? '', 'input.customType');
  const assignees = assigneesOf(input.assigneeUrns, context);
  for (const urn of entities) await context.require(privileges, urn);
  const urn = `urn:li:incident:${crypto.randomUUID()}`;
  const value = present({
    type: input.type,
    customType: input.customType,
    title: input.title,
    description: input.description,
    entities,
    priority: input.priority && priorities[input.priority],
    assignees,
    status: statusOf(input.status ?? { state: 'ACTIVE' }, context),
    source: { type: input.source?.type ?? 'MANUAL' },
    startedAt: typeof input.startedAt === 'number' ? readTime(input.startedAt, 'input.startedAt') : undefined,
    created: stampOf(context),
  });
  await unguarded(context).write([upsert(urn, 'incidentInfo', value)]);
  return urn;
}

async function updateIncident(
  { urn, input }: { readonly urn: string; readonly input: IncidentInput },
  context: GraphqlContext,
): Promise<true> {
  const entities = input.resourceUrns ? requireResources(input.resourceUrns, context) : undefined;
  const assignees = assigneesOf(input.assigneeUrns, context);
  if (typeof input.startedAt === 'number') readTime(input.startedAt, 'input.startedAt');
  const before = await requireIncident(urn, context);
  await requireOnSubjects(context, privileges, urn, textsIn(before.entities));
  for (const each of entities ?? []) await context.require(privileges, each);
  const changes = present({
    title: input.title,
    description: input.description,
    startedAt: input.startedAt,
    status: input.status && statusOf(input.status, context),
    priority: input.priority && priorities[input.priority],
    entities,
    assignees,
  });
  await editIncident(urn, context, (incident) => {
    const changed = { ...incident, ...changes };
    if (input.priority === null) delete changed.priority;
    return changed;
  });
  return true;
}

async function updateIncidentStatus(
  { urn, input }: { readonly urn: string; readonly input: StatusInput },
  context: GraphqlContext,
): Promise<true> {
  const entities = textsIn((await requireIncident(urn, context)).entities);
  // As DataHub's: whoever may resolve it for one of them has resolved it.
  await requireOnSubjects(context, privileges, urn, entities.slice(0, 1));
  const status = statusOf(input, context);
  await editIncident(urn, context, (incident) => ({ ...incident, status }));
  return true;
}

const editIncident = (
  urn: string,
  context: GraphqlContext,
  change: (incident: JsonObject) => JsonObject,
): Promise<void> =>
  editAspects(unguarded(context), [
    {
      urn,
      aspect: 'incidentInfo',
      change(incident) {
        if (!incident) throw missing(urn);
        return change(incident);
      },
    },
  ]);

/** @throws RequestError `NOT_FOUND` where there is none. */
async function requireIncident(urn: string, context: GraphqlContext): Promise<JsonObject> {
  requireType(context, urn, 'urn', 'incident');
  const incident = await context.unguarded.aspect(urn, 'incidentInfo');
  if (!incident) throw missing(urn);
  return incident.value;
}

const missing = (urn: string): RequestError =>
  new RequestError('NOT_FOUND', `The incident ${urn} does not exist`);

function requireResources(urns: readonly string[], context: GraphqlContext): string[] {
  if (urns.length === 0)
    throw new RequestError('INVALID_REQUEST', 'input.resourceUrns: expected at least one URN, got none');
  return [...new Set(urns)].map((urn) => requireType(context, urn, 'input.resourceUrns', ...resourceTypes));
}

const assigneesOf = (
  urns: readonly string[] | null | undefined,
  context: GraphqlContext,
): Json[] | undefined =>
  urns?.map((urn) => ({
    actor: requireType(context, urn, 'input.assigneeUrns', 'corpuser', 'corpGroup'),
    assignedAt: stampOf(context),
  }));

const statusOf = ({ state, stage, message }: StatusInput, context: GraphqlContext): JsonObject =>
  present({ state, stage, message, lastUpdated: stampOf(context) });

interface IncidentsInput extends PageInput {
  readonly state?: string | null;
  readonly stage?: string | null;
  readonly priority?: Priority | null;
  readonly assigneeUrns?: readonly string[] | null;
}

/** The incidents of an entity, newest first. */
export async function incidents({ urn }: EntityStub, input: IncidentsInput, { session }: GraphqlContext) {
  const { start, count } = readPage(input, 20);
  const criteria = [
    criterionOf('entities', [urn]),
    ...(input.state ? [criterionOf('state', [input.state])] : []),
    ...(input.stage ? [criterionOf('stage', [input.stage])] : []),
    ...(input.priority ? [criterionOf('priority', [String(priorities[input.priority])])] : []),
    ...(input.assigneeUrns?.length ? [criterionOf('assignees', input.assigneeUrns)] : []),
  ];
  const page = await session.search(
    searchQuery({
      entityTypes: ['incident'],
      filter: [criteria],
      sort: [{ field: 'created', order: 'DESCENDING' }],
      start,
      count,
    }),
  );
  return {
    start,
    count: page.hits.length,
    total: page.total,
    incidents: page.hits.flatMap((hit) => stubOf(hit.urn) ?? []),
  };
}

/** Problems of assets, from when they are noticed until they are resolved. */
export const incidentSubject: Subject = {
  mutations: { raiseIncident, updateIncident, updateIncidentStatus },
  entityFields: { incidents: ofEntity(incidents) },
};
