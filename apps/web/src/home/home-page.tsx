import './home-page.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { homeQuery } from '../../gen/home/home.ts';
import { read } from '../data/query-client.ts';
import { presentationOf } from '../entity/presentations.ts';
import { SearchBox } from '../search/search-box.tsx';
import { Empty, Failure } from '../shell/states.tsx';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Personal } from './personal.tsx';

/** The search, and ways in. */
export function HomePage() {
  return (
    <div className="home">
      <h1>{texts.home.title}</h1>
      <SearchBox isLarge />
      <WaysIn />
    </div>
  );
}

function WaysIn() {
  const { data, error, refetch } = useQuery(read(homeQuery, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const facets = data.aggregateAcrossEntities?.facets ?? [];
  const valuesOf = (field: string) => facets.find((facet) => facet.field === field)?.aggregations ?? [];
  const types = valuesOf('_entityType');
  if (types.length === 0)
    return (
      <Empty
        hint={
          <>
            {texts.home.fill} <a href="/docs/quickstart">{texts.home.quickstart}</a>
          </>
        }
      >
        {texts.home.empty}
      </Empty>
    );
  return (
    <div className="home__ways">
      <section aria-labelledby="types">
        <h2 id="types">{texts.home.types}</h2>
        <ul className="tiles">
          {types.map(({ value, count }) => (
            <li key={value}>
              <Link to="/search" search={{ q: '', filters: { _entityType: [value] }, page: 1 }}>
                <Icon name={presentationOf(value).icon} size={20} />
                <span>{presentationOf(value).plural}</span>
                <span className="tiles__count">{number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Values head={texts.home.platforms} field="platform" values={valuesOf('platform')} />
      <Values head={texts.home.domains} field="domains" values={valuesOf('domains')} />
      <Personal />
    </div>
  );
}

interface ValuesProps {
  readonly head: string;
  readonly field: string;
  readonly values: readonly {
    readonly value: string;
    readonly count: number;
    readonly entity: { readonly card: { readonly name: string } } | null;
  }[];
}

/** The values of a facet, each of which leads to what has it. */
function Values({ head, field, values }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby={field}>
      <h2 id={field}>{head}</h2>
      <ul className="values">
        {values.map(({ value, count, entity }) => (
          <li key={value}>
            <Link to="/search" search={{ q: '', filters: { [field]: [value] }, page: 1 }}>
              {entity?.card.name ?? value}
            </Link>{' '}
            <span className="faint">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
