import '../../search/search-page.css';
import '../quality/quality.css';
import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '../../../gen/entity/related/related.ts';
import { read } from '../../data/query-client.ts';
import { Result } from '../../search/result.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { relatedTexts } from '../../texts/related.ts';
import { typeOfUrn } from '../presentations.ts';
import { type RelatedList, relatedOf } from './related-of.ts';

/** Entities that are read of one relationship; who has more follows the lineage, or searches. */
const most = 200;

/** What belongs to an entity without being in it: the members of a group, the charts of a dashboard. */
export function Related({ urn }: { readonly urn: string }) {
  return (
    <div className="quality">
      {relatedOf(typeOfUrn(urn)).map((list) => (
        <List key={list.head} urn={urn} list={list} />
      ))}
    </div>
  );
}

function List({
  urn,
  list: { head, types, direction },
}: {
  readonly urn: string;
  readonly list: RelatedList;
}) {
  const input = { types, direction, start: 0, count: most };
  const { data, error, refetch } = useQuery(read(relatedQuery, { urn, input }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.entity?.relationships;
  const entities = new Map(
    (found?.relationships ?? []).flatMap(({ entity }) => (entity ? [[entity.urn, entity]] : [])),
  );
  const total = found?.total ?? 0;
  return (
    <section>
      <h2>
        {head} <span className="faint">{number(total)}</span>
      </h2>
      {entities.size === 0 ? (
        <p className="faint">{relatedTexts.none}</p>
      ) : (
        <ol className="results">
          {[...entities.values()].map((entity) => (
            <Result key={entity.urn} result={{ entity, matchedFields: [] }} />
          ))}
        </ol>
      )}
      {total > most && <p className="faint">{relatedTexts.more(number(most), number(total))}</p>}
    </section>
  );
}
