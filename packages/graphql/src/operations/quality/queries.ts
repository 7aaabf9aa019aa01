import { type FilterCriterion, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded, upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { columnOf, recordsIn } from '../entities/values.ts';
import {
  type FacetFilter,
  type PageInput,
  present,
  readPage,
  requireText,
  stampOf,
  toCriterion,
} from './input.ts';
import { requireOnSubjects } from './require-on-subjects.ts';

interface QueryInput {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly statement?: { readonly value: string; readonly language: string } | null;
}

/** Any one lets a caller see a dataset. */
const viewers = ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'DELETE_ENTITY'] as const;

interface SubjectInput {
  readonly datasetUrn: string;
}

/** Any one lets a caller change the queries about a dataset. */
const privileges = ['EDIT_ENTITY', 'EDIT_ENTITY_QUERIES'] as const;

async function createQuery(
  {
    input,
  }: { readonly input: { readonly properties: QueryInput; readonly subjects: readonly SubjectInput[] } },
  context: GraphqlContext,
): Promise<EntityStub> {
  const subjects = requireSubjects(input.subjects, context);
  requireStatement(input.properties);
  for (const urn of subjects) await context.require(privileges, urn);
  const urn = `urn:li:query:${crypto.randomUUID()}`;
  const stamp = stampOf(context);
  const { name, description, statement } = input.properties;
  await unguarded(context).write([
    upsert(
      urn,
      'queryProperties',
      present({ name, description, statement, source: 'MANUAL', created: stamp, lastModified: stamp }),
    ),
    upsert(urn, 'querySubjects', { subjects: subjects.map((entity) => ({ entity })) }),
  ]);
  return { urn, entityType: 'query' };
}

interface ChangeInput {
  readonly properties?: QueryInput | null;
  readonly subjects?: readonly SubjectInput[] | null;
}

async function updateQuery(
  { urn, input }: { readonly urn: string; readonly input: ChangeInput },
  context: GraphqlContext,
): Promise<EntityStub> {
  requireType(context, urn, 'urn', 'query');
  const subjects = input.subjects ? requireSubjects(input.subjects, context) : undefined;
  if (input.properties) requireStatement(input.properties);
  const before = await context.unguarded.aspect(urn, 'queryProperties');
  if (!before) throw new RequestError('NOT_FOUND', `The query ${urn} does not exist`);
  await requireOnSubjects(context, privileges, urn, await datasetsOf(urn, context));
  for (const each of subjects ?? []) await context.require(privileges, each);
  const { name, description, statement } = input.properties ?? {};
  await editAspects(unguarded(context), [
    {
      urn,
      aspect: 'queryProperties',
      change: (query) => ({
        ...query,
        ...present({ name, description, statement }),
        lastModified: stampOf(context),
      }),
    },
    {
      urn,
      aspect: 'querySubjects',
      change: () => subjects && { subjects: subjects.map((entity) => ({ entity })) },
    },
  ]);
  return { urn, entityType: 'query' };
}

async function deleteQuery({ urn }: { readonly urn: string }, context: GraphqlContext): Promise<true> {
  requireType(context, urn, 'urn', 'query');
  if ((await context.unguarded.existing([urn], true)).length === 0) return true;
  const datasets = await datasetsOf(urn, context);
  await requireOnSubjects(context, datasets.length === 0 ? ['DELETE_ENTITY'] : privileges, urn, datasets);
  await deleteEverywhere(context, urn);
  return true;
}

function requireSubjects(subjects: readonly SubjectInput[], context: GraphqlContext): string[] {
  // Nobody's right to nothing says who may.
  if (subjects.length === 0)
    throw new RequestError('INVALID_REQUEST', 'input.subjects: expected at least one dataset, got none');
  return [
    ...new Set(
      subjects.map(({ datasetUrn }) =>
        requireType(context, datasetUrn, 'input.subjects.datasetUrn', 'dataset'),
      ),
    ),
  ];
}

function requireStatement({ statement }: QueryInput): void {
  if (statement) requireText(statement.value, 'input.properties.statement.value');
}

/** The datasets that a query is about, also those of which it names a column. */
async function datasetsOf(urn: string, context: GraphqlContext): Promise<readonly string[]> {
  return datasetsIn((await context.unguarded.aspect(urn, 'querySubjects'))?.value, context);
}

const datasetsIn = (subjects: JsonObject | undefined, context: GraphqlContext): readonly string[] => [
  ...new Set(
    recordsIn(subjects?.subjects).map(({ entity }) => columnOf(entity, context)?.parent ?? String(entity)),
  ),
];

