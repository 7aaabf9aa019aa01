import { number } from './format.ts';

const assets = (count: number): string => (count === 1 ? '1 asset' : `${number(count)} assets`);

/** Texts of forms: where they are written, and where they are filled in. */
export const formsTexts = {
  waiting: {
    title: 'Forms to fill in',
    open: (count: number) => `open for ${assets(count)}`,
  },
} as const;
