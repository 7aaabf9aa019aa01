import type { Colophon, Filter, FilterCriterion } from '@colophon/sdk';
import type { EntityChangeEvent } from '../definitions/event.ts';
import { typeOf, urnParts } from '../messages/names.ts';
import type { Follow } from './configuration.ts';

/** The entity that a change is about: of a column its dataset, of a run of an assertion what it checks. */
export function changedEntity({
  entityUrn,
  parameters,
}: Pick<EntityChangeEvent, 'entityUrn' | 'parameters'>): string {
  if (typeof parameters?.asserteeUrn === 'string')
    return changedEntity({ entityUrn: parameters.asserteeUrn });
  return typeOf(entityUrn) === 'schemaField' ? (urnParts(entityUrn)[0] ?? entityUrn) : entityUrn;
}

/** Finds out whether a change is about what somebody follows. What it reads of the catalogue, it reads once. */
export function createMatcher(
  catalogue: Colophon,
  change: EntityChangeEvent,
): (follow: Follow) => Promise<boolean> {
  const { entityUrn, modifier } = change;
  const entity = changedEntity(change);
  const about = new Set([entityUrn, entity, modifier]);
  const inViews = new Map<string, Promise<boolean>>();
  const labels = once(() => labelsOf(catalogue, entity));
  const finds = (query: string, entityTypes: readonly string[], filter: Filter): Promise<boolean> =>
    catalogue.search
      .find(query, {
        entityTypes,
        filter: (filter.length > 0 ? filter : [[]]).map((criteria) => [
          ...criteria,
          { field: 'urn', values: [entity] },
        ]),
        // Somebody who follows it should learn that it was removed.
        includeRemoved: true,
      })
      .then(({ total }) => total > 0);
  return async (follow) => {
    if (follow.entity !== undefined) return about.has(follow.entity);
    if (follow.term !== undefined) return about.has(follow.term) || (await labels()).terms.has(follow.term);
    if (follow.domain !== undefined) {
      if (about.has(follow.domain)) return true;
      const { domains } = await labels();
      return isBelow(
        catalogue,
        [...domains, ...(typeOf(entity) === 'domain' ? [entity] : [])],
        follow.domain,
      );
    }
    if (follow.search) return finds(follow.search.query, follow.search.entity_types, []);
    const { view: urn = '' } = follow;
    const isIn = inViews.get(urn) ?? isInView(urn);
    inViews.set(urn, isIn);
    return isIn;
  };

  async function isInView(urn: string): Promise<boolean> {
    const view = await catalogue.aspects.get(urn, 'dataHubViewInfo');
    if (!view) return false;
    const { entityTypes, filter } = view.definition;
    const groups = filter.or?.map(({ and }) => and) ?? (filter.criteria ? [filter.criteria] : []);
    return finds('*', entityTypes, groups as readonly FilterCriterion[][]);
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}

interface Labels {
  readonly terms: ReadonlySet<string>;
  readonly domains: readonly string[];
}

/** The terms of an entity and its columns, and its domains. */
async function labelsOf({ aspects }: Colophon, entity: string): Promise<Labels> {
  const isDataset = typeOf(entity) === 'dataset';
  const { glossaryTerms, domains, editableSchemaMetadata, schemaMetadata } = await aspects.getAll(entity, {
    aspectNames: [
      'glossaryTerms',
      'domains',
      ...(isDataset ? (['editableSchemaMetadata', 'schemaMetadata'] as const) : []),
    ],
  });
  const columns = [
    ...(editableSchemaMetadata?.editableSchemaFieldInfo ?? []),
    ...(schemaMetadata?.fields ?? []),
  ];
  const terms = [glossaryTerms, ...columns.map((column) => column.glossaryTerms)];
  return {
    terms: new Set(terms.flatMap((list) => (list?.terms ?? []).map(({ urn }) => urn))),
    domains: domains?.domains ?? [],
  };
}

/** Whether one of some domains is another one, or anywhere below it. */
async function isBelow({ aspects }: Colophon, domains: readonly string[], other: string): Promise<boolean> {
  const seen = new Set<string>();
  const open = [...domains];
  for (let domain = open.pop(); domain !== undefined; domain = open.pop()) {
    if (domain === other) return true;
    if (seen.has(domain)) continue;
    seen.add(domain);
    const parent = (await aspects.get(domain, 'domainProperties'))?.parentDomain;
    if (parent !== undefined) open.push(parent);
  }
  return false;
}
