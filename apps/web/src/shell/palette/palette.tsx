import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { suggestQuery } from '../../../gen/search/suggest.ts';
import { read } from '../../data/query-client.ts';
import { placeOf, presentationOf } from '../../entity/presentations.ts';
import { suggestionsIn } from '../../search/suggestions.ts';
import { texts } from '../../texts/texts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { chooseTheme, themes } from '../theme.ts';
import { Dialog } from './dialog.tsx';

interface PaletteProps {
  readonly close: () => void;
  readonly showHelp: () => void;
}

/** Something that the palette does. */
interface Entry {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  readonly note: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** Every command, and every entity, by the beginning of its name. */
export function Palette({ close, showHelp }: PaletteProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const selected = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...read(suggestQuery, { text: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const commands: readonly Entry[] = [
    command('home', texts.navigation.home, 'home', () => void navigate({ to: '/' })),
    command('search', texts.palette.search(asked), 'search', () => {
      void navigate({ to: '/search', search: { q: asked, filters: {}, page: 1 } });
    }),
    command('docs', texts.navigation.documentation, 'book', () => location.assign('/docs')),
    command('keys', texts.palette.keys, 'dot', showHelp),
    ...themes.map((theme) =>
      command(theme, texts.palette.theme[theme], 'dot', () => chooseTheme(theme)),
    ),
  ];
  const entities: readonly Entry[] = (asked === '' ? [] : suggestionsIn(data)).map(({ urn, card }) => ({
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
  const at = Math.min(chosen, entries.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is selected after it has changed
  useEffect(() => selected.current?.scrollIntoView({ block: 'nearest' }), [at]);

  function run({ key, run }: Entry): void {
    if (key !== 'keys') close();
    run();
  }
  function press(event: KeyboardEvent): void {
    const entry = entries[at];
    if (event.key === 'ArrowDown') setChosen((at + 1) % entries.length);
    else if (event.key === 'ArrowUp') setChosen((at - 1 + entries.length) % entries.length);
    else if (event.key === 'Enter' && entry) run(entry);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog label={texts.palette.label} close={close}>
      <div className="palette__field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={`${list}-${at}`}
          aria-label={texts.palette.label}
          placeholder={texts.palette.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={list} role="listbox" aria-label={texts.palette.label}>
        {entries.map((entry, place) => (
          <div key={entry.key} role="presentation">
            {entries[place - 1]?.group !== entry.group && <p className="label palette__group">{entry.group}</p>}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus */}
            <div
              ref={place === at ? selected : undefined}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className="palette__entry"
              onMouseMove={() => setChosen(place)}
              onClick={() => run(entry)}
            >
              <Icon name={entry.icon} />
              <bdi>{entry.name}</bdi>
              <span className="label">{entry.note}</span>
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

const command = (key: string, name: string, icon: IconName, run: () => void): Entry => ({
  key,
  group: texts.palette.commands,
  name,
  note: '',
  icon,
  run,
});
