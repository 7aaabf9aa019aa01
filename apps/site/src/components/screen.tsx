import { narrowScreen, screenAddress, wideScreen } from '../content/screen-pictures.ts';

interface ScreenProps {
  /** Its name in `tests/e2e/app/screens/screen-list.ts`. */
  name: string;
  /** What there is to see. */
  alt: string;
}

const NARROW = '(width < 40rem)';
const DARK = '(prefers-color-scheme: dark)';

/** A screen of the application: that of a phone on a phone, and in the theme of the reader. A click shows it in full size. */
export function Screen({ name, alt }: ScreenProps) {
  const dark = `${NARROW} and ${DARK}`;
  return (
    <a className="screen" href={screenAddress(name, 'wide', 'light')}>
      <picture>
        <source
          srcSet={screenAddress(name, 'narrow', 'dark')}
          media={dark}
          data-media={dark}
          {...narrowScreen}
        />
        <source srcSet={screenAddress(name, 'narrow', 'light')} media={NARROW} {...narrowScreen} />
        <source srcSet={screenAddress(name, 'wide', 'dark')} media={DARK} data-media={DARK} />
        <img src={screenAddress(name, 'wide', 'light')} alt={alt} loading="lazy" {...wideScreen} />
      </picture>
    </a>
  );
}
