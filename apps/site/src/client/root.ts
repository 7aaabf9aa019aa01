/** Where the site starts: the same folder for every page of it, under whatever path it is served. */
export const root = new URL(document.documentElement.dataset.root ?? '/', location.href);
