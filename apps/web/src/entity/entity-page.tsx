import './entity-page.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type EntityHeadQuery, entityHeadQuery } from '../../gen/entity/entity.ts';
import { queryClient, read } from '../data/query-client.ts';
import { keepVisit } from '../home/visits.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Aside } from './aside.tsx';
import { Documentation } from './documentation.tsx';
import { EntityLink } from './entity-link.tsx';
import { entityOf } from './lineage/graph/entity-of.ts';
import { presentationOf, typeOfUrn } from './presentations.ts';
import { type Tab, tabsOf } from './tabs.ts';

export type HeadOfEntity = NonNullable<EntityHeadQuery['entity']>;

const Contents = lazy(async () => ({ default: (await import('./contents/contents.tsx')).Contents }));
const Columns = lazy(async () => ({ default: (await import('./columns/columns.tsx')).Columns }));
const Lineage = lazy(async () => ({ default: (await import('./lineage/lineage.tsx')).Lineage }));
const Quality = lazy(async () => ({ default: (await import('./quality/quality.tsx')).Quality }));
const Usage = lazy(async () => ({ default: (await import('./usage/usage.tsx')).Usage }));
const History = lazy(async () => ({ default: (await import('./history/history.tsx')).History }));
const Details = lazy(async () => ({ default: (await import('./details/details.tsx')).Details }));
const Raw = lazy(async () => ({ default: (await import('./raw/raw.tsx')).Raw }));

const headOf = (urn: string) => read(entityHeadQuery, { urn });

/** Asks for the head of a page before it is shown. */
export const prefetchEntity = (urn: string): void => void queryClient.prefetchQuery(headOf(urn));

/** Everything about one entity. */
export function EntityPage() {
  const { urn, tab } = useParams({ strict: false }) as { readonly urn: string; readonly tab?: string };
  const { data, error, refetch } = useQuery(headOf(urn));
  const entity = data?.entity;
  const name = entity?.card.name;
  useEffect(() => {
    if (name === undefined || !entity?.card.exists) return;
    document.title = `${name} – ${texts.name}`;
    keepVisit({ urn, name });
  }, [urn, name, entity?.card.exists]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!entity?.card.exists) return <Empty hint={<code>{urn}</code>}>{texts.entity.missing}</Empty>;
  const tabs = tabsOf(typeOfUrn(urn));
  const shown = tabs.find((each) => each === tab) ?? tabs[0] ?? 'raw';
  return (
    <article className="entity">
      <Head entity={entity} />
      <Tabs tabs={tabs} shown={shown} />
      <div className="entity__body">
        <Suspense fallback={<Loading />}>
          <TabContent tab={shown} entity={entity} />
        </Suspense>
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
      return <Columns urn={urn} />;
    case 'documentation':
      return <Documentation entity={entity} />;
    case 'lineage':
      return <Lineage root={entityOf(entity)} />;
    case 'quality':
      return <Quality urn={urn} />;
    case 'usage':
      return <Usage urn={urn} />;
    case 'history':
      return <History urn={urn} />;
    case 'details':
      return <Details urn={urn} />;
    case 'raw':
      return <Raw urn={urn} />;
  }
}

function Head({ entity: { urn, card } }: { readonly entity: HeadOfEntity }) {
  const { icon, label } = presentationOf(card.entityType);
  return (
    <header className="entity__head">
      <nav aria-label={texts.entity.path}>
        <ol className="entity__path">
          {card.platform && (
            <li>
              <EntityLink urn={card.platform.urn} name={card.platform.card.name} hasIcon={false} />
            </li>
          )}
          {card.path.map(({ name, entity }) => (
            <li key={entity?.urn ?? name}>
              {entity ? <EntityLink urn={entity.urn} name={entity.card.name} hasIcon={false} /> : name}
            </li>
          ))}
        </ol>
      </nav>
      <h1>
        <Icon name={icon} size={24} />
        <bdi>{card.name}</bdi>
      </h1>
      <p className="entity__facts">
        <span className="label">{card.subTypes.length > 0 ? card.subTypes.join(', ') : label}</span>
        {card.isDeprecated && <span className="mark">{texts.entity.deprecated}</span>}
        {card.isRemoved && <span className="mark">{texts.entity.removed}</span>}
        <CopyUrn urn={urn} />
      </p>
    </header>
  );
}

function CopyUrn({ urn }: { readonly urn: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className="entity__urn"
      title={urn}
      onClick={async () => {
        await navigator.clipboard.writeText(urn);
        setIsCopied(true);
      }}
    >
      <Icon name="copy" />
      <span aria-live="polite">{isCopied ? texts.entity.copied : texts.entity.copyUrn}</span>
    </button>
  );
}

function Tabs({ tabs, shown }: { readonly tabs: readonly Tab[]; readonly shown: Tab }) {
  return (
    <nav className="entity__tabs" aria-label={texts.entity.parts}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/$type/$urn/$tab"
              params={(previous) => ({ type: previous.type ?? '', urn: previous.urn ?? '', tab })}
              aria-current={tab === shown ? 'page' : undefined}
              resetScroll={false}
            >
              {texts.entity.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
