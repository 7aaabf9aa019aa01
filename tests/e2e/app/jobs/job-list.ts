import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { AppStage } from '../stage.ts';
import type { JobName } from './efforts.ts';
import type { Hand } from './hand.ts';

/** What people do most, from the first page on. */
export interface Job {
  readonly id: JobName;
  /** Does it, and compares what is shown or stored. `table` is a table that nobody else has changed. */
  run(hand: Hand, stage: AppStage, table: string): Promise<void>;
}

export const urnOf = (table: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:snowflake,tarnfell.analytics.core.${table},PROD)`;

/** Finds a table by its name, and opens it. */
async function find(hand: Hand, table: string): Promise<void> {
  const { page } = hand;
  await hand.search(table);
  await hand.pick(
    page.getByRole('option').filter({ hasText: 'Snowflake' }).filter({ hasText: table }).first(),
  );
  await page.getByRole('heading', { name: table, level: 1 }).waitFor();
}

const openTab = ({ use, page }: Hand, name: string): Promise<void> =>
  use(page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name, exact: true }));

/** Adds a label, which is found by its name. */
async function addLabel(hand: Hand, button: string, name: string): Promise<void> {
  const { page } = hand;
  await hand.use(page.getByRole('button', { name: button, exact: true }));
  await pickNamed(hand, name);
}

async function pickNamed(hand: Hand, name: string): Promise<void> {
  const dialog = hand.page.getByRole('dialog').last();
  await hand.write(dialog.getByRole('combobox'), name);
  await hand.pick(dialog.getByRole('option', { name }).first());
}

/** The entity whose page is shown. */
const urnShown = ({ page }: Hand): string =>
  decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '');

const told = (hand: Hand, text: string | RegExp) =>
  hand.page.getByRole('log').getByText(text).first().waitFor();

interface Owners {
  readonly owners: readonly { readonly owner: string }[];
}
interface Schema {
  readonly fields: readonly { readonly fieldPath: string; readonly description?: string }[];
}
interface Lineage {
  readonly fineGrainedLineages: readonly {
    readonly upstreams: readonly string[];
    readonly downstreams: readonly string[];
  }[];
}

/** The column that a URN names. */
const columnOf = (urn = ''): string => /,([^,]*)\)$/.exec(urn)?.[1] ?? '';

export const jobs: readonly Job[] = [
  {
    id: 'find',
    async run(hand, _stage, table) {
      await find(hand, table);
      expect(urnShown(hand)).toBe(urnOf(table));
    },
  },
  {
    id: 'owner',
    async run(hand, stage, table) {
      const { owners } = (await stage.stored(urnOf(table), 'ownership')) as Owners;
      const person = owners.find(({ owner }) => owner.startsWith('urn:li:corpuser:'))?.owner ?? '';
      const info = (await stage.stored(person, 'corpUserInfo')) as { displayName: string; email: string };
      await find(hand, table);
      await hand.use(
        hand.page.getByRole('complementary').getByRole('link', { name: info.displayName }).first(),
      );
      await hand.page.getByRole('heading', { name: info.displayName, level: 1 }).waitFor();
      await hand.page.getByRole('link', { name: info.email }).waitFor();
    },
  },
  {
    id: 'column',
    async run(hand, stage, table) {
      const { fields } = (await stage.stored(urnOf(table), 'schemaMetadata')) as Schema;
      const { fieldPath, description = '' } = fields.find((field) => field.description) ?? { fieldPath: '' };
      await find(hand, table);
      await hand.use(hand.page.getByRole('button', { name: `Look at the column ${fieldPath}`, exact: true }));
      const panel = hand.page.getByRole('region', { name: `Column ${fieldPath}` });
      expect(description).not.toBe('');
      await panel.getByText(description).first().waitFor();
    },
  },
  {
    id: 'source',
    async run(hand, stage, table) {
      const { fineGrainedLineages } = (await stage.stored(urnOf(table), 'upstreamLineage')) as Lineage;
      const [edge] = fineGrainedLineages;
      const column = columnOf(edge?.downstreams[0]);
      const source = columnOf(edge?.upstreams[0]);
      await find(hand, table);
      await hand.use(hand.page.getByRole('button', { name: `Look at the column ${column}`, exact: true }));
      const panel = hand.page.getByRole('region', { name: `Column ${column}` });
      await hand.use(panel.getByRole('link', { name: source, exact: true }).first());
      await hand.page.getByRole('region', { name: `Column ${source}` }).waitFor();
      expect(edge?.upstreams[0]).toContain(urnShown(hand));
    },
  },
  {
    id: 'impact',
    async run(hand, stage, table) {
      const { searchAcrossLineage } = await stage.graphql(
        'query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", count: 1000 }) { searchResults { entity { urn } } } }',
        { urn: urnOf(table) },
      );
      const found = (searchAcrossLineage as { searchResults: { entity: { urn: string } }[] }).searchResults;
      await find(hand, table);
      await openTab(hand, 'Lineage');
      await hand.use(hand.page.getByRole('link', { name: 'Impact', exact: true }));
      const download = hand.page.waitForEvent('download');
      await hand.use(hand.page.getByRole('button', { name: 'Save as CSV' }));
      const saved = await readFile(await (await download).path(), 'utf8');
      expect(found.length).toBeGreaterThan(5);
      for (const { entity } of found) expect(saved).toContain(entity.urn);
    },
  },
  {
    id: 'document',
    async run(hand, stage, table) {
      const text = ' Counted once a day.';
      await find(hand, table);
      await openTab(hand, 'Documentation');
      await hand.use(hand.page.getByRole('button', { name: 'Edit the description' }));
      await hand.write(hand.page.getByRole('main').getByRole('textbox').first(), text);
      await hand.use(hand.page.getByRole('button', { name: 'Save', exact: true }));
      await expect
        .poll(() => stage.stored(urnOf(table), 'editableDatasetProperties'))
        .toMatchObject({ description: expect.stringContaining(text.trim()) });
    },
  },
  {
    id: 'tagMany',
    async run(hand, stage, table) {
      const { page } = hand;
      const words = table.replace('fct_', 'stg_').replace('returns', 'erp').replace('payments', 'crm');
      await hand.search(words);
      await hand.submit();
      await hand.choose(page.getByRole('checkbox', { name: /^Choose / }).first());
      await hand.use(page.getByRole('button', { name: /^Choose all \d+ on this page/ }), 'a');
      const names = await page
        .getByRole('main')
        .locator('article, li')
        .getByRole('checkbox', { name: /^Choose / })
        .count();
      await hand.use(page.getByRole('button', { name: 'Edit', exact: true }), 'e');
      await pickNamed(hand, 'Add a tag');
      await pickNamed(hand, 'Experimental');
      await told(hand, /^Tag Experimental added: \d+ entities/);
      const { searchAcrossEntities } = await stage.graphql(
        'query ($words: String!) { searchAcrossEntities(input: { query: $words, count: 20 }) { searchResults { entity { ... on Dataset { tags { tags { tag { urn } } } } } } } }',
        { words },
      );
      const tagged =
        JSON.stringify(searchAcrossEntities).split('urn:li:tag:tarnfell-experimental').length - 1;
      expect(tagged).toBeGreaterThanOrEqual(Math.min(names, 10));
    },
  },
  {
    id: 'term',
    async run(hand, stage, table) {
      const { page } = hand;
      const name = `Term for ${table}`;
      await hand.use(page.getByRole('link', { name: 'Govern', exact: true }));
      await hand.use(page.getByRole('button', { name: 'New term', exact: true }));
      const form = page.getByRole('dialog');
      await hand.write(form.getByLabel('Name'), name);
      await hand.use(form.getByRole('button', { name: 'Create' }));
      await told(hand, `${name} created`);
      await find(hand, table);
      await addLabel(hand, 'Add a term', name);
      await told(hand, `Term ${name} added`);
      const { terms } = (await stage.stored(urnOf(table), 'glossaryTerms')) as { terms: { urn: string }[] };
      const added = await stage.stored(terms.at(-1)?.urn ?? '', 'glossaryTermInfo');
      expect(added).toMatchObject({ name });
    },
  },
  {
    id: 'trust',
    async run(hand, stage, table) {
      const { dataset } = await stage.graphql(
        'query ($urn: String!) { dataset(urn: $urn) { assertions(start: 0, count: 1) { total } } }',
        { urn: urnOf(table) },
      );
      const { total } = (dataset as { assertions: { total: number } }).assertions;
      await find(hand, table);
      await openTab(hand, 'Quality');
      await hand.page.getByRole('heading', { name: new RegExp(`^Assertions\\s*${total}$`) }).waitFor();
      await hand.page.getByRole('heading', { name: /^Incidents/ }).waitFor();
    },
  },
  {
    id: 'role',
    async run(hand, stage, table) {
      const { page } = hand;
      const person = table === 'fct_returns' ? 'Priya Raman' : 'Elin Sandberg';
      const urn = `urn:li:corpuser:${person.toLowerCase().replace(' ', '.')}@tarnfell.example`;
      await hand.use(page.getByRole('link', { name: 'Settings', exact: true }));
      await hand.use(page.getByRole('link', { name: 'Roles', exact: true }));
      await hand.use(page.getByRole('button', { name: 'Assign the role Editor' }));
      await pickNamed(hand, person);
      await told(hand, `${person} has the role Editor`);
      expect(await stage.stored(urn, 'roleMembership')).toMatchObject({
        roles: ['urn:li:dataHubRole:Editor'],
      });
    },
  },
];
