import './browse-page.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { browseQuery } from '../../gen/browse/browse.ts';
import { read } from '../data/query-client.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import { Failure, Loading } from '../shell/states.tsx';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { useFold } from '../ui/use-fold.tsx';
import { loadDomains, loadGlossary } from './load-branches.ts';
import { TreeLevel } from './tree-level.tsx';

/** Platforms, tags or people that are shown before all of them are. */
const mostLinks = 16;

/** Ways to what nobody has a word for yet: by place, meaning and people. */
export function BrowsePage() {
  const { data, error, refetch } = useQuery(read(browseQuery, {}));
  useEffect(() => {
    document.title = `${texts.browse.title} – ${texts.name}`;
  }, []);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const facets = data.aggregateAcrossEntities?.facets ?? [];
  const linksOf = (field: string) =>
    facets
      .find((facet) => facet.field === field)
      ?.aggregations.map(({ value, count, entity }) => ({
        urn: value,
        name: entity?.card.name ?? value,
        color: entity?.card.color ?? null,
        count,
      })) ?? [];
  const products = (data.searchAcrossEntities?.searchResults ?? []).map(({ entity }) => ({
    urn: entity.urn,
    name: entity.card.name,
    color: null,
    count: undefined,
  }));
  return (
    <div className="browse">
      <h1>{texts.browse.title}</h1>
      <Part id="platforms" head={texts.browse.platforms}>
        <Links links={linksOf('platform')} />
      </Part>
      <Part id="domains" head={texts.browse.domains}>
        <TreeLevel tree="domains" load={loadDomains} />
      </Part>
      <Part id="glossary" head={texts.browse.glossary}>
        <TreeLevel tree="glossary" load={loadGlossary} />
      </Part>
      <Part id="products" head={texts.browse.products}>
        <Links links={products} />
      </Part>
      <Part id="tags" head={texts.browse.tags}>
        <Links links={linksOf('tags')} />
      </Part>
      <Part id="owners" head={texts.browse.owners}>
        <Links links={linksOf('owners')} />
      </Part>
    </div>
  );
}

function Part({
  id,
  head,
  children,
}: {
  readonly id: string;
  readonly head: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{head}</h2>
      {children}
    </section>
  );
}

interface LinksProps {
  readonly links: readonly {
    readonly urn: string;
    readonly name: string;
    readonly color: string | null;
    readonly count: number | undefined;
  }[];
}

function Links({ links }: LinksProps) {
  const { id, shown, button } = useFold(links, mostLinks);
  if (links.length === 0) return <p className="faint">{texts.browse.none}</p>;
  return (
    <>
      <ul className="values" id={id}>
        {shown.map(({ urn, name, color, count }) => (
          <li key={urn}>
            <EntityLink urn={urn} name={name} color={color} />{' '}
            {count !== undefined && <span className="faint">{number(count)}</span>}
          </li>
        ))}
      </ul>
      {button}
    </>
  );
}
