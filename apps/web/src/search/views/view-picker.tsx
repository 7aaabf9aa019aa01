import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { searchViewTexts as texts } from '../../texts/search-views.ts';
import { type Entry, Picker } from '../../ui/picker.tsx';
import { type SearchState, withView } from '../search-state.ts';
import { type NamedView, useViews } from './use-views.ts';

/** Keeps a search to what a view shows: one of the reader's own, or one for everybody. */
export function ViewPicker({ state, close }: { readonly state: SearchState; readonly close: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { views } = useViews();
  const wanted = text.trim().toLowerCase();
  const listed = (group: string, each: readonly NamedView[] = []) =>
    each
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ urn, name, description }) => ({
        key: urn,
        name,
        icon: 'document' as const,
        group,
        ...(description && { note: description }),
      }));
  const entries: readonly Entry[] = [
    ...listed(texts.personal, views?.personal),
    ...listed(texts.global, views?.global),
    ...(state.view?.startsWith('urn:') && wanted === ''
      ? [{ key: 'none', name: texts.none, icon: 'close' as const, group: texts.otherwise }]
      : []),
  ];
  function pick({ key }: Entry): void {
    close();
    void navigate({ to: '/search', search: withView(state, key) });
  }
  return (
    <Picker
      label={texts.choose}
      placeholder={texts.find}
      text={text}
      setText={setText}
      entries={entries}
      pick={pick}
      close={close}
      {...(views && entries.length === 0 && wanted === '' && { none: texts.noViews })}
    />
  );
}
