import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unusedDatasetsQuery } from '../../../gen/analytics/usage/usage.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { usageTexts as texts } from '../../texts/usage-analytics.ts';

/** Datasets that are named; a link leads to all. */
const most = 6;

/** Datasets that nobody has queried lately, and that nobody might miss. */
export function Unused() {
  const { data, error } = useQuery(
    read(unusedDatasetsQuery, {
      input: {
        types: ['DATASET'],
        query: '*',
        count: most,
        orFilters: [{ and: [{ field: 'isUsed', values: ['false'] }] }],
        searchFlags: { skipAggregates: true, skipHighlighting: true },
      },
    }),
  );
  const found = data?.searchAcrossEntities;
  if (!found && !error) return null;
  return (
    <section className="ranking">
      <h2>{texts.unused}</h2>
      {error && <p role="alert">{messageOf(error)}</p>}
      {found && (
        <>
          <p className="faint">{texts.unusedNote(found.total)}</p>
          <ul className="unused">
            {found.searchResults.map(({ entity }) => (
              <li key={entity.urn}>
                <EntityLink urn={entity.urn} name={entity.card.name} />
              </li>
            ))}
          </ul>
          {found.total > most && (
            <Link
              className="unused__all"
              to="/search"
              search={{
                q: '',
                filters: { _entityType: ['DATASET'], isUsed: ['false'] },
                view: 'none',
                page: 1,
              }}
            >
              {texts.allUnused(found.total)}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
