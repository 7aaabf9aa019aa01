import './entity-page.css';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, Link, Navigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { columnsQuery } from '../../gen/entity/columns/columns.ts';
import { entityHeadQuery } from '../../gen/entity/entity.ts';
import { queryClient, read } from '../data/query-client.ts';
import { keepVisit } from '../home/visits.ts';
import { Empty, FailedPart, Failure, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { useDrawn } from '../ui/use-drawn.ts';
import { Aside } from './aside/aside.tsx';
import { Head } from './head/head.tsx';
import type { HeadOfEntity } from './head-of-entity.ts';
import { columnOfUrn } from './lineage/graph/column-urn.ts';
import { entityOf } from './lineage/graph/entity-of.ts';
import { typeOfUrn } from './presentations.ts';
import { relatedTitle } from './related/related-of.ts';
import { type Tab, tabsOf } from './tabs.ts';

const Contents = lazy(async () => ({ default: (await import('./contents/contents.tsx')).Contents }));
const loadColumns = () => import('./columns/columns.tsx');
const Columns = lazy(async () => ({ default: (await loadColumns()).Columns }));
const Documentation = lazy(async () => ({
  default: (await import('./documentation.tsx')).Documentation,
}));
const Lineage = lazy(async () => ({ default: (await import('./lineage/lineage.tsx')).Lineage }));
const Quality = lazy(async () => ({ default: (await import('./quality/quality.tsx')).Quality }));
const Usage = lazy(async () => ({ default: (await import('./usage/usage.tsx')).Usage }));
const History = lazy(async () => ({ default: (await import('./history/history.tsx')).History }));
const Details = lazy(async () => ({ default: (await import('./details/details.tsx')).Details }));
const Related = lazy(async () => ({ default: (await import('./related/related.tsx')).Related }));
const Runs = lazy(async () => ({ default: (await import('./runs/runs.tsx')).Runs }));
const Queries = lazy(async () => ({ default: (await import('./queries/queries.tsx')).Queries }));
const Properties = lazy(async () => ({
  default: (await import('./properties/properties.tsx')).Properties,
}));
const Access = lazy(async () => ({ default: (await import('./access/access.tsx')).Access }));
const Raw = lazy(async () => ({ default: (await import('./raw/raw.tsx')).Raw }));

const headOf = (urn: string) => read(entityHeadQuery, { urn });

/**
 * Asks for what a page begins with before it is shown.
 *
 * @param isCertain False for a reader who only points at a link: thousands of columns are read when they are wanted.
 */
export function prefetchEntity(urn: string, { tab, isCertain }: Prefetch): void {
  void queryClient.prefetchQuery(headOf(urn));
  if (shownTab(typeOfUrn(urn), tab) !== 'columns') return;
  void loadColumns();
  if (isCertain) void queryClient.prefetchQuery(read(columnsQuery, { urn }));
}

interface Prefetch {
  readonly tab?: string | undefined;
  readonly isCertain: boolean;
}

/** The tab that an address names, or else the first that entities of the type have. */
function shownTab(entityType: string, named: string | undefined): Tab {
  const tabs = tabsOf(entityType);
  return tabs.find((each) => each === named) ?? tabs[0] ?? 'raw';
}

/** Everything about one entity. */
export function EntityPage() {
  const { urn, tab } = useParams({ strict: false }) as { readonly urn: string; readonly tab?: string };
  const { data: answered, error, refetch } = useQuery(headOf(urn));
  const data = useDrawn(urn, answered);
  const entity = data?.entity;
  const name = entity?.card.name;
  useEffect(() => {
    if (name === undefined || !entity?.card.exists) return;
    document.title = `${name} – ${texts.name}`;
    keepVisit({ urn, name });
  }, [urn, name, entity?.card.exists]);
  if (error && !answered) return <Failure error={error} retry={() => void refetch()} isPage />;
  if (!data) return <Loading />;
  // Most columns have nothing of their own: what is known of them is in the schema of their table.
  const column = columnOfUrn(urn);
  if (!entity?.card.exists && column && typeOfUrn(column.urn) === 'dataset')
    return (
      <Navigate
        to="/$type/$urn/$tab"
        params={{ type: 'dataset', urn: column.urn, tab: 'columns' }}
        search={{ column: column.path }}
        replace
      />
    );
  if (!entity?.card.exists)
    return (
      <Empty hint={<code>{urn}</code>} isPage>
        {texts.entity.missing}
      </Empty>
    );
  const tabs = tabsOf(typeOfUrn(urn));
  const shown = shownTab(typeOfUrn(urn), tab);
  return (
    <article className="entity">
      <Head entity={entity} isDescribed={shown === 'documentation'} />
      <Tabs tabs={tabs} shown={shown} entityType={typeOfUrn(urn)} />
      <div className="entity__body">
        <CatchBoundary getResetKey={() => `${urn} ${shown}`} errorComponent={FailedPart}>
          <Suspense fallback={<Loading />}>
            <TabContent tab={shown} entity={entity} />
          </Suspense>
        </CatchBoundary>
      </div>
      <Aside entity={entity} />
    </article>
  );
}

function TabContent({ tab, entity }: { readonly tab: Tab; readonly entity: HeadOfEntity }) {
  const { urn } = entity;
  switch (tab) {
    case 'contents':
      return <Contents key={urn} urn={urn} />;
    case 'columns':
      return <Columns key={urn} entity={entity} />;
    case 'documentation':
      return <Documentation key={urn} entity={entity} />;
    case 'lineage':
      return <Lineage root={entityOf(entity)} />;
    case 'quality':
      return <Quality entity={entity} />;
    case 'related':
      return <Related urn={urn} />;
    case 'runs':
      return <Runs urn={urn} />;
    case 'queries':
      return <Queries urn={urn} />;
    case 'properties':
      return <Properties entity={entity} />;
    case 'access':
      return <Access urn={urn} />;
    case 'usage':
      return <Usage urn={urn} />;
    case 'history':
      return <History key={urn} urn={urn} />;
    case 'details':
      return <Details urn={urn} />;
    case 'raw':
      return <Raw key={urn} entity={entity} />;
  }
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  readonly entityType: string;
}

/** Where the row of links is wider than the window, the current one is seen. */
const reveal = (link: Element | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

function Tabs({ tabs, shown, entityType }: TabsProps) {
  return (
    <nav className="entity__tabs" aria-label={texts.entity.parts}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/$type/$urn/$tab"
              params={(previous) => ({ type: previous.type ?? '', urn: previous.urn ?? '', tab })}
              aria-current={tab === shown ? 'page' : undefined}
              ref={tab === shown ? reveal : null}
              resetScroll={false}
            >
              {tab === 'related' ? relatedTitle(entityType) : texts.entity.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
