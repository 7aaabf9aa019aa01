import type { KeyboardEvent, ReactNode } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';

const viewNames = ['entities', 'changes', 'lineage'] as const;
export type ViewName = (typeof viewNames)[number];

interface ViewsProps {
  shown: ViewName;
  /** Numbers that stand beside the name of a view. */
  counts: Partial<Record<ViewName, number>>;
  onShow(view: ViewName): void;
  children: ReactNode;
}

const tabId = (view: ViewName): string => `workbench-tab-${view}`;

/** Catalogue contents, one view at a time. */
export function Views({ shown, counts, onShow, children }: ViewsProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = viewNames.at((viewNames.indexOf(shown) + by) % viewNames.length) ?? shown;
    onShow(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="workbench__views">
      <div className="workbench__bar workbench__tabs" role="tablist" aria-label={words.views}>
        {viewNames.map((view) => (
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
            {words[view]}
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
