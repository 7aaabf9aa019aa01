import { createContext, useContext } from 'react';
import type { ProductPictures } from '../components/title-page.tsx';
import type { SidebarNode } from '../content/resolve-sidebar.ts';

/** Addresses of the files that every page loads, with the hash of their content in their names. */
export interface Assets {
  style: string;
  /** The style of the title page and of the page for missing addresses, in addition to that of all pages. */
  sheetStyle: string;
  /** Styles of components that few pages show, by the name of the component. */
  rareStyles: Readonly<Record<string, string>>;
  pictures: ProductPictures;
  /** The font of headings. */
  font: string;
  /** The style that brings the font of all other text. */
  textFont: string;
  /** Scripts: two that run before the first paint, and the page's own. */
  earlyTheme: string;
  earlySidebar: string;
  /** The list of all pages, which the sidebar of each page shows. */
  sidebar: string;
  page: string;
  /** What a browser fetches before the first sample in Python runs, in megabytes. */
  pythonMegabytes: number;
}

/** What components may know of the site around them. */
export interface SiteFacts {
  assets: Assets;
  sidebar: readonly SidebarNode[];
  /** The version that the pages describe. */
  version: string;
  /** Where the site will be, such as `https://docs.example.org`; without a slash at the end. */
  origin: string;
  /** The release that these pages were kept from, when they are not those of now. */
  kept?: { version: string; date: string };
  /** One line of HTML for each line of code. */
  highlight(code: string, lang: string): string[];
}

const SiteContext = createContext<SiteFacts | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** The site that is being printed. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A component asked for the site outside of a <SiteProvider>.');
  return site;
}
