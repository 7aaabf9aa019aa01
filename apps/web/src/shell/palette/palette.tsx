import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { suggestQuery } from '../../../gen/search/suggest.ts';
import { read } from '../../data/query-client.ts';
import { placeOf, presentationOf } from '../../entity/presentations.ts';
import { suggestionsIn } from '../../search/suggestions.ts';
import { useDefaultView } from '../../search/views/default-view.ts';
import { texts } from '../../texts/texts.ts';
import type { IconName } from '../../ui/icon.tsx';
import { type Entry, Picker } from '../../ui/picker.tsx';
import { openOverlay } from '../overlay.ts';
import { chooseTheme, themes } from '../theme.ts';

interface PaletteProps {
  readonly close: () => void;
  readonly showHelp: () => void;
}

/** Something that the palette does. */
interface Command extends Entry {
  readonly run: () => void;
}

/** Every command, and every entity, by the beginning of its name. */
export function Palette({ close, showHelp }: PaletteProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const asked = useDeferredValue(text.trim());
  const { isKnown, urn: view } = useDefaultView();
  const { data } = useQuery({
    ...read(suggestQuery, { text: asked, ...(view !== undefined && { view }) }),
    enabled: asked !== '' && isKnown,
    placeholderData: keepPreviousData,
  });
  const commands: readonly Command[] = [
    command('home', texts.navigation.home, 'home', () => void navigate({ to: '/' })),
    command('search', texts.palette.search(asked), 'search', () => {
      void navigate({ to: '/search', search: { q: asked, filters: {}, page: 1 } });
    }),
    command('browse', texts.navigation.browse, 'folder', () => void navigate({ to: '/browse' })),
    command('docs', texts.navigation.documentation, 'book', () => location.assign('/docs')),
    command('api', texts.navigation.api, 'code', () => openOverlay('api')),
    command('keys', texts.palette.keys, 'dot', showHelp),
    ...themes.map((theme) => command(theme, texts.palette.theme[theme], 'dot', () => chooseTheme(theme))),
  ];
  const entities: readonly Command[] = (asked === '' ? [] : suggestionsIn(data)).map(({ urn, card }) => ({
    key: urn,
    group: texts.palette.entities,
    name: card.name,
    note: presentationOf(card.entityType).label,
    icon: presentationOf(card.entityType).icon,
    run: () => void navigate({ to: '/$type/$urn', params: { type: placeOf(urn).path, urn } }),
  }));
  const wanted = asked.toLowerCase();
  const entries = [
    ...entities,
    ...commands.filter(({ key, name }) => key === 'search' || name.toLowerCase().includes(wanted)),
  ];
  function pick({ key, run }: Command): void {
    if (key !== 'keys') close();
    run();
  }
  return (
    <Picker
      label={texts.palette.label}
      placeholder={texts.palette.placeholder}
      text={text}
      setText={setText}
      entries={entries}
      pick={pick}
      close={close}
    />
  );
}

const command = (key: string, name: string, icon: IconName, run: () => void): Command => ({
  key,
  group: texts.palette.commands,
  name,
  icon,
  run,
});
