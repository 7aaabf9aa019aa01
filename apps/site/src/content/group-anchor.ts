import { slug } from 'github-slugger';

/** The anchor of a group of the sidebar on the page that lists all pages. */
export function groupAnchor(key: string): string {
  return slug(key.replaceAll('/', ' '));
}
