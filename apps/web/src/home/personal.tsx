import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meQuery, ownedQuery } from '../../gen/home/personal.ts';
import { read } from '../data/query-client.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import { placeOf } from '../entity/presentations.ts';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { keptVisits } from './visits.ts';

/** Assets of the reader that are listed; a link leads to the rest. */
const most = 12;

/** What concerns the reader: announcements, own assets, and pages that were open before. Nothing of it holds the page up. */
export function Personal() {
  const { data } = useQuery(read(meQuery, {}));
  const urn = data?.me?.corpUser.urn;
  const posts = (data?.listPosts?.posts ?? []).filter(
    ({ postType }) => postType === 'HOME_PAGE_ANNOUNCEMENT',
  );
  const visits = keptVisits();
  return (
    <>
      {posts.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts">{texts.home.announcements}</h2>
          {posts.map(({ urn: post, content }) => (
            <article key={post} className="post">
              <h3>
                {content.link && isSafe(content.link) ? (
                  <a href={content.link}>{content.title}</a>
                ) : (
                  content.title
                )}
              </h3>
              {content.description && <p>{content.description}</p>}
            </article>
          ))}
        </section>
      )}
      {urn && <Owned urn={urn} />}
      {visits.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{texts.home.recent}</h2>
          <ul className="values">
            {visits.map((visit) => (
              <li key={visit.urn}>
                <EntityLink urn={visit.urn} name={visit.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Owned({ urn }: { readonly urn: string }) {
  const { data } = useQuery(
    read(ownedQuery, {
      input: {
        query: '*',
        count: most,
        orFilters: [{ and: [{ field: 'owners', values: [urn] }] }],
        searchFlags: { skipAggregates: true, skipHighlighting: true },
      },
    }),
  );
  const found = data?.searchAcrossEntities;
  if (!found?.total) return null;
  return (
    <section aria-labelledby="owned">
      <h2 id="owned">
        {texts.home.owned} <span className="faint">{number(found.total)}</span>
      </h2>
      <ul className="values">
        {found.searchResults.map(({ entity }) => (
          <li key={entity.urn}>
            <EntityLink urn={entity.urn} name={entity.card.name} />
          </li>
        ))}
      </ul>
      {found.total > most && (
        <Link to="/$type/$urn" params={{ type: placeOf(urn).path, urn }}>
          {texts.home.allOwned}
        </Link>
      )}
    </section>
  );
}

/** Somebody wrote it: it must lead to a page, and run nothing. */
const isSafe = (link: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(link);
