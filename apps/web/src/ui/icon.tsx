import type { Icon as Name } from '../entity/presentations.ts';

/** Drawn on a square of 16, with lines of the same weight as the text. */
const paths: Readonly<
  Record<
    | Name
    | 'search'
    | 'menu'
    | 'plus'
    | 'close'
    | 'chevron'
    | 'copy'
    | 'pencil'
    | 'more'
    | 'home'
    | 'book'
    | 'settings',
    string
  >
> = {
  table: 'M2 3.5h12v9H2zM2 6.5h12M6 6.5v6',
  column: 'M5.5 2.5h5v11h-5zM5.5 6h5',
  chart: 'M2.5 13.5h11M4 11V7.5M8 11V3.5M12 11V6',
  dashboard: 'M2.5 2.5h11v11h-11zM8 2.5v11M8 7h5.5',
  pipeline: 'M2.5 8h3M10.5 8h3M5.5 5.5h5v5h-5z',
  model: 'M8 2.5 13.5 6v4.5L8 13.5 2.5 10.5V6zM8 8l5.5-2M8 8 2.5 6M8 8v5.5',
  folder: 'M2 4h4.5L8 5.5h6v7H2z',
  domain:
    'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M2.5 8h11M8 2.5c2.5 3 2.5 8 0 11M8 2.5c-2.5 3-2.5 8 0 11',
  term: 'M3.5 2.5h8a1 1 0 0 1 1 1v10h-8a1 1 0 0 1-1-1zM3.5 11.5h9M6 5.5h4',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6zM5.5 5.5h.01',
  person: 'M8 8.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5M3 13.5c.6-2.2 2.5-3.5 5-3.5s4.4 1.3 5 3.5',
  people:
    'M6 8a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 6 8M2 13c.4-1.9 2-3 4-3s3.6 1.1 4 3M10.5 7.8a2 2 0 1 0-1-3.6M11.5 10c1.4.3 2.3 1.3 2.5 3',
  product: 'M2.5 5 8 2.5 13.5 5v6L8 13.5 2.5 11zM2.5 5 8 7.5 13.5 5M8 7.5v6',
  check: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M5.5 8l2 2 3-4',
  document: 'M4 2.5h5.5L12 5v8.5H4zM6 7.5h4M6 10h4',
  platform:
    'M3 4.5c0-1.1 2.2-2 5-2s5 .9 5 2-2.2 2-5 2-5-.9-5-2M3 4.5v7c0 1.1 2.2 2 5 2s5-.9 5-2v-7M3 8c0 1.1 2.2 2 5 2s5-.9 5-2',
  dot: 'M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5l3 3',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  plus: 'M8 3v10M3 8h10',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  chevron: 'M6 4l4 4-4 4',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  pencil: 'M3 13l.7-2.8 7-7 2.1 2.1-7 7zM9.5 4.4l2.1 2.1',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  settings: 'M2 4.5h6.5M11.5 4.5H14M10 3v3M2 11.5h2.5M7.5 11.5H14M6 10v3',
  home: 'M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7',
  book: 'M8 4c-1.5-1-3.5-1.5-5.5-1.5v10C4.5 12.5 6.5 13 8 14c1.5-1 3.5-1.5 5.5-1.5v-10C11.5 2.5 9.5 3 8 4v10',
};

export type IconName = keyof typeof paths;

/** A picture beside a text that says the same. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
