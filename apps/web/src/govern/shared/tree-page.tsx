import './panes.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { entityHeadQuery } from '../../../gen/entity/entity.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { governTexts } from '../../texts/govern.ts';
import type { TreeKind } from './tree/read-page.ts';
import { Tree } from './tree/tree.tsx';
import { useTree } from './tree/use-tree.ts';
import { useChosen } from './use-chosen.ts';

interface TreePageProps {
  /** Name of the page in the address. */
  readonly page: string;
  readonly kind: TreeKind;
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly search: string;
    readonly empty: string;
    readonly choose: string;
  };
  readonly countOf?: (urn: string) => number | undefined;
  /** Buttons for the page as a whole. */
  readonly buttons: ReactNode;
  /** The panel of the chosen entity. */
  readonly children: (urn: string) => ReactNode;
}

/** A page with a tree, and beside it what was chosen in it. */
export function TreePage({ page, kind, texts, countOf, buttons, children }: TreePageProps) {
  const { urn, choose, q, setQ } = useChosen(page);
  const query = useDeferredValue(q.trim());
  const tree = useTree(kind, query);
  const { openAll } = tree;
  const chosen = useQuery({ ...read(entityHeadQuery, { urn: urn ?? '' }), enabled: urn !== undefined });
  const path = chosen.data?.entity?.card.path;
  // What the address names is seen where it is in the tree.
  useEffect(() => {
    if (path) openAll(path.flatMap(({ entity }) => entity?.urn ?? []));
  }, [path, openAll]);
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead}>
        {buttons}
      </SectionHead>
      <div className="panes">
        <div className="panes__list">
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            defaultValue={q}
            onChange={({ target }) => setQ(target.value)}
          />
          <Tree
            label={texts.title}
            tree={tree}
            chosen={urn}
            choose={choose}
            empty={query === '' ? texts.empty : governTexts.tree.noMatch}
            countOf={countOf}
          />
        </div>
        {urn === undefined ? (
          <p className="state state__hint">{texts.choose}</p>
        ) : (
          <div key={urn}>{children(urn)}</div>
        )}
      </div>
    </>
  );
}
