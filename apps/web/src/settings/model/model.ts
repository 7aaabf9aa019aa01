import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../data/request.ts';

export interface AspectSpec {
  readonly name: string;
  readonly isTimeSeries: boolean;
  readonly isKey: boolean;
}

export interface EntitySpec {
  readonly name: string;
  readonly aspects: readonly AspectSpec[];
}

interface WireAspect {
  readonly aspectAnnotation: { readonly name: string; readonly timeseries: boolean };
}

interface WireEntity {
  readonly name: string;
  readonly keyAspectSpec: WireAspect;
  readonly aspectSpecs: readonly WireAspect[];
}

/** More than a model has. */
const most = 1000;

/** The types of the server's model, in the order of their names, those of extensions among them. */
export const modelQuery = queryOptions({
  queryKey: ['Model'],
  queryFn: async ({ signal }): Promise<readonly EntitySpec[]> => {
    const path = `/openapi/v1/registry/models/entity/specifications?count=${most}`;
    const { elements } = (await getJson(path, signal)) as { readonly elements: readonly WireEntity[] };
    return elements.map(entityOf).sort((a, b) => a.name.localeCompare(b.name));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** An entity type as the server describes it. Its key comes first. */
export const entityOf = ({ name, keyAspectSpec, aspectSpecs }: WireEntity): EntitySpec => ({
  name,
  aspects: [
    aspectOf(keyAspectSpec, true),
    ...aspectSpecs
      .filter(({ aspectAnnotation }) => aspectAnnotation.name !== keyAspectSpec.aspectAnnotation.name)
      .map((aspect) => aspectOf(aspect, false)),
  ],
});

const aspectOf = ({ aspectAnnotation: { name, timeseries } }: WireAspect, isKey: boolean): AspectSpec => ({
  name,
  isTimeSeries: timeseries,
  isKey,
});

/** How many entities there are of each type, those that were removed left out. */
export const entityCountsQuery = (types: readonly string[]) =>
  queryOptions({
    queryKey: ['ModelCounts', types],
    queryFn: async ({ signal }) =>
      readValue<Readonly<Record<string, number>>>(
        await sendJson('POST', '/entities?action=batchGetTotalEntityCount', { entities: types }, { signal }),
      ),
  });

/** How many entities of a type have each versioned aspect. The server answers for one aspect at a time. */
export const aspectCountsQuery = ({ name, aspects }: EntitySpec) =>
  queryOptions({
    queryKey: ['ModelAspectCounts', name],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
      const counts: Record<string, number> = {};
      for (const { name: aspect, isTimeSeries } of aspects)
        if (!isTimeSeries)
          counts[aspect] = readValue<number>(
            await sendJson(
              'POST',
              '/aspects?action=getCount',
              { aspect, urnLike: `urn:li:${name}:%` },
              { signal },
            ),
          );
      return counts;
    },
  });

const readValue = <Value>(answer: unknown): Value => (answer as { readonly value: Value }).value;

/** Where the reference describes an entity type, or one of its aspects. */
export const referenceOf = (type: string, aspect?: string): string =>
  `/docs/generated/metamodel/entities/${type}${aspect === undefined ? '' : `#${aspect.toLowerCase()}`}`;
