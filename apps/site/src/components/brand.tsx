import './brand.css';
import { LogoMark } from '@colophon/ui/logo-mark';
import { words } from './words.ts';

/** The mark and the name, which lead to the title page. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <LogoMark width="28" height="28" />
      {words.name}
    </a>
  );
}
