import { Link } from '@tanstack/react-router';
import type { HomeQuery } from '../../gen/home/home.ts';
import { presentationOf } from '../entity/presentations.ts';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';

type Facets = NonNullable<NonNullable<HomeQuery['aggregateAcrossEntities']>['facets']>;
type Value = Facets[number]['aggregations'][number];

/** Values of each kind that are listed; Browse has all. */
const most = { types: 10, others: 6 };

/** What the catalogue has, by type, platform and domain: each leads to a search. */
export function WaysIn({ facets }: { readonly facets: Facets }) {
  const valuesOf = (field: string) => facets.find((facet) => facet.field === field)?.aggregations ?? [];
  return (
    <aside className="ways">
      <Way
        head={texts.home.types}
        field="_entityType"
        values={valuesOf('_entityType')}
        most={most.types}
        nameOf={({ value }) => (
          <>
            <Icon name={presentationOf(value).icon} />
            {presentationOf(value).plural}
          </>
        )}
      />
      {(['platform', 'domains'] as const).map((field) => (
        <Way
          key={field}
          head={field === 'platform' ? texts.home.platforms : texts.home.domains}
          field={field}
          values={valuesOf(field)}
          most={most.others}
          nameOf={({ value, entity }) => <bdi>{entity?.card.name ?? value}</bdi>}
        />
      ))}
    </aside>
  );
}

interface WayProps {
  readonly head: string;
  readonly field: string;
  readonly values: readonly Value[];
  readonly most: number;
  readonly nameOf: (value: Value) => React.ReactNode;
}

/** The values of a facet that most entities have. */
function Way({ head, field, values, most, nameOf }: WayProps) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby={field}>
      <h2 id={field}>{head}</h2>
      <ul className="ways__values">
        {values.slice(0, most).map((each) => (
          <li key={each.value}>
            <Link to="/search" search={{ q: '', filters: { [field]: [each.value] }, view: 'none', page: 1 }}>
              <span className="ways__name">{nameOf(each)}</span>
              <span className="ways__count">{number(each.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {values.length > most && (
        <Link to="/browse" className="ways__all" aria-label={`${texts.home.all}: ${head}`}>
          {texts.home.all}
        </Link>
      )}
    </section>
  );
}