interface ListInput extends PageInput {
  readonly query?: string | null;
  readonly source?: string | null;
  readonly datasetUrn?: string | null;
  readonly sortInput?: {
    readonly sortCriterion: { readonly field: string; readonly sortOrder: 'ASCENDING' | 'DESCENDING' };
  } | null;
  readonly orFilters?: readonly { readonly and?: readonly FacetFilter[] | null }[] | null;
}

/** Most queries that are looked through for those of one source. */
const maxLookedThrough = 2000;

/** The queries about datasets that the caller may see. */
async function listQueries({ input }: { readonly input: ListInput }, context: GraphqlContext) {
  const { start, count } = readPage(input, 100, 'input.');
  const { clauses, sources } = readFilters(input);
  const sort = input.sortInput?.sortCriterion;
  const search: SearchQuery = searchQuery({
    entityTypes: ['query'],
    input: input.query?.trim() || '*',
    filter: clauses,
    sort: sort
      ? [{ field: sort.field, order: sort.sortOrder }]
      : [{ field: 'createdAt', order: 'DESCENDING' }],
  });
  if (sources) {
    // Where a query comes from is not indexed: it is read from each.
    const { hits, total } = await context.session.search({ ...search, count: maxLookedThrough });
    if (total > maxLookedThrough)
      throw new RequestError(
        'INVALID_REQUEST',
        `input.source: expected filters that leave at most ${maxLookedThrough} queries, got ${total}`,
      );
    const visible = await visibleOf(hits, context, sources);
    return pageOf(start, visible.slice(start, start + count), visible.length);
  }
  const { hits, total } = await context.session.search({ ...search, start, count });
  const visible = await visibleOf(hits, context);
  return pageOf(start, visible, total - (hits.length - visible.length));
}

const pageOf = (start: number, urns: readonly string[], total: number) => ({
  start,
  count: urns.length,
  total,
  queries: urns.flatMap((urn) => stubOf(urn) ?? []),
});

/** Those that are of one of the sources, and about datasets that the caller may see, or whose queries they may change. */
async function visibleOf(
  hits: readonly { readonly urn: string }[],
  context: GraphqlContext,
  sources?: readonly string[],
): Promise<readonly string[]> {
  const isShown = await Promise.all(
    hits.map(async ({ urn }) => {
      if (sources) {
        const source = (await context.aspects.load(urn, 'queryProperties'))?.source;
        if (!sources.includes(String(source))) return false;
      }
      const datasets = datasetsIn(await context.aspects.load(urn, 'querySubjects'), context);
      const may = await Promise.all(datasets.map((each) => context.may([...viewers, ...privileges], each)));
      return may.every(Boolean);
    }),
  );
  return hits.flatMap(({ urn }, at) => (isShown[at] ? [urn] : []));
}

/** The filters as a search takes them, and the sources of queries that they ask for. */
function readFilters({ source, datasetUrn, orFilters }: ListInput): {
  readonly clauses: readonly (readonly FilterCriterion[])[];
  readonly sources: readonly string[] | undefined;
} {
  const common: FilterCriterion[] = datasetUrn
    ? [toCriterion({ field: 'entities', values: [datasetUrn] })]
    : [];
  const isSource = ({ field }: FacetFilter) => field === 'source' || field === 'source.keyword';
  const given = (orFilters ?? []).map(({ and }) => and ?? []);
  const ofSources = given.flatMap((and) => and.filter(isSource));
  if (
    ofSources.length > 0 &&
    (given.length > 1 ||
      ofSources.some(
        ({ negated, condition }) => negated || (condition && !['EQUAL', 'IN'].includes(condition)),
      ))
  )
    throw new RequestError(
      'INVALID_REQUEST',
      'input.orFilters: expected a filter by source to stand in the only clause, and to name values',
    );
  const lists = [...ofSources.map(({ values }) => values ?? []), ...(source ? [[source]] : [])];
  const clauses = given.map((and) => [...and.filter((each) => !isSource(each)).map(toCriterion), ...common]);
  return {
    clauses: (clauses.length > 0 ? clauses : [common]).filter(
      (clause, _, all) => clause.length > 0 || all.length > 1,
    ),
    sources:
      lists.length === 0
        ? undefined
        : ['MANUAL', 'SYSTEM'].filter((each) => lists.every((list) => list.includes(each))),
  };
}

/** Queries that people wrote, or that programs found. */
export const querySubject: Subject = {
  queries: { listQueries },
  mutations: { createQuery, updateQuery, deleteQuery },
};
