const prefix = 'colophon.draft.';

/** What somebody has typed and not saved, by what it belongs to: kept as long as the tab, also when the page is loaded again. */
export function keptDraft(
  key: string,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): string | undefined {
  try {
    return storage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param text Undefined once it was saved, or given up. */
export function keepDraft(
  key: string,
  text: string | undefined,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage,
): void {
  try {
    if (text === undefined) storage.removeItem(prefix + key);
    else storage.setItem(prefix + key, text);
  } catch {
    // Where nothing can be kept, it lasts as long as the page.
  }
}
