import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

interface IngestionLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label'> {
  readonly page: 'sources' | 'runs' | 'secrets' | 'executors';
  readonly id?: string;
  readonly search?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Leads to a page of this section. */
export function IngestionLink({ page, id, search, children, ...anchor }: IngestionLinkProps) {
  return (
    <Link to="/ingestion/{-$page}/{-$id}" params={{ page, id }} {...(search && { search })} {...anchor}>
      {children}
    </Link>
  );
}
