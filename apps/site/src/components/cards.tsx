import type { ReactNode } from 'react';

/** Pages to go to next, as entries of a table of contents. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

interface CardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

export function Card({ title, href, children }: CardProps) {
  return (
    <div className="card">
      <a href={href}>{title}</a>
      {children}
    </div>
  );
}
