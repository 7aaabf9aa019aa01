import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface BackLinkProps {
  /** Name of the page in the address. */
  readonly page: string;
  readonly children: ReactNode;
}

/** The way from one entry back to the list. */
export const BackLink = ({ page, children }: BackLinkProps) => (
  <p className="back-link">
    <Link to="/govern/{-$page}/{-$id}" params={{ page, id: undefined }}>
      ← {children}
    </Link>
  </p>
);
