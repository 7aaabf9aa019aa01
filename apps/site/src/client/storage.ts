/** Reads what the reader chose before; nothing where the browser rejects storage. */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice; an empty value forgets it. */
export function remember(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is rejected: the choice holds for this page.
  }
}
