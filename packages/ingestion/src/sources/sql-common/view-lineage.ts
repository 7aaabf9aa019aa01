import type { AnyProposal } from '@colophon/sdk';
import { makeUpstreamLineageAspect } from '@colophon/sdk/builders';
import { makeSchemaFieldUrn } from '@colophon/sdk/urns';
import type { Report } from '../../definitions/report.ts';
import { lineageOf, SqlError } from '../../sql/lineage.ts';
import type { RecordSettings } from './containers.ts';
import type { Database, KnownTable, TableRow } from './database.ts';

/** Settings of the lineage of views. */
export interface ViewLineageSettings extends RecordSettings {
  readonly report: Report;
  /** Whether columns are traced, too. */
  readonly columns: boolean;
}

/**
 * What a view reads, from its statement: each view by itself, so that views which read each other end as any others.
 * A statement that cannot be parsed is reported, and the view stays without lineage.
 */
export async function viewLineage(
  { system, names, report, columns: withColumns }: ViewLineageSettings,
  database: Database,
  view: TableRow,
): Promise<AnyProposal[]> {
  const place = { database: database.name, schema: view.schema, table: view.name };
  const entityUrn = names.datasetUrn(place);
  const urnOf = (table: KnownTable) =>
    names.datasetUrn({ ...table, database: table.database ?? database.name });
  try {
    const lineage = await lineageOf(view.viewDefinition ?? '', system.dialect, (references) =>
      database.find(references, view.schema),
    );
    report.count('views_parsed');
    const upstreams = lineage.tables
      .map(urnOf)
      .filter((urn) => urn !== entityUrn)
      .toSorted();
    if (upstreams.length === 0) return [];
    // By position: the columns of a view may have other names than those of its query.
    const fine = view.columns.flatMap((column, index) => {
      const traced = lineage.columns.length === view.columns.length ? lineage.columns[index] : undefined;
      const from = (traced ?? lineage.columns.find(({ name }) => name === column.name))?.from ?? [];
      return from.length === 0
        ? []
        : [
            {
              upstreamType: 'FIELD_SET' as const,
              upstreams: from.map((one) => makeSchemaFieldUrn(urnOf(one.table), one.column)),
              downstreamType: 'FIELD' as const,
              downstreams: [makeSchemaFieldUrn(entityUrn, column.name)],
              confidenceScore: 0.9,
            },
          ];
    });
    if (withColumns && fine.length === 0 && view.columns.length > 0)
      report.count('views_without_column_lineage');
    const options = { type: 'VIEW' as const, columns: withColumns ? fine : [] };
    return [
      { entityUrn, aspectName: 'upstreamLineage', aspect: makeUpstreamLineageAspect(upstreams, options) },
    ];
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    report.count('views_not_parsed');
    report.warn({
      title: 'cannot parse a view',
      message: `The view has no lineage, since its statement cannot be parsed: ${error.message}`,
      context: names.datasetName(place),
    });
    return [];
  }
}
