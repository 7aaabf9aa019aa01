import { remember, remembered } from './storage.ts';

interface TabSet {
  tabs: Map<string, HTMLButtonElement>;
  panels: Map<string, HTMLElement>;
}

/** Turns each set of labelled panels into tabs. A choice holds for every set that has the label, on every page. */
export function tabSets(): void {
  const sets = [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((root, number) =>
    build(root, number, (label) => {
      remember('tab', label);
      for (const set of sets) show(set, label);
    }),
  );
  const chosen = remembered('tab');
  for (const set of sets) show(set, chosen !== undefined && set.tabs.has(chosen) ? chosen : first(set));
}

function first({ tabs }: TabSet): string {
  return tabs.keys().next().value ?? '';
}

/** Shows a panel; a set without that label keeps what it shows. */
function show({ tabs, panels }: TabSet, label: string): void {
  if (!tabs.has(label)) return;
  for (const [name, tab] of tabs) {
    const selected = name === label;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const [name, panel] of panels) panel.hidden = name !== label;
}

function build(root: HTMLElement, number: number, choose: (label: string) => void): TabSet {
  const list = root.querySelector<HTMLElement>('.tabs__list');
  const tabs = new Map<string, HTMLButtonElement>();
  const panels = new Map<string, HTMLElement>();
  for (const panel of root.querySelectorAll<HTMLElement>(':scope > [data-label]')) {
    const label = panel.dataset.label ?? '';
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.className = 'label';
    tab.textContent = label;
    tab.role = 'tab';
    tab.id = `tab-${number}-${tabs.size}`;
    panel.id ||= `panel-${number}-${tabs.size}`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => choose(label));
    list?.append(tab);
    tabs.set(label, tab);
    panels.set(label, panel);
  }
  if (list) {
    list.role = 'tablist';
    list.addEventListener('keydown', (event) => step(event, [...tabs.values()]));
  }
  root.dataset.ready = '';
  return { tabs, panels };
}

function step(event: KeyboardEvent, tabs: HTMLButtonElement[]): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const index = tabs.findIndex((tab) => tab.matches(':focus'));
  if (by === undefined || index < 0) return;
  event.preventDefault();
  const next = tabs.at((index + by) % tabs.length);
  next?.focus();
  next?.click();
}
