import { texts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Every key that does something everywhere, or on the page that is open. */
export function Help({ close }: { readonly close: () => void }) {
  return (
    <Dialog label={texts.palette.keys} close={close}>
      <h2>{texts.palette.keys}</h2>
      <dl className="keys">
        {Object.entries(texts.palette.shortcuts).map(([shortcut, meaning]) => (
          <div key={shortcut} style={{ display: 'contents' }}>
            <dt>
              {shortcut.split(' ').map((key) => (
                <kbd key={key}>{key.replace('Mod', isMac ? '⌘' : 'Ctrl')}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
