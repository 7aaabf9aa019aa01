import { Fragment } from 'react';
import { documentedValue, type Join, lists } from '../content/documented-value.ts';

interface ValueProps {
  /** Its name in `docs/values.ts`. */
  of: string;
  /** The word before the last of several. Default: `or`. */
  join?: Join;
}

/** A default, a limit or the symbols of an enumeration, as the code has them. */
export function Value({ of, join = 'or' }: ValueProps) {
  const value = documentedValue(of);
  if (typeof value === 'string') return value;
  return lists[join].formatToParts(value).map(({ type, value: part }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>{type === 'element' ? <code>{part}</code> : part}</Fragment>
  ));
}
