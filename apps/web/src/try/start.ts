// Starts the application on a catalogue in a worker of the page, in place of a server.
import '@colophon/ui/tokens.css';
import '@colophon/ui/text-font.css';
import '../styles/base.css';
import './try.css';
import { tryTexts } from '../texts/try.ts';
import { answerFromWorker } from './answer-from-worker.ts';

const { worker = '' } = document.documentElement.dataset;
const note = document.createElement('p');
note.className = 'try__opening';
note.role = 'status';
note.textContent = tryTexts.opening;
document.getElementById('app')?.append(note);

try {
  await answerFromWorker(new Worker(new URL(worker, location.href), { type: 'module', name: 'catalogue' }));
  note.remove();
  await import('../main.tsx');
  showOrigin();
} catch (error) {
  note.textContent = tryTexts.failed(error instanceof Error ? error.message : String(error));
}

/** Says where the metadata is, and leads back. */
function showOrigin(): void {
  const line = document.createElement('aside');
  line.className = 'try__origin';
  line.ariaLabel = tryTexts.label;
  const back = document.createElement('a');
  back.href = '../docs/application';
  back.textContent = tryTexts.back;
  line.append(tryTexts.origin, ' ', back);
  document.body.append(line);
  // Links to the documentation start at the root, which is elsewhere on a static host.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href || !/^\/docs(?:\/|#|$)/.test(href)) return;
    event.preventDefault();
    const address = new URL(`..${href}`, new URL('.', location.href));
    if (link?.target === '_blank') open(address, '_blank', 'noopener');
    else location.assign(address);
  });
}
