import {
  makeColumnLineage,
  makeDataPlatformInstanceAspect,
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeGlossaryTermsAspect,
  makeSchemaMetadataAspect,
  makeSubTypesAspect,
  makeUpstreamLineageAspect,
} from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import type { DatasetLineageType, SchemaMetadata } from '@colophon/sdk/types';
import { makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { domainOf, reportDomainOf } from '../governance/domains.ts';
import { termUrn } from '../governance/glossary.ts';
import { tagUrn } from '../governance/tags.ts';
import { ownership, ownersOf } from '../people/owners.ts';
import { personNamed } from '../people/people.ts';
import { lateDaysOf } from '../quality/checks.ts';
import { createRandom } from '../random.ts';
import { dayMs, daysAgo, stamp, type Times, write } from '../write.ts';
import { placeProposals } from './containers.ts';
import { customPropertiesOf } from './custom-properties.ts';
import { type Estate, nameOf } from './estate.ts';
import { keysOf, tagsOf, termsOf } from './labels-of.ts';
import { columnTypeOf, nativeTypeOf, type Table } from './table.ts';
import { modelSql, viewSql } from './table-sql.ts';

/** All that is known about a dataset, but for what changes from day to day. */
export function* tableProposals(estate: Estate, table: Table, times: Times): Generator<AnyProposal> {
  const { urn, platform, instance, kind } = table;
  yield properties(table, times);
  yield write(urn, 'schemaMetadata', schemaOf(estate, table));
  yield write(urn, 'subTypes', makeSubTypesAspect([kind]));
  yield write(urn, 'dataPlatformInstance', makeDataPlatformInstanceAspect(platform, instance));
  yield* placeProposals(table);
  yield* labels(table);
  yield* lineage(estate, table);
  yield* views(estate, table);
}

/** The first day on which tables were made: 2 March 2021. */
const firstDay = Date.UTC(2021, 2, 2);

function properties(table: Table, times: Times): AnyProposal {
  const random = createRandom(`properties of ${table.id}`);
  const { urn, name, description, layer } = table;
  const created = firstDay + random.whole(0, 1400) * dayMs;
  const isAlive = layer !== 'sandbox' && !table.id.startsWith('archive/');
  return write(urn, 'datasetProperties', {
    name,
    qualifiedName: nameOf(table),
    ...(description !== undefined && { description }),
    customProperties: customPropertiesOf(table),
    created: { time: created },
    lastModified: {
      time: isAlive
        ? daysAgo(times, lateDaysOf(table.id) + random.next())
        : created + random.whole(1, 90) * dayMs,
    },
  });
}

function schemaOf(estate: Estate, table: Table): SchemaMetadata {
  const keys = keysOf(table.columns);
  const foreignKeys = table.columns.flatMap(({ name, reference }) => {
    if (!reference || table.env === 'STG') return [];
    const target = estate.table(reference.table);
    return [
      {
        name: `${table.name}_${name}_fkey`,
        sourceFields: [makeSchemaFieldUrn(table.urn, name)],
        foreignFields: [makeSchemaFieldUrn(target.urn, reference.column)],
        foreignDataset: target.urn,
      },
    ];
  });
  const schema = makeSchemaMetadataAspect({
    schemaName: nameOf(table),
    platform: table.platform,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: columnTypeOf(column.type),
      nativeType: nativeTypeOf(table, column),
      nullable: column.nullable,
      ...(column.description !== undefined && { description: column.description }),
      ...(column.tags.length > 0 && { tags: column.tags.map(tagUrn) }),
    })),
    ...(keys.length > 0 && { primaryKeys: keys }),
    ...(foreignKeys.length > 0 && { foreignKeys }),
  });
  return { ...schema, fields: schema.fields.map((field, i) => withTerm(field, table.columns[i]?.term)) };
}

const withTerm = (field: SchemaMetadata['fields'][number], term: string | undefined) =>
  term === undefined
    ? field
    : { ...field, glossaryTerms: makeGlossaryTermsAspect([termUrn(term)], classified) };

/** The terms of the first tables were assigned in one week. */
const classified = stamp(personNamed('Margaret Doyle').urn, Date.UTC(2025, 9, 14));

function* labels(table: Table): Generator<AnyProposal> {
  const { urn, area, layer } = table;
  // As in life: one table in eight has no owner that anybody wrote down, and what is for trial has no domain.
  const isForgotten = layer !== 'mart' && createRandom(`owners of ${table.id}`).next() < 0.12;
  const owners = isForgotten ? [] : ownersOf(table);
  if (owners.length > 0) yield write(urn, 'ownership', ownership(...owners));
  const domain = layer === 'report' ? reportDomainOf(area) : domainOf(area);
  if (layer !== 'sandbox') yield write(urn, 'domains', makeDomainsAspect([domain]));
  const tags = tagsOf(table);
  if (tags.length > 0) yield write(urn, 'globalTags', makeGlobalTagsAspect(tags.map(tagUrn)));
  const terms = termsOf(table);
  if (terms.length > 0)
    yield write(urn, 'glossaryTerms', makeGlossaryTermsAspect(terms.map(termUrn), classified));
}

const isCopy: Readonly<Partial<Record<Table['layer'], true>>> = { raw: true, bronze: true, event: true };

function* lineage(estate: Estate, table: Table): Generator<AnyProposal> {
  if (table.upstreams.length === 0) return;
  const type: DatasetLineageType = isCopy[table.layer]
    ? 'COPY'
    : table.kind === 'View'
      ? 'VIEW'
      : 'TRANSFORMED';
  const columns = table.columns
    .filter(({ sources }) => sources.length > 0)
    .map(({ name, sources }) => ({
      from: sources.map((source) => ({ dataset: estate.table(source.table).urn, column: source.column })),
      to: name,
    }));
  yield write(
    table.urn,
    'upstreamLineage',
    makeUpstreamLineageAspect(
      table.upstreams.map((id) => estate.table(id).urn),
      { type, columns: makeColumnLineage(columns, table.urn) },
    ),
  );
}

function* views(estate: Estate, table: Table): Generator<AnyProposal> {
  const { urn, platform, kind, sibling } = table;
  if (sibling !== undefined)
    yield write(urn, 'siblings', { siblings: [estate.table(sibling).urn], primary: platform === 'dbt' });
  if (platform === 'dbt')
    yield write(urn, 'viewProperties', {
      materialized: table.layer !== 'staging' && table.layer !== 'report',
      viewLogic: modelSql(estate, table),
      viewLanguage: 'SQL',
    });
  else if (kind === 'View')
    yield write(urn, 'viewProperties', {
      materialized: false,
      viewLogic: viewSql(estate, table),
      viewLanguage: 'SQL',
    });
}
