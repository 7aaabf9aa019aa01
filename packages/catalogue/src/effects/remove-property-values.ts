import { parseUrn, type Registry } from '@colophon/schema';
import { structuredFieldPrefix } from '../project/structured-values.ts';
import type { Criterion } from '../search/query.ts';
import type { Effect } from './effect.ts';
import { findUrns } from './find-urns.ts';
import { objectsAt } from './json-values.ts';
import { definitionAspect } from './structured-properties.ts';

const assignmentsAspect = 'structuredProperties';

/** The values of a property go with its definition. */
export const removePropertyValues: Effect = {
  aspects: [definitionAspect],

  async readSet({ urn, proposal }, { transaction, state, registry }) {
    if (proposal.changeType !== 'DELETE') return [];
    let holders = state.found(questionOf(urn));
    if (!holders) {
      const exists: Criterion = {
        fields: [structuredFieldPrefix + parseUrn(urn).parts.join(',')],
        condition: 'EXISTS',
        values: [],
        negated: false,
      };
      holders = await findUrns(transaction, holderTypesOf(registry), [[exists]]);
      state.setFound(questionOf(urn), holders);
    }
    return holders.map((holder) => ({ urn: holder, aspect: assignmentsAspect, isChanged: true }));
  },

  deleted(_, { state, checked: { urn }, put }) {
    // Values of the same batch, or of one before it in the same transaction, are not found by a search yet.
    const pending = state.rowsWith(assignmentsAspect, urn).map((row) => row.urn);
    for (const holder of new Set([...(state.found(questionOf(urn)) ?? []), ...pending])) {
      const value = state.latest({ urn: holder, aspect: assignmentsAspect })?.value;
      if (!value) continue;
      const properties = objectsAt(value, 'properties').filter(({ propertyUrn }) => propertyUrn !== urn);
      put(holder, assignmentsAspect, { ...value, properties });
    }
  },
};

const questionOf = (property: string): string => `values\n${property}`;

const holderTypesOf = (registry: Registry): string[] =>
  [...registry.entities.keys()].filter((type) => registry.aspectOf(type, assignmentsAspect));
