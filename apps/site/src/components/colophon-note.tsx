import './colophon-note.css';
import { LogoMark } from '@colophon/ui/logo-mark';
import { taper } from '../content/taper.ts';

/** Widest line of the note, in characters: it fits the narrowest phone. */
const WIDEST = 44;

/** The colophon of a page: how it was made, set as a printer closes a book. */
export function ColophonNote({ text }: { text: string }) {
  return (
    <footer className="colophon">
      <p>
        {taper(text, WIDEST).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <LogoMark width="36" height="36" />
    </footer>
  );
}
