import {
  type LineageEdge,
  type LineageNode,
  type PlannedEntity,
  planLineage,
  planLineageFor,
} from '../diagram/plan-lineage.ts';
import { Drawing } from './drawing.tsx';

interface LineageProps {
  /** What is drawn: the caption. */
  title: string;
  nodes: readonly LineageNode[];
  edges: readonly LineageEdge[];
  /** The entity that the drawing is about. */
  focus?: string;
  /** Width of the frame in pixels, where it is known: a narrow one is filled from top to bottom. */
  frameWidth?: number;
}

/** Where data comes from and where it goes: entities in the order of its flow, and their columns where they are known. */
export function Lineage({ title, nodes, edges, focus, frameWidth }: LineageProps) {
  const { width, height, entities, arrows } =
    frameWidth === undefined ? planLineage(nodes, edges) : planLineageFor(frameWidth, nodes, edges);
  return (
    <Drawing title={title} width={width} height={height} inWords={inWords(nodes, edges)} hasLinks>
      {arrows.map(({ line, head }) => (
        <g key={line}>
          <path d={line} />
          <polygon points={head} />
        </g>
      ))}
      {entities.map((entity) => (
        <Entity key={entity.node.id} entity={entity} isFocus={entity.node.id === focus} />
      ))}
    </Drawing>
  );
}

function Entity({ entity, isFocus }: { entity: PlannedEntity; isFocus: boolean }) {
  const { node, x, y, width, height, typeY, nameY, columns } = entity;
  const left = x - width / 2;
  const name = (
    <text x={left + 12} y={nameY}>
      {node.name}
    </text>
  );
  return (
    <g className={isFocus ? 'lineage__entity lineage__focus' : 'lineage__entity'}>
      <rect x={left} y={y - height / 2} width={width} height={height} />
      <text className="lineage__type" x={left + 12} y={typeY}>
        {node.type}
      </text>
      {node.href ? <a href={node.href}>{name}</a> : name}
      {columns.map((column) => (
        <g key={column.name}>
          <path className="lineage__rule" d={`M${left + 1} ${column.y - 9.5}h${width - 2}`} />
          <text className="lineage__column" x={left + 12} y={column.y + 4}>
            {column.name}
          </text>
        </g>
      ))}
    </g>
  );
}

function inWords(nodes: readonly LineageNode[], edges: readonly LineageEdge[]): string[] {
  const names = new Map(nodes.map(({ id, name, type }) => [id, `${name} (${type})`]));
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = nodes.filter(({ id }) => !joined.has(id)).map(({ id }) => names.get(id) ?? id);
  const arrows = edges.map(({ from, to, columns = [] }) => {
    const arrow = `${names.get(from)} → ${names.get(to)}`;
    return columns.length === 0
      ? arrow
      : `${arrow}: ${columns.map(([first, second]) => `${first} → ${second}`).join(', ')}`;
  });
  return [...arrows, ...alone];
}
