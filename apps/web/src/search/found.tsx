import { Fragment } from 'react';
import { matchTexts } from '../texts/matches.ts';
import { Marked } from '../ui/marked.tsx';
import type { Reason } from './reasons.ts';

/** Where something was found, when its name and description do not show it. */
export const Found = ({ reason, words }: { readonly reason: Reason; readonly words: readonly string[] }) => (
  <p className="found">
    {matchTexts.foundIn(reason.field)}{' '}
    {reason.values.map((value) => (
      <Fragment key={value}>
        <q>
          <Marked text={value} words={words} />
        </q>{' '}
      </Fragment>
    ))}
    {reason.more > 0 && matchTexts.more(reason.more)}
  </p>
);
