import { databases } from './add-sources.ts';
import type { Estate, TableDraft } from './estate.ts';
import { type ParsedColumn, parseColumn, parseTables } from './parse-tables.ts';
import { services } from './sources/services.ts';
import type { Column, Table } from './table.ts';
import { core } from './warehouse/core-marts.ts';
import { intermediate } from './warehouse/intermediate.ts';
import { sandbox } from './warehouse/sandbox.ts';
import { teamMarts } from './warehouse/team-marts.ts';

/** What the warehouse reads from the lake. */
const fromLake = [
  'sessions',
  'site_searches',
  'experiment_exposures',
  'cart_events',
  'stockouts',
  'till_receipts',
];

/** Nobody has needed these in the warehouse yet. */
const unstaged = [
  'shop.store_opening_hours',
  'pim.product_images',
  'pim.size_charts',
  'wms.packing_stations',
  'helpdesk.ticket_tags',
  'erp.supplier_invoice_lines',
  'workforce.absences',
  'web.cart_events',
];

/** Adds the copies of the sources: `raw.shop.orders`. */
export function addRaw(estate: Estate): void {
  for (const database of Object.keys(databases))
    for (const source of estate.tables.filter(({ id }) => id.startsWith(`${database}.`)))
      if (source.layer === 'source') addRawCopy(estate, database, source, 'every hour');
  for (const name of fromLake) addRawCopy(estate, 'web', estate.table(`silver.${name}`), 'every night');
  for (const [service, text] of Object.entries(services))
    for (const parsed of parseTables(text))
      estate.add({
        ...rawPlace(service, parsed.name),
        description: parsed.description,
        parsed: { ...parsed, columns: [...parsed.columns.map(toRaw), syncedAt] },
      });
}

/** A service has tables in the warehouse alone. */
const toRaw = (column: ParsedColumn): ParsedColumn => ({
  ...column,
  reference:
    column.reference && Object.hasOwn(services, column.reference.split('.')[0] ?? '')
      ? `raw.${column.reference}`
      : column.reference,
});

const rawPlace = (schema: string, name: string) =>
  ({
    id: `raw.${schema}.${name}`,
    platform: 'snowflake',
    path: ['raw', schema],
    name,
    kind: 'Table',
    layer: 'raw',
  }) as const;

const syncedAt = parseColumn('_synced_at timestamptz: When the row was loaded.');
const syncedColumn: Column = { ...syncedAt, type: 'timestamptz', reference: undefined, sources: [] };

function addRawCopy(estate: Estate, schema: string, source: Table, rhythm: string): void {
  const name = [...source.path, source.name].join('.');
  estate.addCopy({
    ...rawPlace(schema, source.name),
    description: `Copy of ${name}, loaded ${rhythm}. Use the staging model instead.`,
    columns: [...passOn(source, ({ tags, term }) => ({ tags, term, description: undefined })), syncedColumn],
    upstreams: [source.id],
  });
}

/** The columns of a table as those of the next one. */
const passOn = (source: Table, change: (column: Column) => Partial<Column>): Column[] =>
  source.columns.map((column) => ({
    ...column,
    reference: undefined,
    sources: [{ table: source.id, column: column.name }],
    ...change(column),
  }));

/** Adds the models of dbt, with the tables that they create: `stg_shop__orders`, `fct_orders`. */
export function addModels(estate: Estate): void {
  for (const raw of estate.tables.filter(({ layer }) => layer === 'raw')) addStaging(estate, raw);
  addModelsOf(estate, 'intermediate', intermediate);
  addModelsOf(estate, 'core', core);
  for (const [schema, text] of Object.entries(teamMarts)) addModelsOf(estate, schema, text);
  for (const parsed of parseTables(sandbox))
    estate.add({
      id: `sandbox.${parsed.name}`,
      platform: 'snowflake',
      path: ['dev', 'sandbox'],
      name: parsed.name,
      kind: 'Table',
      layer: 'sandbox',
      env: 'DEV',
      parsed,
    });
}

function addStaging(estate: Estate, raw: Table): void {
  const schema = raw.path[1] ?? '';
  if (unstaged.includes(`${schema}.${raw.name}`)) return;
  const name = `stg_${schema}__${raw.name}`;
  // What the source says about a column holds for its copies.
  const origin = raw.upstreams[0] === undefined ? raw : estate.table(raw.upstreams[0]);
  const describe = ({ name: column }: Column) => ({
    description: origin.columns.find((other) => other.name === column)?.description,
  });
  addModel(estate, {
    name,
    schema: 'staging',
    kind: 'View',
    layer: 'staging',
    description: origin.description,
    columns: passOn(
      { ...raw, columns: raw.columns.filter(({ name: column }) => column !== '_synced_at') },
      describe,
    ),
    upstreams: [raw.id],
  });
}

const layers: Readonly<Record<string, Table['layer']>> = {
  intermediate: 'intermediate',
  reporting: 'report',
};

function addModelsOf(estate: Estate, schema: string, text: string): void {
  const layer = layers[schema] ?? 'mart';
  for (const parsed of parseTables(text)) {
    const draft: TableDraft = {
      ...place('snowflake', schema, parsed.name),
      kind: layer === 'report' ? 'View' : 'Table',
      layer,
      parsed,
      sibling: `dbt.${parsed.name}`,
    };
    addSibling(estate, estate.add(draft));
  }
}

interface Model {
  readonly name: string;
  readonly schema: string;
  readonly kind: string;
  readonly layer: Table['layer'];
  readonly description: string | undefined;
  readonly columns: readonly Column[];
  readonly upstreams: readonly string[];
}

function addModel(estate: Estate, { name, schema, ...model }: Model): void {
  const table = estate.addCopy({ ...model, ...place('snowflake', schema, name), sibling: `dbt.${name}` });
  addSibling(estate, table);
}

const place = (platform: 'snowflake' | 'dbt', schema: string, name: string) => ({
  id: platform === 'dbt' ? `dbt.${name}` : name,
  platform,
  path: ['analytics', schema],
  name,
});

/** The model itself: made from other models, or from a source of dbt. */
function addSibling(estate: Estate, table: Table): void {
  const modelOf = (id: string) => estate.table(id).sibling ?? id;
  estate.addCopy({
    ...place('dbt', table.path[1] ?? '', table.name),
    kind: 'Model',
    layer: table.layer,
    description: table.description,
    columns: table.columns.map((column) => ({
      ...column,
      reference: undefined,
      sources: column.sources.map((source) => ({ ...source, table: modelOf(source.table) })),
    })),
    upstreams: table.upstreams.map(modelOf),
    sibling: table.id,
  });
}
