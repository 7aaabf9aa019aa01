/** Those words that the script of every page sets: apart, since it would carry the whole table otherwise. */
export const pageWords = {
  copy: 'Copy',
  copied: 'Copied',
  wrap: 'Wrap',
  currentVersion: 'now',
  aspectsShown: (shown: number, all: number) => `${shown} aspects of ${all}`,
} as const;
