import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecipe, runRecipe } from '@colophon/ingestion';
import type { ChangeProposal } from '@colophon/sdk';
import { Admin } from '@platformatic/kafka';
import { expect, it, onTestFinished } from 'vitest';
import { readPages } from '../samples/pages.ts';
import { startKafka } from './kafka.ts';
import { missingMariadb, startMariadb } from './mariadb-server.ts';

const pages = await readPages();

/** A page of a guide, whose samples elsewhere are only checked for want of a server. */
function guide(name: string) {
  const found = pages.find(({ page }) => page === `quick-ingestion-guides/${name}.mdx`);
  if (!found) throw new Error(`There is no guide ${name}`);
  const recipe = found.blocks.find(({ title }) => title === 'shop.yml')?.text ?? '';
  return { recipe, source: found.source };
}

/** Runs the recipe of a page with its variables set, and returns what it would write. */
async function runPage(recipe: string, variables: Record<string, string>): Promise<ChangeProposal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-guide-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'shop.yml'), recipe);
  const read = await readRecipe(join(folder, 'shop.yml'), { variables });
  if (read.kind !== 'recipe') throw new Error('The source is not one of Colophon');
  const proposals: ChangeProposal[] = [];
  const { status, report } = await runRecipe(read, {
    replaceSink: () => ({
      async write(written) {
        proposals.push(...written);
        return [];
      },
      close: async () => {},
    }),
  });
  expect([status, report.source.report]).toMatchObject(['SUCCESS', { warnings: [], failures: [] }]);
  return proposals;
}

const datasets = (proposals: readonly ChangeProposal[]) => [
  ...new Set(proposals.map(({ entityUrn }) => entityUrn).filter((urn) => urn.startsWith('urn:li:dataset:'))),
];

it.skipIf(missingMariadb !== undefined)(
  'the rights of the guide to MySQL are enough for its recipe',
  { timeout: 240_000 },
  async () => {
    await using server = await startMariadb();
    await server.run(`create database shop; create table shop.orders (id int primary key);
      create view shop.ids as select id from shop.orders`);
    const { recipe, source } = guide('mysql/setup');
    const statements = ['A user', 'Tables and views of one database'].map((row) => {
      const [, statement] = new RegExp(`^\\| ${row} \\| \`(.*)\` \\|$`, 'm').exec(source) ?? [];
      if (statement === undefined) throw new Error(`The guide has no row "${row}"`);
      return statement.replace('…', 'secret');
    });
    for (const statement of statements) await server.run(statement);
    const proposals = await runPage(recipe, {
      MYSQL_HOST: `127.0.0.1:${server.port}`,
      MYSQL_PWD: 'secret',
    });
    expect(datasets(proposals)).toHaveLength(2);
    expect(proposals.map(({ aspectName }) => aspectName)).toContain('upstreamLineage');
  },
);

it('the recipe of the guide to Kafka reads topics', { timeout: 240_000 }, async () => {
  await using kafka = await startKafka();
  const admin = new Admin({ clientId: 'test', bootstrapBrokers: [kafka.broker] });
  await admin.createTopics({ topics: ['orders'], partitions: 1, replicas: 1 });
  await admin.close();
  const proposals = await runPage(guide('kafka/setup').recipe, {
    KAFKA_BROKER: kafka.broker,
    KAFKA_REGISTRY: kafka.registry,
  });
  expect(datasets(proposals)).toEqual(['urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)']);
});
