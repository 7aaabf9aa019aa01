import './menu.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export interface MenuEntry {
  readonly text: string;
  readonly press: () => void;
  /** Why it cannot be used; undefined where it can. */
  readonly reason: string | undefined;
}

/** A button that opens a list of what can be done. */
export function Menu({ label, entries }: { readonly label: string; readonly entries: readonly MenuEntry[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    whole.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function press(event: KeyboardEvent): void {
    const items = [...(whole.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items.at(at - 1)?.focus();
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else if (event.key === 'Escape') {
      setIsOpen(false);
      button.current?.focus();
    } else {
      if (event.key === 'Tab') setIsOpen(false);
      return;
    }
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the list inside
    <div className="menu" ref={whole} onKeyDown={isOpen ? press : undefined}>
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="more" />
      </button>
      {isOpen && (
        <div id={list} role="menu" aria-label={label} className="menu__list">
          {entries.map(({ text, press: act, reason }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={reason !== undefined || undefined}
              className="menu__entry"
              onClick={() => {
                if (reason !== undefined) return;
                setIsOpen(false);
                button.current?.focus();
                act();
              }}
            >
              {text}
              {reason !== undefined && <span className="menu__reason">{reason}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
