import './notices.css';
import { useEffect } from 'react';
import { SignInLink } from '../account/sign-in-link.tsx';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';

/** Something that has happened, told at the edge of the window. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly reason?: string;
  readonly isFailure?: boolean;
  readonly action?: { readonly text: string; readonly run: () => void };
}

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly dismiss: (id: string) => void;
  /** What the edits do that wait to be sent again. */
  readonly kept: readonly string[];
  /** They cannot be sent before somebody signs in. */
  readonly isSignedOut: boolean;
  readonly sendKept: () => void;
  readonly forgetKept: () => void;
}

/** Long enough to undo, in milliseconds. A failure stays until somebody has read it. */
const shownFor = 10_000;

export function Notices({ notices, dismiss, kept, isSignedOut, sendKept, forgetKept }: NoticesProps) {
  return (
    <div className="notices" role="log" aria-label={texts.edit.notices}>
      {kept.length > 0 && (
        <div className="notice notice--failure">
          <p>
            {texts.edit.kept(kept.length)}
            <span className="faint notice__reason">{kept.slice(-3).join(' · ')}</span>
          </p>
          {isSignedOut ? (
            <SignInLink />
          ) : (
            <button type="button" className="button" onClick={sendKept}>
              {texts.edit.sendKept}
            </button>
          )}
          <button type="button" className="button" onClick={forgetKept}>
            {texts.edit.forgetKept}
          </button>
        </div>
      )}
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </div>
  );
}

function NoticeBox({ notice, dismiss }: { readonly notice: Notice; readonly dismiss: (id: string) => void }) {
  const { id, text, reason, isFailure = false, action } = notice;
  useEffect(() => {
    if (isFailure) return;
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isFailure, dismiss]);
  return (
    <div className={isFailure ? 'notice notice--failure' : 'notice'}>
      <p>
        {text}
        {reason !== undefined && <span className="faint notice__reason">{reason}</span>}
      </p>
      {action && (
        <button
          type="button"
          className="button"
          onClick={() => {
            action.run();
            dismiss(id);
          }}
        >
          {action.text}
        </button>
      )}
      <button
        type="button"
        className="notice__close"
        aria-label={texts.edit.dismiss}
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
