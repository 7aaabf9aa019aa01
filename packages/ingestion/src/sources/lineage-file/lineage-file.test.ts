import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aspectOf, readSource, testNow } from '../../testing/read-source.ts';
import { lineageFile } from './source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-lineage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string, config: object = {}) => {
  await writeFile(join(folder, 'lineage.yml'), text);
  return await readSource(lineageFile, { file: 'lineage.yml', ...config }, { folder });
};

const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,eu.orders,DEV)';
const sales = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.sales,PROD)';
const column = (urn: string, name: string) => `urn:li:schemaField:(${urn},${name})`;
const text = `
version: 1
lineage:
  - entity: { name: shop.sales, type: dataset, platform: postgres }
    upstream:
      - entity: { name: orders, type: dataset, env: dev, platform: kafka, platform_instance: eu }
    fineGrainedLineages:
      - upstreams: ["${column(orders, 'amount')}"]
        downstreams: ["${column(sales, 'total')}"]
        transformOperation: SUM
        confidenceScore: 0.9
  - entity: { name: orders, type: dataset, platform: kafka }
`;

it('tableLineage, columnLineage: reads lineage of datasets and columns', async () => {
  const reading = await read(text, { preserve_upstream: false });
  expect(reading.records).toHaveLength(1);
  expect(reading.warnings).toEqual([]);
  expect(aspectOf(reading, sales, 'upstreamLineage')).toEqual({
    upstreams: [
      {
        dataset: orders,
        type: 'TRANSFORMED',
        auditStamp: { time: testNow, actor: 'urn:li:corpUser:ingestion' },
      },
    ],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [column(orders, 'amount')],
        downstreamType: 'FIELD',
        downstreams: [column(sales, 'total')],
        transformOperation: 'SUM',
        confidenceScore: 0.9,
      },
    ],
  });
});

it('owns none of the datasets that it connects, and says when it cannot keep lineage', async () => {
  const { records, warnings } = await read(text);
  expect(records[0]?.owned).toBe(false);
  expect(warnings[0]?.title).toBe('Existing lineage is unknown');
});

it.each([
  ['{ name: a, type: chart, platform: x }', 'lineage.yml:3:30: lineage.0.entity.type: expected dataset'],
  [
    '{ name: "urn:li:dataset:x", type: dataset, platform: x }',
    'expected a plain name, such as shop.orders, not a URN',
  ],
  ['{ name: a, type: dataset, platfrom: x }', 'lineage.0.entity.platfrom is unknown. Did you mean platform?'],
])('names what is wrong with an entity, and where: %s', async (entity, message) => {
  await expect(read(`version: 1\nlineage:\n  - entity: ${entity}\n`)).rejects.toThrow(message);
});

it('names a column that is no URN', async () => {
  const broken = text.replace(column(orders, 'amount'), 'amount');
  await expect(read(broken)).rejects.toThrow(
    'lineage.yml:8:21: lineage.0.fineGrainedLineages.0.upstreams.0: expected the URN of a schema field or a dataset',
  );
});
