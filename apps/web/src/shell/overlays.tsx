import { lazy, Suspense, useEffect, useState } from 'react';
import { onShortcuts } from './shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const Help = lazy(async () => ({ default: (await import('./palette/help.tsx')).Help }));

/** What a key opens over every page: commands, and the list of keys. Their code comes when they are first opened. */
export function Overlays() {
  const [shown, setShown] = useState<'palette' | 'help'>();
  useEffect(() => onShortcuts({ 'Mod+k': () => setShown('palette'), '?': () => setShown('help') }), []);
  const close = () => setShown(undefined);
  return (
    <Suspense>
      {shown === 'palette' && <Palette close={close} showHelp={() => setShown('help')} />}
      {shown === 'help' && <Help close={close} />}
    </Suspense>
  );
}
