/** Sizes of the pictures of screens, in pixels. */
export const wideScreen = { width: 1440, height: 900 } as const;
export const narrowScreen = { width: 390, height: 844 } as const;

type Size = 'wide' | 'narrow';
type Theme = 'light' | 'dark';

/** Folder of the pictures on the site. */
export const SCREENS = 'screens';

/** Name of the file of a picture. */
export const screenFile = (name: string, size: Size, theme: Theme): string =>
  `${name}-${size}${theme === 'dark' ? '-dark' : ''}.webp`;

/** Address of a picture on the site. */
export const screenAddress = (name: string, size: Size, theme: Theme): string =>
  `/${SCREENS}/${screenFile(name, size, theme)}`;

const SCREEN = /<Screen\s+name="([^"]+)"/g;

/** The screens that a page shows. */
export const screensIn = (body: string): string[] => [...body.matchAll(SCREEN)].map(([, name = '']) => name);
