import type { Owner } from '@colophon/model-types';
import { isUrn, parseUrn } from '@colophon/schema';
import { validateOwnershipType } from '@colophon/sdk/builders';
import { makeStructuredPropertyUrn } from '@colophon/sdk/urns';
import type { Report } from '../../definitions/report.ts';
import type { CsvEnricherConfig } from './config.ts';
import type { Row } from './read-rows.ts';

/** What a row says about an entity or a field. */
export interface Enrichment {
  readonly urn: string;
  /** Path of a field; empty for the entity itself. */
  readonly field: string;
  readonly terms: readonly string[];
  readonly tags: readonly string[];
  readonly owners: readonly Owner[];
  readonly domain: string;
  readonly description: string;
  /** Values by the URN of the structured property. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** What a row says; undefined if it names nothing, or what it names cannot be changed. Mistakes are reported. */
export function parseRow(row: Row, config: CsvEnricherConfig, report: Report): Enrichment | undefined {
  const urn = row.get('resource').trim();
  if (urn === '') return undefined;
  if (!isUrn(urn)) {
    report.fail({
      title: 'Not a URN',
      message: `Expected the URN of an entity, got ${urn}. The row is left out.`,
      context: row.at('resource'),
    });
    return undefined;
  }
  const isDataset = parseUrn(urn).entityType === 'dataset';
  const field = row.get('subresource').trim();
  if (field !== '' && !isDataset)
    return ignore('subresource', 'Only datasets have fields. The row is left out.');

  function ignore(column: string, message: string): undefined {
    report.warn({ title: 'A value is left out', message, context: row.at(column) });
    return undefined;
  }

  /** The URNs of a column: `[a|b]` or `a|b`. */
  function urnsOf(column: string, expected: string): string[] {
    const text = row.get(column).replace(/^\[|\]$/g, '');
    if (text.trim() === '') return [];
    return text.split(config.array_delimiter).flatMap((part) => {
      const one = part.trim();
      if (one === '') return [];
      if (isUrn(one) && one.startsWith('urn:li:')) return [one];
      return ignore(column, `Expected ${expected}, got ${one}.`) ?? [];
    });
  }

  function datasetOnly(column: string): string {
    const value = row.get(column);
    if (value === '' || (isDataset && (column !== 'domain' || field === ''))) return value;
    ignore(column, `Only datasets can have a ${column} by CSV.`);
    return '';
  }

  return {
    urn,
    field,
    terms: urnsOf('glossary_terms', 'the URN of a glossary term'),
    tags: urnsOf('tags', 'the URN of a tag'),
    owners: field === '' ? ownersOf(urnsOf('owners', 'the URN of a user or group'), row, report) : [],
    domain: datasetOnly('domain').trim(),
    description: datasetOnly('description'),
    properties: field === '' ? propertiesOf(row, config) : new Map(),
  };
}

function ownersOf(urns: readonly string[], row: Row, report: Report): Owner[] {
  const typeUrn = row.get('ownership_type_urn').trim();
  const text = row.get('ownership_type').trim() || 'NONE';
  try {
    // The URN of a type is only of use with the type CUSTOM, which it therefore implies.
    const { type, ...rest } =
      typeUrn === '' ? validateOwnershipType(text) : { type: 'CUSTOM' as const, typeUrn };
    return urns.map((owner) => ({ owner, type, ...rest }));
  } catch (error) {
    if (urns.length > 0)
      report.fail({
        title: 'Unknown ownership type',
        message: `${(error as Error).message}. The owners of the row are left out.`,
        context: row.at('ownership_type'),
      });
    return [];
  }
}

function propertiesOf(row: Row, { structured_properties = {} }: CsvEnricherConfig): Map<string, string[]> {
  const properties = new Map<string, string[]>();
  for (const [column, property] of Object.entries(structured_properties)) {
    const value = row.get(column).trim();
    if (value === '') continue;
    const urn = makeStructuredPropertyUrn(property);
    const values = properties.get(urn) ?? [];
    if (!values.includes(value)) properties.set(urn, [...values, value]);
  }
  return properties;
}
