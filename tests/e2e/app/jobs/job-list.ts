import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AppStage } from '../stage.ts';
import type { JobName } from './efforts.ts';
import type { Hand } from './hand.ts';
import { addLabel, find, openColumn, openTab, pickNamed, told, urnOf, urnShown } from './steps.ts';

/** What people do most, from the first page on. The tests count what it takes, and a benchmark measures the time. */
export interface Job {
  readonly id: JobName;
  /** Reads what the job is about. `table` is a table that nobody else has changed. */
  prepare(stage: AppStage, table: string): Task | Promise<Task>;
}

export interface Task {
  /** Does it, until the result is on the page. */
  perform(hand: Hand): Promise<unknown>;
  /** Compares the result with what is stored. Throws where they differ. */
  verify?(hand: Hand): void | Promise<void>;
}

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

/** A database with one table. */
function createDatabase(file: string, table: string): void {
  using database = new DatabaseSync(file);
  database.exec(`create table ${table} (id integer primary key, email text)`);
}

export const jobs: readonly Job[] = [
  {
    id: 'owner',
    async prepare(stage, table) {
      const { owners } = (await stage.stored(urnOf(table), 'ownership')) as Owners;
      const person = owners.find(({ owner }) => owner.startsWith('urn:li:corpuser:'))?.owner ?? '';
      const info = (await stage.stored(person, 'corpUserInfo')) as { displayName: string; email: string };
      return {
        async perform(hand) {
          await find(hand, table);
          await hand.use(
            hand.page.getByRole('complementary').getByRole('link', { name: info.displayName }).first(),
          );
          await hand.page.getByRole('heading', { name: info.displayName, level: 1 }).waitFor();
          await hand.page.getByRole('link', { name: info.email }).waitFor();
        },
      };
    },
  },
  {
    id: 'column',
    async prepare(stage, table) {
      const { fields } = (await stage.stored(urnOf(table), 'schemaMetadata')) as Schema;
      const { fieldPath, description = '' } = fields.find((field) => field.description) ?? { fieldPath: '' };
      assert.notEqual(description, '');
      return {
        async perform(hand) {
          await find(hand, table);
          const panel = await openColumn(hand, fieldPath);
          await panel.getByText(description).first().waitFor();
        },
      };
    },
  },
  {
    id: 'source',
    async prepare(stage, table) {
      const { fineGrainedLineages } = (await stage.stored(urnOf(table), 'upstreamLineage')) as Lineage;
      const [edge] = fineGrainedLineages;
      const source = columnOf(edge?.upstreams[0]);
      return {
        async perform(hand) {
          await find(hand, table);
          const panel = await openColumn(hand, columnOf(edge?.downstreams[0]));
          await hand.use(panel.getByRole('link', { name: source, exact: true }).first());
          await hand.page.getByRole('region', { name: `Column ${source}` }).waitFor();
        },
        verify: (hand) => assert.ok(edge?.upstreams[0]?.includes(urnShown(hand))),
      };
    },
  },
  {
    id: 'impact',
    async prepare(stage, table) {
      const { searchAcrossLineage } = await stage.graphql(
        'query ($urn: String!) { searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", count: 1000 }) { searchResults { entity { urn } } } }',
        { urn: urnOf(table) },
      );
      const found = (searchAcrossLineage as { searchResults: { entity: { urn: string } }[] }).searchResults;
      let saved = '';
      return {
        async perform(hand) {
          await find(hand, table);
          await openTab(hand, 'Lineage');
          await hand.use(hand.page.getByRole('link', { name: 'Impact', exact: true }));
          const download = hand.page.waitForEvent('download');
          await hand.use(hand.page.getByRole('button', { name: 'Save as CSV' }));
          saved = await (await download).path();
        },
        async verify() {
          const text = await readFile(saved, 'utf8');
          assert.ok(found.length > 5);
          for (const { entity } of found) assert.ok(text.includes(entity.urn), entity.urn);
        },
      };
    },
  },
  {
    id: 'document',
    prepare(stage, table) {
      const text = 'Counted once a day.';
      return {
        async perform(hand) {
          await find(hand, table);
          await openTab(hand, 'Documentation');
          await hand.use(hand.page.getByRole('button', { name: 'Edit the description' }));
          await hand.write(hand.page.getByRole('main').getByRole('textbox').first(), ` ${text}`);
          await hand.use(hand.page.getByRole('button', { name: 'Save', exact: true }));
          await told(hand, 'Description changed');
          await hand.page.getByRole('main').getByText(text).first().waitFor();
        },
        async verify() {
          const { description } = (await stage.stored(urnOf(table), 'editableDatasetProperties')) as {
            description: string;
          };
          assert.ok(description.includes(text), description);
        },
      };
    },
  },
  {
    id: 'tagMany',
    prepare(stage, table) {
      const words = table.replace('fct_', 'stg_').replace('returns', 'erp').replace('payments', 'crm');
      let names = 0;
      return {
        async perform(hand) {
          const { page } = hand;
          await hand.search(words);
          await hand.submit();
          await hand.choose(page.getByRole('checkbox', { name: /^Choose / }).first());
          await hand.use(page.getByRole('button', { name: /^Choose all \d+ on this page/ }), 'a');
          names = await page
            .getByRole('main')
            .locator('article, li')
            .getByRole('checkbox', { name: /^Choose / })
            .count();
          await hand.use(page.getByRole('button', { name: 'Edit', exact: true }), 'e');
          await pickNamed(hand, 'Add a tag');
          await pickNamed(hand, 'Experimental');
          await told(hand, /^Tag Experimental added: \d+ entities/);
        },
        async verify() {
          const { searchAcrossEntities } = await stage.graphql(
            'query ($words: String!) { searchAcrossEntities(input: { query: $words, count: 20 }) { searchResults { entity { ... on Dataset { tags { tags { tag { urn } } } } } } } }',
            { words },
          );
          const tagged =
            JSON.stringify(searchAcrossEntities).split('urn:li:tag:tarnfell-experimental').length - 1;
          assert.ok(tagged >= Math.min(names, 10), `${tagged} of ${names}`);
        },
      };
    },
  },
  {
    id: 'term',
    prepare(stage, table) {
      const name = `Term for ${table}`;
      return {
        async perform(hand) {
          const { page } = hand;
          await hand.use(page.getByRole('link', { name: 'Govern', exact: true }));
          await hand.use(page.getByRole('button', { name: 'New term', exact: true }));
          const form = page.getByRole('dialog');
          await hand.write(form.getByLabel('Name'), name);
          await hand.use(form.getByRole('button', { name: 'Create' }));
          await told(hand, `${name} created`);
          await find(hand, table);
          await addLabel(hand, 'Add a term', name);
          await told(hand, `Term ${name} added`);
        },
        async verify() {
          const { terms } = (await stage.stored(urnOf(table), 'glossaryTerms')) as {
            terms: { urn: string }[];
          };
          assert.partialDeepStrictEqual(await stage.stored(terms.at(-1)?.urn ?? '', 'glossaryTermInfo'), {
            name,
          });
        },
      };
    },
  },
  {
    id: 'trust',
    async prepare(stage, table) {
      const { dataset } = await stage.graphql(
        'query ($urn: String!) { dataset(urn: $urn) { assertions(start: 0, count: 1) { total } } }',
        { urn: urnOf(table) },
      );
      const { total } = (dataset as { assertions: { total: number } }).assertions;
      return {
        async perform(hand) {
          await find(hand, table);
          await openTab(hand, 'Quality');
          await hand.page.getByRole('heading', { name: new RegExp(`^Assertions\\s*${total}$`) }).waitFor();
          await hand.page.getByRole('heading', { name: /^Incidents/ }).waitFor();
        },
      };
    },
  },
  {
    id: 'connect',
    prepare(stage, table) {
      const file = join(stage.server.home, `${table}.db`);
      const found = table.replace('fct_', 'web_');
      createDatabase(file, found);
      return {
        async perform(hand) {
          const { page } = hand;
          await hand.use(page.getByRole('link', { name: 'Ingestion', exact: true }));
          await hand.use(page.getByRole('link', { name: 'New source', exact: true }));
          await hand.use(page.getByRole('link', { name: /^SQLite/ }));
          await hand.write(page.getByLabel('Name'), `Shop, ${found}`);
          const recipe = `source:\n  type: sqlite\n  config:\n    database: ${file}\n`;
          await hand.replace(page.getByLabel('Recipe', { exact: true }), recipe);
          await hand.use(page.getByRole('button', { name: 'Create and run' }));
          await page.getByRole('status').filter({ hasText: 'Succeeded' }).waitFor();
          await hand.use(page.getByRole('link', { name: found, exact: true }));
          await page.getByRole('heading', { name: found, level: 1 }).waitFor();
          await page.getByRole('button', { name: 'Look at the column email', exact: true }).waitFor();
        },
        async verify(hand) {
          const { fields } = (await stage.stored(urnShown(hand), 'schemaMetadata')) as Schema;
          assert.deepEqual(
            fields.map(({ fieldPath }) => fieldPath),
            ['id', 'email'],
          );
        },
      };
    },
  },
  {
    id: 'role',
    prepare(stage, table) {
      const person = table === 'fct_returns' ? 'Priya Raman' : 'Elin Sandberg';
      const urn = `urn:li:corpuser:${person.toLowerCase().replace(' ', '.')}@tarnfell.example`;
      return {
        async perform(hand) {
          const { page } = hand;
          await hand.use(page.getByRole('link', { name: 'Settings', exact: true }));
          await hand.use(page.getByRole('link', { name: 'Roles', exact: true }));
          await hand.use(page.getByRole('button', { name: 'Assign the role Editor' }));
          await pickNamed(hand, person);
          await told(hand, `${person} has the role Editor`);
        },
        async verify() {
          assert.deepEqual(await stage.stored(urn, 'roleMembership'), {
            roles: ['urn:li:dataHubRole:Editor'],
          });
        },
      };
    },
  },
];
