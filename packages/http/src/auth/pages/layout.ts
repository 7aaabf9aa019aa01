import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { fonts } from '../../../gen/fonts.ts';
import { tokens } from '../../../gen/tokens.ts';
import { style } from './style.ts';

export interface LayoutProps {
  readonly title: string;
  /** For a page with a table. Default: as wide as a form. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** All styles of a page, in the order of the site's layers. They are in the page: it needs no other file to be shown. */
export const styles = tokens + fonts + style;

/** A page for one thing to do, in the type and the colours of the site. */
export function Layout({ title, isWide = false, children }: LayoutProps): ReactElement {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, `${title} · Colophon`),
      h('style', null, styles),
    ),
    h(
      'body',
      null,
      h(
        'div',
        { className: isWide ? 'sheet wide' : 'sheet' },
        h('header', null, h('a', { className: 'brand', href: '/' }, h(LogoMark), 'Colophon')),
        h('main', null, h('h1', null, title), children),
      ),
    ),
  );
}

/** The printer's device, as on the site. */
const LogoMark = (): ReactElement =>
  h(
    'svg',
    {
      viewBox: '0 0 32 32',
      width: 28,
      height: 28,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      'aria-hidden': true,
    },
    h('path', { d: 'M23.07 8.93a10 10 0 1 0 0 14.14M16 1v9M16 22v9M1 16h9' }),
    h('circle', { className: 'dot', cx: 16, cy: 16, r: 2.4, stroke: 'none' }),
  );
