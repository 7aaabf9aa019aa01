// What the engine loads: everything that needs React, and with it, through its imports, every style of the site.
// The order of the layers is said in the first of them, which must therefore come before every component.
import '@colophon/ui/tokens.css';
import '@colophon/ui/fonts.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../styles/print.css';

import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from '../components/code-block.tsx';
import { DocsPage, type DocsPageProps } from '../components/docs-page.tsx';
import { landingWords } from '../components/landing-words.ts';
import { NotFound } from '../components/not-found.tsx';
import { SidebarList } from '../components/sidebar.tsx';
import { TitlePage } from '../components/title-page.tsx';
import { words } from '../components/words.ts';
import { pageHref } from '../content/page-record.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';
import type { Sample } from '../content/samples.ts';
import { sampleLanguage } from '../sandbox/runnable.ts';
import { Document, type DocumentProps } from './document.tsx';
import { omitEndTags } from './omit-end-tags.ts';
import { describePage } from './page-data.ts';
import { type SiteFacts, SiteProvider } from './site-context.ts';

export { compileArticle } from './article.tsx';

/** A page of the documentation, whole. */
export function printDocsPage(
  site: SiteFacts,
  page: DocsPageProps,
  picture: string,
  isLong: boolean,
): string {
  const { title, description, id } = page.page;
  const shell = {
    title: `${title} – ${words.name}`,
    description,
    address: pageHref(id),
    picture,
    data: describePage(site, page),
    styles: stylesFor(site, page.text),
    isLong,
  };
  return print(site, shell, <DocsPage {...page} />);
}

/** Classes of the components whose styles are in one file with those of others; the rest bear the name of theirs. */
const classesOf: Readonly<Record<string, readonly string[]>> = { entity: ['aspect', 'relations'] };

/** The styles of the components that stand on a page and on few others. */
function stylesFor({ assets }: SiteFacts, text: string): string[] {
  return Object.entries(assets.rareStyles)
    .filter(([name]) => (classesOf[name] ?? [name]).some((part) => text.includes(`class="${part}`)))
    .map(([, style]) => style);
}

/** The same for a page that is in no list: it has no address of its own that anybody should keep. */
export function printInternalPage(site: SiteFacts, page: DocsPageProps): string {
  const { title, description } = page.page;
  return print(
    site,
    { title: `${title} – ${words.name}`, description, styles: stylesFor(site, page.text), isLong: true },
    <DocsPage {...page} />,
  );
}

/** The samples that the title page shows, with what they print. */
export interface TitleSamples {
  start: Sample;
  write: Sample;
  read: Sample;
}

export function printTitlePage(site: SiteFacts, samples: TitleSamples, picture: string): string {
  const shell = {
    title: `${words.name}: ${words.tagline.toLowerCase()}`,
    description: landingWords.description,
    address: '/',
    picture,
    styles: [site.assets.sheetStyle],
  };
  const shown = ({ lang, title, code, output }: Sample) => (
    <>
      <CodeBlock
        data-lang={lang}
        data-meta={title === undefined ? '' : `title="${title}"`}
        data-run={sampleLanguage(lang, code, '')}
      >
        {code}
      </CodeBlock>
      <CodeBlock data-lang={output.lang} data-meta="output">
        {output.code}
      </CodeBlock>
    </>
  );
  return print(
    site,
    shell,
    <TitlePage
      pictures={site.assets.pictures}
      start={shown(samples.start)}
      write={shown(samples.write)}
      read={shown(samples.read)}
    />,
  );
}

export function printNotFound(site: SiteFacts): string {
  const shell = {
    title: `${words.notFound.title} – ${words.name}`,
    description: words.notFound.text,
    styles: [site.assets.sheetStyle],
  };
  return print(site, shell, <NotFound />);
}

/** The list of pages that every sidebar shows. */
export function printSidebar(nodes: readonly SidebarNode[]): string {
  return omitEndTags(renderToStaticMarkup(<SidebarList nodes={nodes} />));
}

function print(site: SiteFacts, shell: DocumentProps, body: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <Document {...shell}>{body}</Document>
    </SiteProvider>,
  );
  return `<!doctype html>${omitEndTags(html)}`;
}
