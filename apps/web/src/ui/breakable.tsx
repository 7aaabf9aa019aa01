import { Fragment } from 'react';

/** A name that may go on in the next line after its underscores, dots and dashes, as words do after a space. */
export const Breakable = ({ name }: { readonly name: string }) =>
  name.split(/(?<=[_./-])(?=.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, which are drawn anew with it
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
