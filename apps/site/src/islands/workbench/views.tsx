import type { KeyboardEvent, ReactNode } from 'react';

interface ViewsProps<Name extends string> {
  /** What all of them are, for those who do not see it. */
  label: string;
  /** The names of the views, and the words on their tabs. */
  names: Readonly<Record<Name, string>>;
  shown: NoInfer<Name>;
  /** Numbers that stand beside the name of a view. */
  counts?: NoInfer<Partial<Record<Name, number>>>;
  onShow: (view: NoInfer<Name>) => void;
  children: ReactNode;
}

const tabId = (view: string): string => `workbench-tab-${view}`;

/** Views of the same thing, one at a time. */
export function Views<Name extends string>({
  label,
  names,
  shown,
  counts = {},
  onShow,
  children,
}: ViewsProps<Name>) {
  const views = Object.keys(names) as Name[];
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = views.at((views.indexOf(shown) + by) % views.length) ?? shown;
    onShow(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="workbench__views">
      <div className="workbench__bar workbench__tabs" role="tablist" aria-label={label}>
        {views.map((view) => (
          <button
            key={view}
            id={tabId(view)}
            type="button"
            className="label quiet"
            role="tab"
            aria-selected={view === shown}
            aria-controls="workbench-view"
            tabIndex={view === shown ? 0 : -1}
            onClick={() => onShow(view)}
            onKeyDown={onKeyDown}
          >
            {names[view]}
            {counts[view] !== undefined && <span className="workbench__count">{counts[view]}</span>}
          </button>
        ))}
      </div>
      <div className="workbench__view" id="workbench-view" role="tabpanel" aria-labelledby={tabId(shown)}>
        {children}
      </div>
    </div>
  );
}
