/** A file of the built site: its path below the site's folder, and what is in it. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** The folder of files with hashed names. A server may cache them forever. */
export const ASSETS = '_assets';
