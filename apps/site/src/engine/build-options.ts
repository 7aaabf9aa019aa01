/** What a build is made from, and where it goes. */
export interface BuildOptions {
  /** Folder of the pages, with `sidebar.ts` in it. */
  docs: string;
  /** Folder that will hold the site, and nothing else. */
  out: string;
  /** Folder for what can be used again by the next build. */
  cache: string;
  /** Where the site will be, for the addresses that must be whole: `https://docs.example.org/path`, no slash at the end. */
  origin: string;
  /** The version that the pages describe. */
  version: string;
  /** Where the repository is, for "Edit this page"; without it the link explains how pages are changed. */
  repository?: string | undefined;
  /** Folder with the application as a reader tries it: `try.html`, and its files below `try-app`. Default: there is none. */
  application?: string | undefined;
  /** Folder of the kept versions, an archive each. */
  versions?: string | undefined;
  /** Folder of pages for those who work on the site, which are in no list. */
  internal?: string | undefined;
  /** The release that this build is kept as. */
  kept?: { version: string; date: string } | undefined;
}
