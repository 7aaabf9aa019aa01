import { lazy, Suspense, useEffect, useState } from 'react';
import { type Overlay, onOverlay } from './overlay.ts';
import { onShortcuts } from './shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const ApiPanel = lazy(async () => ({ default: (await import('../api/api-panel.tsx')).ApiPanel }));
const Help = lazy(async () => ({ default: (await import('./palette/help.tsx')).Help }));

/** What a key opens over every page: commands, and the list of keys. Their code comes when they are first opened. */
export function Overlays() {
  const [shown, setShown] = useState<Overlay>();
  useEffect(
    () =>
      onShortcuts({
        'Mod+k': () => setShown('palette'),
        '?': () => setShown('help'),
        '{': () => setShown('api'),
      }),
    [],
  );
  useEffect(() => onOverlay(setShown), []);
  const close = () => setShown(undefined);
  return (
    <Suspense>
      {shown === 'palette' && <Palette close={close} showHelp={() => setShown('help')} />}
      {shown === 'help' && <Help close={close} />}
      {shown === 'api' && <ApiPanel close={close} />}
    </Suspense>
  );
}
