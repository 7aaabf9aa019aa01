/** What stands behind `?` in the address of a tab. */
export interface TabState {
  /** Lineage as a picture, which is shown unless the address says otherwise, or as lists. */
  readonly view?: 'list';
}

export const readTabState = (given: Readonly<Record<string, unknown>>): TabState =>
  given.view === 'list' ? { view: 'list' } : {};
