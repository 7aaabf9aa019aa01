import { texts } from '../texts/texts.ts';

/** Where somebody signs in to come back to what is shown now. */
const signInPath = (): string =>
  `/login?redirect_uri=${encodeURIComponent(location.pathname + location.search + location.hash)}`;

interface SignInLinkProps {
  /** Beside a form that is not sent: the page stays as it is, with all that was typed. */
  readonly isBesideForm?: boolean;
}

export const SignInLink = ({ isBesideForm = false }: SignInLinkProps) => (
  <a className="button" href={signInPath()} {...(isBesideForm && { target: '_blank' })}>
    {isBesideForm ? texts.states.signInBeside : texts.states.signIn}
  </a>
);
