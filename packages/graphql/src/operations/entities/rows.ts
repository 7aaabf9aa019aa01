import DataLoader from 'dataloader';
import type { GraphqlContext } from '../../context.ts';

type Rows = Awaited<ReturnType<GraphqlContext['session']['entities']>>[number]['aspects'];

const loaders = new WeakMap<GraphqlContext['session'], DataLoader<string, Rows>>();

/** Every aspect of an entity, with who wrote it and when. All that a level of a query asks for are read together. */
export function rowsOf(urn: string, { session }: Pick<GraphqlContext, 'session'>): Promise<Rows> {
  let loader = loaders.get(session);
  if (!loader) {
    loader = new DataLoader<string, Rows>(
      async (urns) => {
        const found = new Map((await session.entities(urns)).map((view) => [view.urn, view.aspects]));
        return urns.map((each) => found.get(each) ?? []);
      },
      { maxBatchSize: 100 },
    );
    loaders.set(session, loader);
  }
  return loader.load(urn);
}
