import { texts } from '../texts/texts.ts';

const key = 'colophon.reloaded';
/** A second reload so soon would not help either, in milliseconds. */
const betweenReloadsMs = 60_000;

const lostParts = new WeakSet<Error>();

/** True for a part of the application that could not be loaded. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && lostParts.has(error);

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** True where the server answers: otherwise a reload would only take away what is shown. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * A page that has been open since before a release asks for files that no longer exist. It is loaded again, once: drafts
 * and edits that wait are kept by the browser.
 */
export async function reloadForRelease({ storage, now, isServerThere, reload }: Surroundings): Promise<void> {
  try {
    if (now() - Number(storage.getItem(key) ?? -betweenReloadsMs) < betweenReloadsMs) return;
    if (!(await isServerThere())) return;
    storage.setItem(key, String(now()));
  } catch {
    // Where nothing can be noted, it might be loaded again without end.
    return;
  }
  reload();
}

async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Watches for parts of the application that cannot be loaded. */
export function watchLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    lostParts.add(payload);
    // The router reloads by itself when it reads the browser's own words, also where the server is gone.
    payload.message = texts.states.lostPart;
    void reloadForRelease({
      storage: sessionStorage,
      now: Date.now,
      isServerThere,
      reload: () => location.reload(),
    });
  });
}
