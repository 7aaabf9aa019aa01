import { criterionOf, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow } from '@colophon/wire';
import { z } from 'zod';
import { clip, countFitting, offsetOf, pageParameters, roomOf } from '../answers/paging.ts';
import { columnUrn } from '../entities/columns.ts';
import {
  isObject,
  type ReadEntity,
  readEntities,
  requireEntity,
  textOf,
  timeOf,
  withoutAbsent,
} from '../entities/read-entities.ts';
import { urnsIn } from '../entities/summarise.ts';
import { defineTool } from '../server/tool.ts';

/** Characters of a statement in a list. */
const listedStatement = 1200;

export const getQueries = defineTool({
  kind: 'reading',
  name: 'get_queries',
  title: 'Read queries',
  description:
    'SQL and other queries that are stored about a dataset or one of its columns: how it is really used and joined. Latest first. Long statements are shortened; get_entity with the URN of the query has the whole.',
  input: {
    urn: z.string().min(1).describe('URN of the dataset.'),
    column: z
      .string()
      .optional()
      .describe('Path of a column, for the queries that name it. Default: queries about the dataset.'),
    source: z
      .enum(['MANUAL', 'SYSTEM'])
      .optional()
      .describe('MANUAL: people saved them; SYSTEM: found in query logs. Default: both.'),
    limit: z.int().min(1).max(100).default(10).describe('Most queries, 1 to 100. Default 10.'),
    ...pageParameters,
  },
  async run({ urn, column, source, limit, max_tokens, cursor }, { session }) {
    await requireEntity(session, urn);
    const start = offsetOf(cursor, maxResultWindow);
    const subject = column === undefined ? urn : columnUrn(urn, column);
    const page = await session.search(
      searchQuery({
        entityTypes: ['query'],
        filter: [[criterionOf('entities', [subject])]],
        sort: [{ field: 'lastModifiedAt', order: 'DESCENDING' }],
        start,
        count: limit,
      }),
    );
    const entities = await readEntities(
      session,
      page.hits.map((hit) => hit.urn),
      ['queryProperties', 'querySubjects'],
    );
    const found = page.hits.flatMap((hit) => {
      const entity = entities.get(hit.urn);
      return entity ? [describe(entity, urn)] : [];
    });
    const queries = found.filter((query) => source === undefined || query.source === source);
    const head = { urn: subject, total: page.total, start };
    const shown = countFitting(queries, roomOf(max_tokens) - JSON.stringify(head).length);
    // Where some were left out by their source, the place of the last one shown counts.
    const last = queries[shown - 1];
    const end = shown < queries.length && last ? start + found.indexOf(last) + 1 : start + page.hits.length;
    return {
      data: { ...head, queries: queries.slice(0, shown) },
      next: end < page.total && end > start ? String(end) : undefined,
    };
  },
});

function describe(entity: ReadEntity, dataset: string): JsonObject {
  const { name, description, statement, source, created, lastModified, origin } =
    entity.aspect('queryProperties') ?? {};
  const { value, language } = isObject(statement) ? statement : {};
  const subjects = urnsIn(entity.aspect('querySubjects'), 'subjects', 'entity');
  return withoutAbsent({
    urn: entity.urn,
    name: textOf(name) === undefined ? undefined : clip(String(name), 300),
    description: textOf(description) === undefined ? undefined : clip(String(description), 300),
    statement: clip(textOf(value) ?? '', listedStatement),
    language: textOf(language),
    source: textOf(source),
    created: isObject(created) ? timeOf(created.time) : undefined,
    last_modified: isObject(lastModified) ? timeOf(lastModified.time) : undefined,
    origin: textOf(origin),
    also_about: subjects
      .filter((subject) => subject !== dataset && !subject.includes(':schemaField:'))
      .slice(0, 5),
  });
}
