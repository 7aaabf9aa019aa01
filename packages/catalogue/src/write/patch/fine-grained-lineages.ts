import { isUrn, type Json, type JsonObject } from '@colophon/schema';
import { levelAt, type Tree, type TreeMap } from './tree.ts';

/** In a path, stands for a lineage without transformation, or without a query. */
const none = 'NONE';

/**
 * Column-level lineage as a patch addresses it: transformation, downstream column, query, upstream column; at the end
 * what is known about this one pair. A lineage of several columns becomes the pairs that it says.
 */
export function toFineGrainedLineages(lineages: readonly Json[]): TreeMap {
  const root: TreeMap = new Map();
  for (const lineage of lineages) {
    if (typeof lineage !== 'object' || lineage === null || Array.isArray(lineage)) continue;
    const transformation = textOf(lineage.transformOperation);
    const confidence: TreeMap = new Map([['confidenceScore', numberOf(lineage.confidenceScore)]]);
    for (const downstream of textsOf(lineage.downstreams)) {
      const upstreams = levelAt(root, [transformation, downstream, textOf(lineage.query)]);
      for (const upstream of textsOf(lineage.upstreams)) upstreams.set(upstream, confidence);
    }
  }
  return root;
}

/** One lineage for each transformation, downstream column and query, with the lowest confidence of its pairs. */
export function fromFineGrainedLineages(root: TreeMap): JsonObject[] {
  const lineages: JsonObject[] = [];
  for (const [transformation, downstreams] of entriesOf(root)) {
    for (const [downstream, queries] of entriesOf(downstreams)) {
      for (const [query, upstreams] of entriesOf(queries)) {
        const pairs = entriesOf(upstreams);
        if (pairs.length === 0) continue;
        const areColumns = pairs.every(([upstream]) => isUrn(upstream, 'schemaField'));
        lineages.push({
          ...(transformation !== none && { transformOperation: transformation }),
          upstreamType: areColumns ? 'FIELD_SET' : 'DATASET',
          upstreams: pairs.map(([upstream]) => upstream),
          downstreamType: 'FIELD',
          downstreams: [downstream],
          ...(query !== none && { query }),
          confidenceScore: Math.min(...pairs.map(([, pair]) => confidenceOf(pair))),
        });
      }
    }
  }
  return lineages;
}

const entriesOf = (tree: Tree): [string, Tree][] => (tree instanceof Map ? [...tree] : []);
const confidenceOf = (pair: Tree): number => numberOf(pair instanceof Map ? pair.get('confidenceScore') : 1);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 1);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : none);
const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
