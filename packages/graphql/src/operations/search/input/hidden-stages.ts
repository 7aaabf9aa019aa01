import { searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../../context.ts';

/** As many as DataHub reads. */
const maxStages = 1000;

const cache = new WeakMap<GraphqlContext, Promise<readonly string[]>>();

/** The lifecycle stages whose entities searches leave out; they are read once for each request. */
export function hiddenStages(context: GraphqlContext): Promise<readonly string[]> {
  const known = cache.get(context) ?? readHiddenStages(context);
  cache.set(context, known);
  return known;
}

async function readHiddenStages({ session, aspects }: GraphqlContext): Promise<readonly string[]> {
  const { hits } = await session.search(
    searchQuery({ entityTypes: ['lifecycleStageType'], count: maxStages }),
  );
  const infos = await Promise.all(hits.map(({ urn }) => aspects.load(urn, 'lifecycleStageTypeInfo')));
  return hits.flatMap(({ urn }, at) => {
    const settings = infos[at]?.settings as JsonObject | undefined;
    return settings?.hideInSearch === true ? [urn] : [];
  });
}
