import { pageWords } from '../components/page-words.ts';
import { root } from './root.ts';

interface SiteVersion {
  version: string;
  /** The folder of the version, from the root of the site of now. */
  path: string;
}

/** Turns the link to all versions into a menu of those that are kept; with none it leads where it does without scripts. */
export async function openVersions(link: HTMLAnchorElement): Promise<void> {
  await open(link).catch(() => {
    location.href = link.href;
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const now = new URL(link.dataset.versions ?? '', location.href);
  const versions: SiteVersion[] = await (await fetch(now)).json();
  if (versions.length === 0) {
    location.href = link.href;
    return;
  }
  const page = location.pathname.slice(root.pathname.length);
  const entries = [{ version: pageWords.currentVersion, path: '' }, ...versions];
  const menu = document.createElement('ul');
  menu.className = 'version-menu';
  for (const { version, path } of entries) {
    const item = document.createElement('li');
    const to = document.createElement('a');
    to.href = new URL(path + page, now).pathname;
    to.textContent = version;
    if (to.pathname === location.pathname) to.ariaCurrent = 'page';
    item.append(to);
    menu.append(item);
  }
  link.replaceWith(menu);
  menu.querySelector('a')?.focus();
}
