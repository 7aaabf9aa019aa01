import './user-menu.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RequestFailed } from '../data/request.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { identityRequest, useAccount } from './use-account.ts';

/** Who is signed in, the way to their profile, and the way out; nothing where nobody signs in. */
export function UserMenu() {
  const identity = useQuery(identityRequest);
  const { account } = useAccount();
  if (identity.error instanceof RequestFailed && identity.error.status === 401)
    return (
      <div className="user-menu">
        <a href={`/login?redirect_uri=${encodeURIComponent(location.pathname)}`}>
          <Icon name="person" />
          <span>{texts.states.signIn}</span>
        </a>
      </div>
    );
  if (!account?.isSignInOn) return null;
  return (
    <div className="user-menu">
      <Link to="/settings/{-$page}/{-$id}" params={{ page: 'profile', id: undefined }}>
        <Icon name="person" />
        <span className="user-menu__name">
          <span className="unseen">{texts.navigation.profile}: </span>
          <bdi>{account.name}</bdi>
        </span>
      </Link>
      <a href="/logOut">
        <Icon name="close" />
        <span>{texts.navigation.signOut}</span>
      </a>
    </div>
  );
}
