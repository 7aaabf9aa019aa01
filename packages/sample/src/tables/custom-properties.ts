import { createRandom } from '../random.ts';
import type { Table } from './table.ts';

/** What the platform says about a dataset. */
export function customPropertiesOf(table: Table): Record<string, string> {
  const { platform, layer, path, name } = table;
  const random = createRandom(`custom properties of ${table.id}`);
  switch (platform) {
    case 'kafka':
      return {
        Partitions: String(name.startsWith('web.') ? 48 : random.pick([6, 12, 24])),
        'Replication Factor': '3',
        'retention.ms': name.startsWith('cdc.') ? '-1' : '604800000',
        'cleanup.policy': name.startsWith('cdc.') ? 'compact' : 'delete',
      };
    case 'iceberg':
      return {
        'format-version': '2',
        'write.format.default': 'parquet',
        location: `s3://tarnfell-lake/warehouse/${path[1] ?? ''}/${name}`,
      };
    case 's3':
      return { format: layer === 'file' && path[1]?.startsWith('partner') ? 'csv' : 'parquet' };
    case 'dbt':
      return {
        node_type: 'model',
        materialization: layer === 'staging' || layer === 'report' ? 'view' : 'table',
        dbt_unique_id: `model.tarnfell.${name}`,
        dbt_file_path: `models/${path[1] ?? ''}/${name}.sql`,
      };
    case 'snowflake':
      return layer === 'mart' && name.startsWith('fct_')
        ? { CLUSTERING_KEY: `LINEAR(${clusterKey(table)})` }
        : {};
    case 'postgres':
      return {};
  }
}

const clusterKey = ({ columns }: Table): string =>
  columns.find(({ type }) => type === 'date')?.name ?? columns[0]?.name ?? '';
