import type { ReactNode } from 'react';
import { words } from '../components/words.ts';
import { sandboxAddress } from '../sandbox/protocol.ts';
import { useSite } from './site-context.ts';

export interface DocumentProps {
  title: string;
  description: string;
  /** The page's own address, from the root of the site; none for a page that stands for others. */
  address?: string;
  /** Address of the picture that a shared link shows. */
  picture?: string;
  /** What the page is, for machines that read it. */
  data?: Record<string, unknown>;
  /** Addresses of styles that it needs in addition to that of all pages. */
  styles?: readonly string[];
  /** The page is so long that its text font is loaded for the pages after it, when the reader first does something. */
  isLong?: boolean;
  children?: ReactNode;
}

/** The shell of every page: what the browser needs to know before it draws. What a person sees is inside. */
export function Document(props: DocumentProps) {
  const { title, description, address, picture, data, styles = [], isLong, children } = props;
  const { assets, origin } = useSite();
  return (
    <html
      lang="en-GB"
      data-root="/"
      data-address={sandboxAddress}
      data-late-font={isLong ? assets.textFont : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f9fa" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151311" />
        {address === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={origin + address} />
            <meta property="og:url" content={origin + address} />
            <meta property="og:type" content={address === '/' ? 'website' : 'article'} />
            <meta property="og:site_name" content={words.name} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
          </>
        )}
        {picture && (
          <>
            <meta property="og:image" content={origin + picture} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        {!isLong && <link rel="stylesheet" href={assets.textFont} data-text-font />}
        <link rel="stylesheet" href={assets.style} />
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script src={assets.earlyTheme} />
        <script type="module" src={assets.page} />
        {data && (
          <script
            type="application/ld+json"
            // The text of a script ends at the first "</", whatever it is.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped as other text is.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
