import type { Diagram } from './diagram.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { parseSequence } from './parse-sequence.ts';

/**
 * Reads a diagram written in the part of Mermaid's language that we draw: `flowchart` with boxes, arrows and groups,
 * and `sequenceDiagram` with messages and notes. Throws on anything else, and names the line.
 */
export function parseDiagram(source: string): Diagram {
  const lines = source.split('\n').map((line) => line.trim());
  const first = lines.findIndex(isSaid);
  const [kind, direction] = (lines[first] ?? '').split(/\s+/);
  const body = lines.map((text, index) => ({ text, number: index + 1 })).slice(first + 1);
  const said = body.filter(({ text }) => isSaid(text));
  if (kind === 'sequenceDiagram') return parseSequence(said);
  if (kind === 'flowchart' && (direction === 'LR' || direction === 'TD' || direction === 'TB'))
    return parseFlowchart(direction === 'LR' ? 'LR' : 'TB', said);
  throw new Error(
    `A diagram starts with "${lines[first] ?? ''}": expected "flowchart TD", "flowchart LR" or "sequenceDiagram".`,
  );
}

const isSaid = (line: string): boolean => line !== '' && !line.startsWith('%%');
