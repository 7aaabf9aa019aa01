import './states.css';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RequestFailed } from '../data/request.ts';
import { texts } from '../texts/texts.ts';

/** Drawn while something is on its way: only after a moment, since most answers come before. */
export function Loading() {
  return (
    <p className="state state--loading" role="status">
      {texts.states.loading}
    </p>
  );
}

/** Where there is nothing to show, which is no failure. */
export function Empty({ children, hint }: { readonly children: ReactNode; readonly hint?: ReactNode }) {
  return (
    <div className="state">
      <p className="state__head">{children}</p>
      {hint !== undefined && <div className="state__hint">{hint}</div>}
    </div>
  );
}

/** Where something could not be read: why, and what to do about it. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const status = error instanceof RequestFailed ? error.status : 0;
  if (status === 401)
    return (
      <Empty
        hint={
          <a className="button" href={`/login?redirect_uri=${encodeURIComponent(location.pathname)}`}>
            {texts.states.signIn}
          </a>
        }
      >
        {texts.states.signedOut}
      </Empty>
    );
  const head = headOf(status);
  return (
    <div className="state state--failed" role="alert">
      <p className="state__head">{head}</p>
      {error instanceof Error && status !== undefined && <p className="state__hint">{error.message}</p>}
      <button type="button" className="button" onClick={retry}>
        {texts.states.retry}
      </button>
    </div>
  );
}

function headOf(status: number | undefined): string {
  if (status === undefined) return texts.states.offline;
  if (status === 403) return texts.states.forbidden;
  if (status === 429) return texts.states.tooMany;
  return status >= 500 ? texts.states.broken : texts.states.failed;
}

/** The same for a whole page. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <Failure error={error} retry={retry} />;
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
