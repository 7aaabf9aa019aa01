import { describeDiagram } from '../diagram/describe-diagram.ts';
import type { Flowchart, Sequence } from '../diagram/diagram.ts';
import { parseDiagram } from '../diagram/parse-diagram.ts';
import { type PlannedNode, planFlowchart } from '../diagram/plan-flowchart.ts';
import { planSequence } from '../diagram/plan-sequence.ts';
import { LEADING } from '../diagram/set-text.ts';
import { Drawing, DrawnText } from './drawing.tsx';

interface DiagramProps {
  /** What the diagram shows: its caption and its name. */
  title: string;
  /** The diagram in the language of `parseDiagram`. */
  source: string;
}

/** A diagram, drawn from its description. */
export function Diagram({ title, source }: DiagramProps) {
  const diagram = parseDiagram(source);
  const frame = { title, inWords: describeDiagram(diagram) };
  return diagram.kind === 'flowchart' ? (
    <FlowchartDrawing {...frame} flowchart={diagram} />
  ) : (
    <SequenceDrawing {...frame} sequence={diagram} />
  );
}

interface Frame {
  title: string;
  inWords: readonly string[];
}

function FlowchartDrawing({ flowchart, ...frame }: Frame & { flowchart: Flowchart }) {
  const { width, height, nodes, arrows, groups } = planFlowchart(flowchart);
  return (
    <Drawing {...frame} width={width} height={height}>
      {groups.map((group) => (
        <g key={group.label} className="drawing__group">
          <rect {...corner(group)} width={group.width} height={group.height} />
          <text x={group.x - group.width / 2 + 10} y={group.y - group.height / 2 + 17}>
            {group.label}
          </text>
        </g>
      ))}
      {arrows.map(({ line, head, dashed, lines, label }) => (
        <g key={line} className={dashed ? 'drawing__dashed' : undefined}>
          <path d={line} />
          <polygon points={head} />
          <g className="drawing__label">
            <DrawnText lines={lines} x={label.x} y={firstLine(label.y, lines)} leading={LEADING} />
          </g>
        </g>
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
    </Drawing>
  );
}

/** A store is a bound book: it has a spine. */
function Node({ node }: { node: PlannedNode }) {
  const { x, y, width, height, shape, lines } = node;
  const { x: left, y: top } = corner(node);
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} rx={shape === 'round' ? height / 2 : undefined} />
      {shape === 'store' && <path className="drawing__spine" d={`M${left + 5} ${top}v${height}`} />}
      <DrawnText lines={lines} x={x} y={firstLine(y, lines)} leading={LEADING} />
    </g>
  );
}

function SequenceDrawing({ sequence, ...frame }: Frame & { sequence: Sequence }) {
  const { width, height, heads, messages, notes } = planSequence(sequence);
  return (
    <Drawing {...frame} width={width} height={height}>
      {heads.map((head) => (
        <g key={head.id}>
          <path className="drawing__life" d={`M${head.x} ${head.height}V${height}`} />
          <rect x={head.x - head.width / 2} y="1" width={head.width} height={head.height} />
          <DrawnText
            lines={head.lines}
            x={head.x}
            y={firstLine(head.height / 2 + 1, head.lines)}
            leading={LEADING}
          />
        </g>
      ))}
      {messages.map(({ line, head, reply, text }) => (
        <g key={line} className={reply ? 'drawing__dashed' : undefined}>
          <path d={line} />
          <polygon points={head} />
          <g className="drawing__label">
            <DrawnText {...text} leading={LEADING} />
          </g>
        </g>
      ))}
      {notes.map(({ text, ...box }) => (
        <g key={box.y} className="drawing__note">
          <rect {...box} />
          <DrawnText {...text} leading={LEADING} />
        </g>
      ))}
    </Drawing>
  );
}

interface Middle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function corner({ x, y, width, height }: Middle): { x: number; y: number } {
  return { x: x - width / 2, y: y - height / 2 };
}

/** The baseline of the first of vertically centred lines. */
function firstLine(middle: number, lines: readonly string[]): number {
  return middle + 4 - ((lines.length - 1) * LEADING) / 2;
}
