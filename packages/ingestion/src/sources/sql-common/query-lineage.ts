import { createHash } from 'node:crypto';
import type { ChangeProposal } from '@colophon/sdk';
import { auditStamp, makeColumnLineage, makeUpstreamLineageAspect } from '@colophon/sdk/builders';
import { makeQueryUrn, makeUserUrn, unknownUser } from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import type { RecordSettings } from './containers.ts';
import type { KnownTable } from './database.ts';
import type { TracedQuery } from './traced-query.ts';

interface Filled {
  readonly upstreams: Map<string, string>;
  /** Statements of column lineage by what they say, so that two runs of a statement say it once. */
  readonly columns: Map<string, Parameters<typeof makeColumnLineage>[0][number]>;
  readonly proposals: ChangeProposal[];
}

/** Collects which tables are filled from which others. */
export function createQueryLineage({ names }: RecordSettings, database: string, now: number) {
  const filled = new Map<string, Filled>();
  const urnOf = (table: KnownTable) => names.datasetUrn({ ...table, database: table.database ?? database });

  function add({ query, lineage }: TracedQuery): void {
    const { target, tables, columns } = lineage;
    if (target === undefined) return;
    const entityUrn = urnOf(target);
    const upstreams = tables.map(urnOf).filter((urn) => urn !== entityUrn);
    if (upstreams.length === 0) return;
    const queryUrn = makeQueryUrn(createHash('sha256').update(query.sql).digest('hex'));
    const entry: Filled = filled.get(entityUrn) ?? {
      upstreams: new Map(),
      columns: new Map(),
      proposals: [],
    };
    filled.set(entityUrn, entry);
    for (const urn of upstreams) entry.upstreams.set(urn, queryUrn);
    for (const { name, from } of columns) {
      const others = from.filter(({ table }) => urnOf(table) !== entityUrn);
      if (name === undefined || others.length === 0) continue;
      const statement = {
        from: others.map(({ table, column }) => ({ dataset: urnOf(table), column })),
        to: name,
        confidenceScore: 0.9,
        query: queryUrn,
      };
      entry.columns.set(JSON.stringify(statement), statement);
    }
    entry.proposals.push(...queryProposals(queryUrn, query, [entityUrn, ...upstreams]));
  }

  function queryProposals(
    entityUrn: string,
    { sql, user, time = now }: TracedQuery['query'],
    subjects: readonly string[],
  ): ChangeProposal[] {
    const stamp = auditStamp(user === undefined ? unknownUser : makeUserUrn(user), time);
    return [
      {
        entityUrn,
        aspectName: 'queryProperties',
        aspect: {
          statement: { value: sql, language: 'SQL' },
          source: 'SYSTEM',
          created: stamp,
          lastModified: stamp,
        },
      },
      {
        entityUrn,
        aspectName: 'querySubjects',
        aspect: { subjects: subjects.map((entity) => ({ entity })) },
      },
    ];
  }

  function* records(): Generator<SourceRecord> {
    for (const [entityUrn, { upstreams, columns, proposals }] of filled) {
      const aspect = makeUpstreamLineageAspect([...upstreams.keys()].toSorted(), {
        columns: makeColumnLineage([...columns.values()], entityUrn),
      });
      for (const upstream of aspect.upstreams) {
        const query = upstreams.get(upstream.dataset);
        if (query !== undefined) upstream.query = query;
      }
      const lineage: ChangeProposal = { entityUrn, aspectName: 'upstreamLineage', aspect };
      yield { id: `${entityUrn} (queries)`, proposals: [...proposals, lineage], owned: false };
    }
  }

  return { add, records };
}
