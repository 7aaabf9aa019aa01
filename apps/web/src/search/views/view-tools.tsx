import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { searchViewTexts as texts } from '../../texts/search-views.ts';
import { Icon } from '../../ui/icon.tsx';
import { isFiltered, type SearchState, withView } from '../search-state.ts';
import { useDefaultView } from './default-view.ts';
import { useViews } from './use-views.ts';

const ViewPicker = lazy(async () => ({ default: (await import('./view-picker.tsx')).ViewPicker }));
const SaveView = lazy(async () => ({ default: (await import('./save-view.tsx')).SaveView }));

/** Chooses a view for a search, and makes one of its filters. */
export function ViewTools({ state }: { readonly state: SearchState }) {
  const [opened, setOpened] = useState<'picker' | 'form'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpened('picker')}>
        {texts.choose}
      </button>
      {isFiltered(state) && (
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpened('form')}>
          {texts.save}
        </button>
      )}
      <Suspense>
        {opened === 'picker' && <ViewPicker state={state} close={close} />}
        {opened === 'form' && <SaveView state={state} close={close} />}
      </Suspense>
    </>
  );
}

/** The view that a search is kept to, with a way to remove it. */
export function ViewChip({ state }: { readonly state: SearchState }) {
  const urn = state.view?.startsWith('urn:') ? state.view : undefined;
  const { views } = useViews(urn !== undefined);
  const { urn: defaultView } = useDefaultView();
  if (urn === undefined) return null;
  const view = views && [...views.personal, ...views.global].find((each) => each.urn === urn);
  const name = view?.name ?? (views ? texts.unknown : '…');
  return (
    <p className="applied">
      <span className="chip">
        <span>
          {urn === defaultView ? texts.defaultView : texts.view} <bdi>{name}</bdi>
        </span>
        <Link
          to="/search"
          search={withView(state, 'none')}
          aria-label={texts.remove(name)}
          resetScroll={false}
        >
          <Icon name="close" size={12} />
        </Link>
      </span>
    </p>
  );
}
