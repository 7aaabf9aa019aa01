import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { type CsvEnricherConfig, configSchema } from './config.ts';
import { CurrentValues } from './current-values.ts';
import { mergeFields, mergeOwners, mergeProperties, mergeTags, mergeTerms } from './merge.ts';
import { type Enrichment, parseRow } from './parse-row.ts';
import { readRows } from './read-rows.ts';

/** Adds owners, tags, terms, domains and descriptions from a CSV file to entities that exist. */
export const csvEnricher = defineSource({
  name: 'csv-enricher',
  title: 'CSV enricher',
  description:
    'Owners, tags, glossary terms, domains, descriptions and structured properties from a CSV file.',
  capabilities: {
    owners: 'Of any entity.',
    tags: 'Of any entity, and of the fields of datasets.',
    domains: 'Of datasets.',
    descriptions: 'Of datasets and their fields.',
  },
  config: configSchema,
  open(config, context) {
    if (config.write_semantics === 'PATCH' && !context.catalogue)
      throw new SourceError('The sink has no catalogue whose values could be added to', {
        remedy: 'Write to a catalogue with the sink datahub-rest, or set write_semantics: OVERRIDE.',
      });
    return { records: () => enrich(config, context), close: async () => {} };
  },
});

async function* enrich(config: CsvEnricherConfig, context: SourceContext): AsyncGenerator<SourceRecord> {
  const replaces = config.write_semantics === 'OVERRIDE';
  const current = new CurrentValues(replaces ? undefined : context.catalogue);
  const fields = new Map<string, Enrichment[]>();
  for (const row of await readRows(config, context)) {
    const enrichment = parseRow(row, config, context.report);
    if (!enrichment) continue;
    // All rows about the fields of a dataset change one aspect, so they are written together at the end.
    if (enrichment.field !== '') {
      const rows = fields.get(enrichment.urn);
      if (rows) rows.push(enrichment);
      else fields.set(enrichment.urn, [enrichment]);
      continue;
    }
    const proposals = await entityProposals(enrichment, current, context.now());
    // The row says something about an entity that belongs to another source.
    if (proposals.length > 0) yield { id: enrichment.urn, proposals, owned: false };
  }
  for (const [urn, rows] of fields) {
    const before = await current.get(urn, 'editableSchemaMetadata');
    const merged = mergeFields(before, rows, context.now(), replaces);
    if (merged)
      yield { id: urn, proposals: [aspectProposal(urn, 'editableSchemaMetadata', merged)], owned: false };
  }
}

async function entityProposals(row: Enrichment, current: CurrentValues, now: number): Promise<AnyProposal[]> {
  const { urn } = row;
  const proposals: AnyProposal[] = [];
  type Name = Parameters<CurrentValues['get']>[1] & AspectName;
  async function change<A extends Name>(
    aspectName: A,
    merge: (before: AspectTypes[A] | undefined) => AspectTypes[A] | undefined,
  ) {
    const after = merge(await current.get(urn, aspectName));
    if (!after) return;
    current.set(urn, aspectName, after);
    proposals.push(aspectProposal(urn, aspectName, after));
  }
  if (row.terms.length > 0) await change('glossaryTerms', (before) => mergeTerms(before, row.terms, now));
  if (row.tags.length > 0) await change('globalTags', (before) => mergeTags(before, row.tags));
  if (row.owners.length > 0) await change('ownership', (before) => mergeOwners(before, row.owners, now));
  // An entity that is in a domain stays there, as with DataHub.
  if (row.domain !== '') await change('domains', (before) => before ?? { domains: [row.domain] });
  if (row.description !== '') {
    const stamp = { time: now, actor: 'urn:li:corpuser:ingestion' };
    await change('editableDatasetProperties', (before) => ({
      ...before,
      description: row.description,
      created: stamp,
      lastModified: stamp,
    }));
  }
  if (row.properties.size > 0)
    await change('structuredProperties', (before) => mergeProperties(before, row.properties));
  return proposals;
}
