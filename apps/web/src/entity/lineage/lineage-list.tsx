import './lineage.css';
import { useQuery } from '@tanstack/react-query';
import { type LineageQuery, lineageQuery } from '../../../gen/entity/lineage/lineage.ts';
import { read } from '../../data/query-client.ts';
import { pathText } from '../../search/path-text.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { EntityLink } from '../entity-link.tsx';

type Found = NonNullable<LineageQuery['searchAcrossLineage']>['searchResults'][number];

/** Entities of each direction that are listed. */
const most = 200;

/** What an entity is made from, and what is made from it, as lists by distance. */
export function LineageList({ urn }: { readonly urn: string }) {
  return (
    <div className="lineage">
      <Direction urn={urn} direction="UPSTREAM" head={texts.lineage.upstream} />
      <Direction urn={urn} direction="DOWNSTREAM" head={texts.lineage.downstream} />
    </div>
  );
}

interface DirectionProps {
  readonly urn: string;
  readonly direction: 'UPSTREAM' | 'DOWNSTREAM';
  readonly head: string;
}

function Direction({ urn, direction, head }: DirectionProps) {
  const { data, error, refetch } = useQuery(read(lineageQuery, { urn, direction, count: most }));
  const found = data?.searchAcrossLineage;
  return (
    <section>
      <h2>
        {head} {found && <span className="faint">{number(found.total)}</span>}
      </h2>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !found && <Loading />}
      {found && found.total === 0 && <p className="faint">{texts.lineage.none}</p>}
      {found &&
        byDegree(found.searchResults).map(([degree, group]) => (
          <div key={degree} className="lineage__hop">
            <h3 className="label">{texts.lineage.hops(degree)}</h3>
            <ul>
              {group.map(({ entity }) => (
                <li key={entity.urn}>
                  <EntityLink urn={entity.urn} name={entity.card.name} />
                  <span className="faint lineage__place">
                    {[entity.card.platform?.card.name, ...pathText(entity.card.path)]
                      .filter(Boolean)
                      .join(' / ')}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

const byDegree = (found: readonly Found[]): readonly (readonly [number, readonly Found[]])[] =>
  [...Map.groupBy(found, ({ degree }) => degree)].sort(([a], [b]) => a - b);
