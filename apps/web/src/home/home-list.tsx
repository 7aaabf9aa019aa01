import { type ReactNode, useId } from 'react';
import { EntityLink } from '../entity/entity-link.tsx';
import type { Named } from './rows.ts';

interface HomeListProps {
  readonly head: string;
  /** What the list is of, in a sentence. */
  readonly note?: string | undefined;
  /** Links to all of it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A list of the first page. */
export function HomeList({ head, note, more, children }: HomeListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="home-list">
      <h2 id={id}>{head}</h2>
      {note !== undefined && <p className="home-list__note">{note}</p>}
      {children}
      {more && <p className="home-list__more">{more}</p>}
    </section>
  );
}

interface RowsProps<Row extends Named> {
  readonly rows: readonly Row[];
  /** What is said of the entity, at the end of its line. */
  readonly fact?: (row: Row) => ReactNode;
  /** True for facts that are longer than a number: they have a line of their own. */
  readonly isBelow?: boolean;
}

/** A line for each entity. */
export function Rows<Row extends Named>({ rows, fact, isBelow = false }: RowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <ul className={isBelow ? 'home-rows home-rows--below' : 'home-rows'}>
      {rows.map((row) => (
        <li key={row.urn}>
          <EntityLink urn={row.urn} name={row.name} />
          {fact && <span className="home-rows__fact">{fact(row)}</span>}
        </li>
      ))}
    </ul>
  );
}
