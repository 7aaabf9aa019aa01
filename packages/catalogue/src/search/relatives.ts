import type { Store } from '../ports/store.ts';
import type { Relatives } from './expand-hierarchy.ts';

/** The parents and children of entities, as the edges of a store have them. */
export const relativesIn =
  (store: Store): Relatives =>
  async (urn, towards) => {
    const edges = await store.edges(urn, towards === 'parents' ? 'outgoing' : 'incoming');
    const type = `${urn.split(':', 3).join(':')}:`;
    return edges
      .filter((edge) => edge.type === 'IsPartOf')
      .map(({ source, destination }) => (towards === 'parents' ? destination : source))
      .filter((relative) => relative.startsWith(type));
  };
