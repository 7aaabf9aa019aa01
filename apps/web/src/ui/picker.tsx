import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
import { Icon, type IconName } from './icon.tsx';

/** Something that can be picked. */
export interface Entry {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly icon: IconName;
  /** Heading under which it stands with others. */
  readonly group?: string;
}

interface PickerProps<E extends Entry> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly entries: readonly E[];
  readonly pick: (entry: E) => void;
  readonly close: () => void;
  /** Shown where there is nothing to pick from. */
  readonly none?: string;
}

/** A dialog in which one of several things is picked by the beginning of its name; a list box below its field. */
export function Picker<E extends Entry>({
  label,
  placeholder,
  text,
  setText,
  entries,
  pick,
  close,
  none,
}: PickerProps<E>) {
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const selected = useRef<HTMLDivElement>(null);
  const at = Math.min(chosen, entries.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is selected after it has changed
  useEffect(() => {
    // Nothing is returned: browsers answer with a promise here, which React would call as a function.
    selected.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function press(event: KeyboardEvent): void {
    const entry = entries[at];
    if (event.key === 'ArrowDown') setChosen((at + 1) % entries.length);
    else if (event.key === 'ArrowUp') setChosen((at - 1 + entries.length) % entries.length);
    else if (event.key === 'Enter' && entry) pick(entry);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog label={label} close={close}>
      <div className="picker__field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={list} role="listbox" aria-label={label}>
        {entries.map((entry, place) => (
          <div key={entry.key} role="presentation">
            {entry.group !== undefined && entries[place - 1]?.group !== entry.group && (
              <p className="label picker__group">{entry.group}</p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus */}
            <div
              ref={place === at ? selected : undefined}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className="picker__entry"
              onMouseMove={() => setChosen(place)}
              onClick={() => pick(entry)}
            >
              <Icon name={entry.icon} />
              <bdi>{entry.name}</bdi>
              <span className="label">{entry.note}</span>
            </div>
          </div>
        ))}
      </div>
      {none !== undefined && <p className="picker__group faint">{none}</p>}
      {entries.length === 0 && text.trim() !== '' && (
        <p className="picker__group faint">{texts.edit.noMatch}</p>
      )}
    </Dialog>
  );
}
