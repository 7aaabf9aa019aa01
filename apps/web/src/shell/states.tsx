import './states.css';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { SignInLink } from '../account/sign-in-link.tsx';
import { isLostPart } from '../data/lost-parts.ts';
import { isThrottled } from '../data/query-client.ts';
import { RequestFailed } from '../data/request.ts';
import { texts } from '../texts/texts.ts';

/** Drawn while something is on its way: only after a moment, since most answers come before. */
export function Loading() {
  return (
    <p className="state state--loading" role="status">
      {texts.states.loading}
      <span className="state__slow">{texts.states.slow}</span>
    </p>
  );
}

interface InPlace {
  /** True where nothing else is on the page: it needs a heading. */
  readonly isPage?: boolean | undefined;
}

interface EmptyProps extends InPlace {
  readonly children: ReactNode;
  readonly hint?: ReactNode;
}

const StateHead = ({ isPage = false, ...props }: InPlace & ComponentProps<'p'>) =>
  isPage ? <h1 className="state__head" {...props} /> : <p className="state__head" {...props} />;

/** Where there is nothing to show, which is no failure. */
export function Empty({ children, hint, isPage }: EmptyProps) {
  return (
    <div className="state">
      <StateHead isPage={isPage}>{children}</StateHead>
      {hint !== undefined && <div className="state__hint">{hint}</div>}
    </div>
  );
}

interface FailureProps extends InPlace {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Where something could not be read: why, and what to do about it. */
export function Failure({ error, retry, isPage }: FailureProps) {
  if (isLostPart(error)) return <LostPart isPage={isPage} />;
  if (isThrottled(error)) return <Throttled error={error} retry={retry} isPage={isPage} />;
  const status = error instanceof RequestFailed ? error.status : 0;
  if (status === 401)
    return (
      <Empty hint={<SignInLink />} isPage={isPage}>
        {texts.states.signedOut}
      </Empty>
    );
  return (
    <div className="state state--failed" role="alert">
      <StateHead isPage={isPage}>{headOf(status)}</StateHead>
      <p className="state__hint">{hintOf(error, status)}</p>
      <button type="button" className="button" onClick={retry}>
        {texts.states.retry}
      </button>
    </div>
  );
}

function headOf(status: number | undefined): string {
  if (status === undefined) return navigator.onLine ? texts.states.offline : texts.states.noNetwork;
  if (status === 403) return texts.states.forbidden;
  return status >= 500 ? texts.states.broken : texts.states.failed;
}

function hintOf(error: unknown, status: number | undefined): string | undefined {
  if (status === undefined) return navigator.onLine ? undefined : texts.states.noNetworkHint;
  return error instanceof Error ? error.message : undefined;
}

/** Seconds to wait where the server does not say. */
const usualWait = 5;

/** Counts down what the server asks to wait, and tries again then. */
function Throttled({ error, retry, isPage }: FailureProps & { readonly error: RequestFailed }) {
  const wait =
    error.retryAfterMs === undefined ? usualWait : Math.max(1, Math.ceil(error.retryAfterMs / 1000));
  const [left, setLeft] = useState(wait);
  const lastRetry = useRef(retry);
  lastRetry.current = retry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure begins another wait
  useEffect(() => {
    const end = Date.now() + wait * 1000;
    setLeft(wait);
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      lastRetry.current();
    }, 250);
    return () => clearInterval(timer);
  }, [error, wait]);
  return (
    <div className="state state--waiting" role="status">
      <StateHead isPage={isPage}>{texts.states.tooMany}</StateHead>
      <p className="state__hint">{left > 0 ? texts.states.triesAgain(left) : texts.states.triesNow}</p>
    </div>
  );
}

/** Only the whole page can be loaded again: the browser remembers that the part could not. */
const LostPart = ({ isPage }: InPlace) => (
  <div className="state state--failed" role="alert">
    <StateHead isPage={isPage}>{texts.states.lostPart}</StateHead>
    <p className="state__hint">{texts.states.lostPartHint}</p>
    <button type="button" className="button" onClick={() => location.reload()}>
      {texts.states.reload}
    </button>
  </div>
);

/** The same for a whole page. */
export const Failed = (props: ErrorComponentProps) => <FailedPart {...props} isPage />;

/** Where a part of a page fails in a way that nobody expected. */
export function FailedPart({ error, reset, isPage }: ErrorComponentProps & InPlace) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <Failure error={error} retry={retry} isPage={isPage} />;
}

export function NotFound() {
  return (
    <div className="state">
      <h1 className="state__head">{texts.states.notFound}</h1>
      <Link to="/" className="state__hint">
        {texts.states.toHome}
      </Link>
    </div>
  );
}
