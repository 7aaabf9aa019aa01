import './home-lists.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { HomeListsQuery } from '../../gen/home/lists.ts';
import { useAccount } from '../account/use-account.ts';
import { useFormActors } from '../govern/forms/use-waiting-forms.ts';
import { dayText } from '../texts/format.ts';
import { homeListsTexts as texts } from '../texts/home-lists.ts';
import { Announcements } from './announcements.tsx';
import { HomeList, Rows } from './home-list.tsx';
import { listsRequest, most, newSince, type Reader, searchFor, useRequest } from './home-requests.ts';
import { noteVisit } from './last-visit.ts';
import { changedRows, named, waitingRows } from './rows.ts';
import { keptVisits } from './visits.ts';
import { WaitingForms } from './waiting-forms.tsx';

/** Waiting for these a moment is better than asking for them twice. */
const staleTime = 5 * 60_000;

/** What concerns the reader; without sign-in, what concerns everybody. Nothing of it holds the search up. */
export function HomeLists() {
  const { account, error } = useAccount();
  if (!account) return error && <Nothing />;
  return account.isSignInOn ? <ListsOfReader /> : <Lists reader={undefined} />;
}

/** No room is kept any longer for what does not come. */
const Nothing = () => <span hidden />;

/** What the groups of a reader own is the reader's, too. */
function ListsOfReader() {
  const { urns, error } = useFormActors();
  if (error) return <Lists reader={undefined} />;
  return urns && <Lists reader={urns} />;
}

function Lists({ reader }: { readonly reader: Reader }) {
  // Once: another time would be another request.
  const [{ now, lastVisit }] = useState(() => ({ now: Date.now(), lastVisit: noteVisit() }));
  const since = newSince(lastVisit, now);
  const lists = useQuery(listsRequest(reader, since));
  const use = useQuery({ ...useRequest(reader, now), staleTime });
  // As what comes in between is typed into the search.
  const data = useDeferredValue(lists.data);
  const used = useDeferredValue(use.data);
  // Without an answer, the search and the ways in are still there.
  if (!data) return lists.error && <Nothing />;
  const queried = (used?.usageOverview?.datasets ?? []).map(({ entity, queryCount }) => ({
    ...named(entity),
    queryCount,
  }));
  const viewed = keptVisits().slice(0, most);
  return (
    <>
      <Announcements posts={data.listPosts?.posts ?? []} />
      <div className="home-lists">
        <Waiting reader={reader} incidents={data.incidents} failing={used?.failing} />
        {reader && <FormsOfReader />}
        <Changes data={data} since={since} isFirst={lastVisit === undefined} />
        {queried.length > 0 && (
          <HomeList
            head={texts.used}
            note={texts.usedWhen}
            more={
              <Link to="/analytics/{-$page}/{-$id}" params={{ page: 'usage' }}>
                {texts.usage}
              </Link>
            }
          >
            <Rows rows={queried} fact={({ queryCount }) => texts.queries(queryCount)} />
          </HomeList>
        )}
        {data.owned && data.owned.total > 0 && (
          <HomeList
            head={texts.owned}
            more={
              data.owned.total > most && (
                <Link to="/search" search={searchFor(reader)}>
                  {texts.all(data.owned.total)}
                </Link>
              )
            }
          >
            <Rows rows={data.owned.searchResults.map(({ entity }) => named(entity))} />
          </HomeList>
        )}
        {viewed.length > 0 && (
          <HomeList head={texts.viewed}>
            <Rows rows={viewed} />
          </HomeList>
        )}
      </div>
    </>
  );
}

const FormsOfReader = () => (
  <div className="home-list home-list--forms">
    <WaitingForms />
  </div>
);

interface WaitingProps {
  readonly reader: Reader;
  readonly incidents: HomeListsQuery['incidents'];
  readonly failing: Parameters<typeof waitingRows>[1];
}

/** Incidents and checks. */
function Waiting({ reader, incidents, failing }: WaitingProps) {
  const rows = waitingRows(incidents, failing).slice(0, most);
  const links = [
    { field: 'hasActiveIncidents', count: incidents?.total ?? 0, text: texts.allIncidents },
    { field: 'hasFailingAssertions', count: failing?.total ?? 0, text: texts.allFailing },
  ].filter(({ count }) => count > 0);
  return (
    <HomeList
      head={reader ? texts.waiting : texts.attention}
      note={reader ? texts.waitingOfWhom : texts.attentionOfWhom}
      more={links.map(({ field, count, text }) => (
        <Link key={field} to="/search" search={searchFor(reader, field)}>
          {text(count)}
        </Link>
      ))}
    >
      {rows.length === 0 && <p>{texts.nothingWaits}</p>}
      <Rows
        rows={rows}
        isBelow
        fact={({ incident }) =>
          incident ? texts.furtherIncidents(incident.title, incident.more) : texts.check
        }
      />
    </HomeList>
  );
}

interface ChangesProps {
  readonly data: HomeListsQuery;
  readonly since: number;
  /** True where nobody was here before: then there is nothing that they have missed. */
  readonly isFirst: boolean;
}

function Changes({ data: { changes, ownChanges }, since, isFirst }: ChangesProps) {
  const rows = changedRows(ownChanges, changes).slice(0, most);
  const { total, isComplete } = changes;
  const without = isComplete ? texts.noChanges : texts.tooMany;
  return (
    <HomeList
      head={isFirst ? texts.changedLately : texts.changed}
      note={rows.length === 0 ? without(since) : texts.sinceOf(since, total, isComplete)}
    >
      <Rows
        rows={rows}
        fact={({ time, isOwn }) => (isOwn ? `${texts.yours}, ${dayText(time)}` : dayText(time))}
      />
    </HomeList>
  );
}
