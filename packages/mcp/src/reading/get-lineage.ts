import { type LineageEntity, lineageDirections, type Session } from '@colophon/catalogue';
import { isUrn, type JsonObject, parseUrn } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { countFitting, offsetOf, pageParameters, roomOf } from '../answers/paging.ts';
import { columnUrn, plainPath } from '../entities/columns.ts';
import { objectsIn, requireEntity, withoutAbsent } from '../entities/read-entities.ts';
import { summarise } from '../entities/summarise.ts';
import { defineTool, type ToolAnswer } from '../server/tool.ts';

/** Entities that are described for a page; more never fit. */
const pageSize = 200;
/** Columns whose lineage one answer looks up. */
const maxColumns = 100;
/** Columns that are shown as the lineage of one, at most, and about how many characters each takes. */
const maxOfColumn = 50;
const columnLength = 150;
const maxOffset = 1_000_000;

export const getLineage = defineTool({
  kind: 'reading',
  name: 'get_lineage',
  title: 'Follow lineage',
  description:
    'What an entity is made from (upstream) or what is made from it (downstream), nearest first, over any number of hops: for finding sources, and the impact of a change. With `column`, follows one column; with `columns: true`, shows the lineage of every column of a dataset.',
  input: {
    urn: z.string().min(1).describe('URN of the entity.'),
    direction: z.enum(lineageDirections).default('upstream').describe('Default upstream.'),
    hops: z.int().min(1).max(100).default(1).describe('Longest path, in hops. Default 1: direct neighbours.'),
    column: z.string().optional().describe('Path of a column of the dataset, to follow that column alone.'),
    columns: z
      .boolean()
      .default(false)
      .describe(
        'True lists, column by column, the columns that each is computed from or used for. Default false.',
      ),
    entity_types: z
      .array(z.string())
      .max(50)
      .default([])
      .describe('Types to show, such as dataset or dashboard. Paths lead through every type. Default: all.'),
    ...pageParameters,
  },
  async run(input, { session }) {
    await requireEntity(session, input.urn);
    if (input.columns && input.column !== undefined)
      throw new RequestError('INVALID_REQUEST', 'columns: expected false where `column` names one, got true');
    return input.columns ? lineageOfColumns(session, input) : lineageOfOne(session, input);
  },
});

interface Input {
  readonly urn: string;
  readonly direction: 'upstream' | 'downstream';
  readonly hops: number;
  readonly column?: string | undefined;
  readonly entity_types: readonly string[];
  readonly max_tokens: number;
  readonly cursor?: string | undefined;
}

async function lineageOfOne(session: Session, input: Input): Promise<ToolAnswer> {
  const { urn, direction, hops, column, entity_types, cursor } = input;
  const start = offsetOf(cursor, maxOffset);
  const from = column === undefined ? urn : columnUrn(urn, await pathOf(session, urn, column));
  const page = await session.lineage({
    urn: from,
    direction,
    maxHops: hops,
    entityTypes: entity_types,
    includeAbsent: true,
    start,
    count: pageSize,
  });
  const entities = await describe(session, page.entities);
  const head = { urn: from, direction, total: page.total, start };
  const shown = countFitting(entities, roomOf(input.max_tokens) - JSON.stringify(head).length);
  const end = start + Math.min(shown, entities.length);
  return {
    data: { ...head, entities: entities.slice(0, shown) },
    next: end < page.total && entities.length > 0 ? String(end) : undefined,
    note: page.isPartial ? 'There is more lineage than the server visits: these are the nearest.' : undefined,
  };
}

/** The path of a column as the dataset's schema has it: sources write it in two ways. */
async function pathOf(session: Session, urn: string, column: string): Promise<string> {
  const paths = await columnPaths(session, urn);
  return paths.find((path) => path === column) ?? paths.find((path) => plainPath(path) === column) ?? column;
}

async function columnPaths(session: Session, urn: string): Promise<string[]> {
  const schema = session.registry.aspectOf(parseUrn(urn).entityType, 'schemaMetadata')
    ? await session.aspect(urn, 'schemaMetadata')
    : undefined;
  return objectsIn(schema?.value.fields).map(({ fieldPath }) => String(fieldPath));
}

/** A column is shown as part of its dataset. */
async function describe(session: Session, reached: readonly LineageEntity[]): Promise<JsonObject[]> {
  const summaries = await summarise(
    session,
    reached.map(({ urn }) => ownerOf(urn)),
  );
  return reached.map(({ urn, hops, type, path, isRestricted, presence }) =>
    isRestricted
      ? { is_restricted: true, hops }
      : withoutAbsent({
          ...summaries.get(ownerOf(urn)),
          ...(isUrn(urn, 'schemaField') && {
            column: plainPath(parseUrn(urn).parts[1] ?? ''),
            column_urn: urn,
          }),
          hops,
          relationship: type,
          // The step before on a shortest path.
          via: hops > 1 ? path.at(-2) : undefined,
          is_missing: presence === 'absent' ? true : undefined,
        }),
  );
}

const ownerOf = (urn: string): string => (isUrn(urn, 'schemaField') ? (parseUrn(urn).parts[0] ?? urn) : urn);

async function lineageOfColumns(session: Session, input: Input): Promise<ToolAnswer> {
  const { urn, direction, hops, cursor, max_tokens } = input;
  const paths = await columnPaths(session, urn);
  const start = offsetOf(cursor, paths.length);
  const columns: JsonObject[] = [];
  const head = { urn, direction, columns_of_dataset: paths.length, start };
  const room = roomOf(max_tokens) - JSON.stringify(head).length;
  let end = start;
  for (const path of paths.slice(start, start + maxColumns)) {
    const page = await session.lineage({
      urn: columnUrn(urn, path),
      direction,
      maxHops: hops,
      includeAbsent: true,
      start: 0,
      count: Math.min(maxOfColumn, Math.floor(room / columnLength)),
    });
    if (page.total > 0)
      columns.push({
        column: plainPath(path),
        total: page.total,
        [direction]: page.entities.map(({ urn: reached, hops: far, isRestricted }) =>
          isRestricted ? { is_restricted: true, hops: far } : columnIn(reached, far),
        ),
      });
    if (countFitting(columns, room) < columns.length) {
      columns.pop();
      break;
    }
    end += 1;
  }
  return {
    data: { ...head, columns },
    next: end < paths.length ? String(end) : undefined,
    note:
      paths.length === 0
        ? 'The entity has no schema, which names its columns.'
        : 'Columns without lineage are left out.',
  };
}

const columnIn = (urn: string, hops: number): JsonObject => {
  const [dataset = urn, path = ''] = isUrn(urn, 'schemaField') ? parseUrn(urn).parts : [];
  return { urn: dataset, column: plainPath(path), hops };
};
