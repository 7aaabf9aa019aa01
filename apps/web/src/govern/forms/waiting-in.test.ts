import { expect, it } from 'vitest';
import type { WaitingFormsQuery } from '../../../gen/govern/forms/waiting.ts';
import { waitingIn } from './waiting-in.ts';

type Type = 'VERIFICATION' | 'COMPLETION';

const form = (urn: string, type: Type, owners: boolean, isAssignedToMe = false) => ({
  urn,
  info: { name: urn.toUpperCase(), type, actors: { owners, isAssignedToMe } },
});

const facet = (field: string, ...values: readonly (readonly [ReturnType<typeof form>, number])[]) => ({
  field,
  aggregations: values.map(([entity, count]) => ({ value: entity.urn, count, entity })),
});

const a = form('a', 'COMPLETION', true);
const b = form('b', 'VERIFICATION', true);
const mine = form('c', 'COMPLETION', false, true);
const others = form('d', 'COMPLETION', false);

it('tells which forms wait for owners, and for those whom they name', () => {
  const data: WaitingFormsQuery = {
    owned: {
      facets: [
        facet('incompleteForms', [a, 1], [mine, 1], [others, 5]),
        facet('completedForms', [a, 3], [b, 4]),
        facet('verifiedForms', [b, 2]),
      ],
    },
    all: { facets: [facet('incompleteForms', [a, 9], [mine, 7], [others, 5])] },
  };
  expect(waitingIn(data)).toEqual([
    { urn: 'c', name: 'C', open: 7, isOfOwned: false },
    { urn: 'b', name: 'B', open: 2, isOfOwned: true },
    { urn: 'a', name: 'A', open: 1, isOfOwned: true },
  ]);
});

it('has nothing where everything is done, or nothing is known', () => {
  const done = { facets: [facet('completedForms', [a, 3], [b, 4]), facet('verifiedForms', [b, 4])] };
  expect(waitingIn({ owned: done, all: done })).toEqual([]);
  expect(waitingIn({ owned: null, all: { facets: null } })).toEqual([]);
});
