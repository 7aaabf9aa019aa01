import { useState } from 'react';
import { number } from '../../texts/format.ts';
import { lineageTexts } from '../../texts/lineage.ts';
import { EntityLink } from '../entity-link.tsx';
import { presentationOf } from '../presentations.ts';
import { columnName, type DrawnColumnEdge, type Scene } from './graph/columns.ts';
import { directions, type Edge, type Node } from './graph/graph.ts';
import { ColumnChoice, hasColumns } from './graph/node-panel.tsx';
import type { LineageActions } from './lineage-actions.ts';
import type { LineageState } from './lineage-state.ts';

interface LineageListProps {
  readonly scene: Scene;
  readonly state: LineageState;
  readonly actions: LineageActions;
  /** What a filter asks for; what else is listed leads to it. */
  readonly matching: ReadonlySet<string> | undefined;
}

/** Entities of a hop that are listed before somebody asks for more. */
const few = 50;

/** What the graph shows, as lists by distance: the same entities, edges and columns, and everything that can be done with them. */
export function LineageList({ scene, state, actions, matching }: LineageListProps) {
  const { nodes, edges } = scene.graph;
  const byHop = [...Map.groupBy(nodes.values(), ({ hop }) => hop)].sort(([a], [b]) => a - b);
  const ends: Ends = {
    nodes,
    into: Map.groupBy(edges, ({ to }) => to),
    outOf: Map.groupBy(edges, ({ from }) => from),
    columnsInto: Map.groupBy(scene.columnEdges, ({ to }) => to.urn),
  };
  return (
    <div className="lineage-list">
      <p className="faint" role="status">
        {lineageTexts.shown(nodes.size, edges.length)}
      </p>
      {byHop.map(([hop, atHop]) => (
        <Hop
          key={hop}
          hop={hop}
          nodes={atHop}
          ends={ends}
          state={state}
          actions={actions}
          matching={matching}
        />
      ))}
    </div>
  );
}

/** Edges by what they join. */
interface Ends {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly into: ReadonlyMap<string, readonly Edge[]>;
  readonly outOf: ReadonlyMap<string, readonly Edge[]>;
  readonly columnsInto: ReadonlyMap<string, readonly DrawnColumnEdge[]>;
}

interface HopProps extends Omit<LineageListProps, 'scene'> {
  readonly hop: number;
  readonly nodes: readonly Node[];
  readonly ends: Ends;
}

function Hop({ hop, nodes, ends, ...rest }: HopProps) {
  const [most, setMost] = useState(few);
  const direction = hop < 0 ? 'upstream' : 'downstream';
  return (
    <section>
      <h2>
        {hop === 0
          ? lineageTexts.inMiddle
          : `${lineageTexts[direction]}, ${lineageTexts.hops(Math.abs(hop))}`}{' '}
        {hop !== 0 && <span className="faint">{number(nodes.length)}</span>}
      </h2>
      <ul>
        {nodes.slice(0, most).map((node) => (
          <Item key={node.entity.urn} node={node} ends={ends} {...rest} />
        ))}
      </ul>
      {nodes.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + 4 * few)}>
          {lineageTexts.more(nodes.length - most)}
        </button>
      )}
    </section>
  );
}

interface ItemProps extends Omit<LineageListProps, 'scene'> {
  readonly node: Node;
  readonly ends: Ends;
}

function Item({ node, ends, state, actions, matching }: ItemProps) {
  const { entity, hidden, isOpen } = node;
  const { urn } = entity;
  const areColumnsOpen = state.columns.includes(urn);
  const isFaint = matching !== undefined && !matching.has(urn);
  const columnEdges = ends.columnsInto.get(urn) ?? [];
  return (
    <li className={isFaint ? 'lineage-list__item lineage-list__item--faint' : 'lineage-list__item'}>
      <div>
        <EntityLink urn={urn} name={entity.name} />
        <span className="faint lineage-list__place">
          {[presentationOf(entity.entityType).label, entity.place].filter(Boolean).join(' · ')}
        </span>
        <Others label={lineageTexts.madeFrom} edges={ends.into.get(urn)} end="from" nodes={ends.nodes} />
        <Others label={lineageTexts.goesTo} edges={ends.outOf.get(urn)} end="to" nodes={ends.nodes} />
      </div>
      <div className="lineage-list__actions">
        {directions.map((direction) =>
          hidden[direction] === 0 && !isOpen[direction] ? null : (
            <button
              key={direction}
              type="button"
              className="action"
              aria-expanded={isOpen[direction]}
              onClick={() => actions.toggle(urn, direction)}
            >
              {isOpen[direction] && !hidden[direction]
                ? lineageTexts.close[direction]
                : lineageTexts.open[direction](
                    hidden[direction] === undefined ? '' : number(hidden[direction]),
                  )}
            </button>
          ),
        )}
        {hasColumns(entity.entityType) && (
          <button
            type="button"
            className="action"
            aria-expanded={areColumnsOpen}
            onClick={() => actions.toggleColumns(urn)}
          >
            {areColumnsOpen ? lineageTexts.hideColumns : lineageTexts.showColumns}
          </button>
        )}
      </div>
      {columnEdges.length > 0 && <ColumnEdges edges={columnEdges} nodes={ends.nodes} />}
      {areColumnsOpen && <ColumnChoice urn={urn} follow={(path) => actions.follow(urn, path)} />}
    </li>
  );
}

interface OthersProps {
  readonly label: string;
  readonly edges: readonly Edge[] | undefined;
  readonly end: 'from' | 'to';
  readonly nodes: ReadonlyMap<string, Node>;
}

/** Names of the others that are written out. */
const mostNames = 8;

function Others({ label, edges = [], end, nodes }: OthersProps) {
  if (edges.length === 0) return null;
  const names = edges.slice(0, mostNames).map((edge) => nodes.get(edge[end])?.entity.name ?? edge[end]);
  const rest = edges.length - names.length;
  return (
    <p className="lineage-list__place">
      <span className="label">{label}</span> {names.join(', ')}
      {rest > 0 && ` +${number(rest)}`}
    </p>
  );
}

interface ColumnEdgesProps {
  readonly edges: readonly DrawnColumnEdge[];
  readonly nodes: ReadonlyMap<string, Node>;
}

/** Which columns are made from which. */
function ColumnEdges({ edges, nodes }: ColumnEdgesProps) {
  const text = ({ urn, path }: DrawnColumnEdge['from']) =>
    [nodes.get(urn)?.entity.name, path === undefined ? undefined : columnName(path)]
      .filter(Boolean)
      .join('.');
  return (
    <ul className="lineage-list__columns" aria-label={lineageTexts.columns}>
      {edges.map((edge) => (
        <li key={JSON.stringify([edge.from, edge.to])}>
          {text(edge.to)} ← {text(edge.from)}
        </li>
      ))}
    </ul>
  );
}
