import './line-art.css';
import { Fragment } from 'react';
import { LINE, planRelations, type Relation, type Row, SPACE } from './relations-plan.ts';
import { words } from './words.ts';

interface RelationsProps {
  /** The entity type. */
  of: string;
  /** Edges that lead to it. */
  incoming?: readonly Relation[];
  /** Edges that leave it. */
  outgoing?: readonly Relation[];
}

const STEM = 14;

/** The edges of an entity type: a drawing, and where the screen is too narrow for it, a list. */
export function Relations({ of, incoming = [], outgoing = [] }: RelationsProps) {
  const plan = planRelations(of, incoming, outgoing);
  const middle = plan.box.y + plan.box.height / 2;
  return (
    <div className="relations">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys make the drawing larger and move it. */}
      <section className="drawing__view" data-drawing aria-labelledby="relations-title" tabIndex={0}>
        <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-labelledby="relations-title relations-text">
          <title id="relations-title">{words.relations.title(of)}</title>
          <desc id="relations-text">{words.relations.text(of, incoming.length, outgoing.length)}</desc>
          <path d={`M${STEM} ${plan.incoming[0]?.y ?? middle}V${plan.outgoing.at(-1)?.y ?? middle}`} />
          {plan.incoming.map((row) => (
            <Edge key={row.name} row={row} end={plan.end} to="stem" />
          ))}
          {plan.outgoing.map((row) => (
            <Edge key={row.name} row={row} end={plan.end} to="end" />
          ))}
          <rect x="1" y={plan.box.y} width={plan.box.width} height={plan.box.height} />
          <text x="12" y={middle + 4.5}>
            {of}
          </text>
        </svg>
      </section>
      <div className="relations__list">
        <List label={words.relations.incoming} relations={incoming} />
        <List label={words.relations.outgoing} relations={outgoing} />
      </div>
    </div>
  );
}

/**
 * A hairline with the name of the relationship on it, and the entity types at its end. Every row has its own origin,
 * so that rows repeat each other and a page with many of them compresses well.
 */
function Edge({ row, end, to }: { row: Row; end: number; to: 'stem' | 'end' }) {
  const { y, name, lineage, lines } = row;
  const head = to === 'end' ? `M${end - 6}-3l6 3l-6 3` : `M${STEM + 6}-3l-6 3l6 3`;
  return (
    <g transform={`translate(0 ${y})`} className={lineage ? 'relations__lineage' : undefined}>
      <path d={`M${STEM} 0H${end}${head}`} />
      <text className="relations__name" x={STEM + 12} y={-3}>
        {name}
      </text>
      {lines.map((names, i) => (
        <text key={names[0]} x={end + SPACE} y={4 + i * LINE}>
          {names.map((other, j) => (
            <Fragment key={other}>
              <a href={entityHref(other)}>{other}</a>
              {j < names.length - 1 ? ', ' : i < lines.length - 1 && ','}
            </Fragment>
          ))}
        </text>
      ))}
    </g>
  );
}

function List({ label, relations }: { label: string; relations: readonly Relation[] }) {
  if (relations.length === 0) return null;
  return (
    <>
      <p className="label">{label}</p>
      <ul>
        {relations.map(({ name, lineage, others }) => (
          <li key={name}>
            <b>{name}</b>
            {lineage && <i>{words.relations.lineage}</i>}
            {others.map((other) => (
              <a key={other} href={entityHref(other)}>
                {other}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const entityHref = (name: string): string => `/docs/generated/metamodel/entities/${name}`;
