import { compilePatterns } from '../../definitions/configuration.ts';
import type { Report } from '../../definitions/report.ts';
import type { DbtConfig } from './config.ts';
import { qualifiedName } from './node-urns.ts';
import { type DbtNode, isInTarget } from './nodes.ts';

/** The nodes that the recipe includes. Of a source and a model of one table, the model. */
export function selectNodes(all: readonly DbtNode[], config: DbtConfig, report: Report): DbtNode[] {
  const { database_pattern, schema_pattern, table_pattern } = config.materialized_node_pattern;
  const allows = {
    id: compilePatterns(config.node_name_pattern),
    database: compilePatterns(database_pattern),
    schema: compilePatterns(schema_pattern),
    table: compilePatterns(table_pattern),
  };
  const included = all.filter((node) => {
    const isIncluded =
      allows.id(node.id) &&
      (!node.database ||
        (allows.database(node.database) &&
          allows.schema(`${node.database}.${node.manifest.schema}`) &&
          allows.table(qualifiedName(node))));
    if (!isIncluded) report.count('nodes_filtered');
    return isIncluded;
  });
  return config.drop_duplicate_sources ? dropDuplicates(included, report) : included;
}

function dropDuplicates(nodes: readonly DbtNode[], report: Report): DbtNode[] {
  const models = new Map(
    nodes
      .filter((node) => node.type === 'model' && isInTarget(node))
      .map((node) => [qualifiedName(node), node.id]),
  );
  const replaced = new Map<string, string>();
  const kept = nodes.filter((node) => {
    const model = node.type === 'source' ? models.get(qualifiedName(node)) : undefined;
    if (model === undefined) return true;
    replaced.set(node.id, model);
    report.warn({
      title: 'A source and a model have one table',
      message: `The source is left out, since both would have the same URN. Refer to ${model} by ref() instead.`,
      context: node.id,
    });
    return false;
  });
  for (const node of kept) node.upstreams = node.upstreams.map((id) => replaced.get(id) ?? id);
  return kept;
}
