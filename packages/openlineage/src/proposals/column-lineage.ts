import type { JsonObject } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import type { EventDataset } from '../events/event.ts';
import { parseIdentifier } from '../events/parse-event.ts';
import { fieldUrnOf } from '../naming/dataset-urn.ts';
import type { DatasetUrns } from './datasets.ts';

/** How sure a lineage is that a program has worked out, as DataHub says it. */
const confidenceScore = 0.5;

/** The column-level lineage of a dataset from its facet `columnLineage`: an entry for each field that comes from others. */
export function columnLineageOf(
  dataset: EventDataset,
  urns: DatasetUrns,
  query: string | undefined,
): JsonObject[] {
  const facet = dataset.facets.get('columnLineage');
  const fields = facet?.object('fields');
  if (!fields) return [];
  return Object.keys(fields.json).flatMap((name) => {
    const inputs = fields.object(name)?.objects('inputFields') ?? [];
    if (inputs.length === 0) return [];
    const upstreams = inputs.map((input) =>
      fieldUrnOf(urns.of(parseIdentifier(input)), input.requiredString('field')),
    );
    const transformOperation = operationOf(inputs, query);
    return [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [...new Set(upstreams)].sort(),
        downstreamType: 'FIELD_SET',
        downstreams: [fieldUrnOf(urns.of(dataset), name)],
        confidenceScore,
        ...(transformOperation && { transformOperation }),
      },
    ];
  });
}

/** `DIRECT:AGGREGATION,INDIRECT:JOIN`, and the query where it is known. */
function operationOf(inputs: readonly Parameters[], query: string | undefined): string {
  const kinds = inputs.flatMap((input) =>
    transformationsOf(input).map((transformation) =>
      [transformation.string('type'), transformation.string('subtype')].filter(Boolean).join(':'),
    ),
  );
  const all = [...new Set(kinds)]
    .filter((kind) => kind !== '')
    .sort()
    .join(',');
  if (!query) return all;
  return all === '' ? query : `-- ${all}\n${query}`;
}

const transformationsOf = (input: Parameters): Parameters[] => input.objects('transformations') ?? [];
