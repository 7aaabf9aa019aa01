import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { propertyCarriersQuery } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import { number } from '../../texts/format.ts';
import { carriersInput, fieldOf } from './property-draft.ts';

/** How many entities have a value of a property; undefined until it was read. */
export function useCarriers(property: DefinedPropertyFragment): number | undefined {
  const input = carriersInput(property);
  const { data } = useQuery({
    ...read(propertyCarriersQuery, { input }),
    // Without a type that a search knows, it would find everything.
    enabled: input.types.length > 0,
  });
  return input.types.length === 0 ? 0 : data?.searchAcrossEntities?.total;
}

/** The number of entities that have a property, which leads to them. */
export function Carriers({ property }: { readonly property: DefinedPropertyFragment }) {
  const count = useCarriers(property);
  if (count === undefined) return null;
  if (count === 0) return 0;
  return (
    <Link
      to="/search"
      search={{ q: '', filters: {}, where: `${fieldOf(property.urn)}:*`, view: 'none', page: 1 }}
    >
      {number(count)}
    </Link>
  );
}
