import type { Flowchart, FlowEdge, FlowNode, Group } from './diagram.ts';
import { refuse, type SourceLine } from './source-line.ts';

const NODE = /^([\w-]+?)(?:\[\((.+?)\)\]|\[(.+?)\]|\((.+?)\))?(?=\s|$)/;
const ARROW = /^\s*(-->|-\.->)(?:\|([^|]+)\|)?\s*/;
const GROUP = /^subgraph\s+([\w-]+)(?:\s*\[(.+)\])?$/;

/** Reads the lines below `flowchart`. A node is in the first group that names it, and is called what its last label says. */
export function parseFlowchart(direction: Flowchart['direction'], lines: readonly SourceLine[]): Flowchart {
  const nodes = new Map<string, FlowNode>();
  const edges: FlowEdge[] = [];
  const groups: Group[] = [];
  let group: string | undefined;
  /** Where each node was named first. */
  const named = new Map<string, SourceLine>();

  const note = ({ node, isLabelled }: ReadNode, line: SourceLine): string => {
    const known = nodes.get(node.id);
    if (!known) named.set(node.id, line);
    nodes.set(node.id, { ...(known && !isLabelled ? known : node), ...inGroup(known?.group ?? group) });
    return node.id;
  };

  for (const line of lines) {
    const opened = GROUP.exec(line.text);
    if (opened) {
      const [, id = '', label = id] = opened;
      if (group !== undefined) throw refuse(line, `the end of the group "${group}" before another one`);
      groups.push({ id, label: unquote(label) });
      group = id;
    } else if (line.text === 'end') group = undefined;
    else {
      let { rest, ...read } = readNode(line, line.text);
      let from = note(read, line);
      while (rest !== '') {
        const [whole, arrow, label] = ARROW.exec(rest) ?? [];
        if (whole === undefined) throw refuse(line, `an arrow, "-->" or "-.->", before "${rest}"`);
        ({ rest, ...read } = readNode(line, rest.slice(whole.length)));
        const to = note(read, line);
        edges.push({ from, to, dashed: arrow === '-.->', ...(label && { label: unquote(label) }) });
        from = to;
      }
    }
  }
  for (const { id } of groups) {
    const line = named.get(id);
    if (line) throw refuse(line, `an arrow to a node in the group "${id}", and not to the group`);
  }
  return { kind: 'flowchart', direction, nodes: [...nodes.values()], edges, groups };
}

interface ReadNode {
  node: FlowNode;
  isLabelled: boolean;
}

function readNode(line: SourceLine, text: string): ReadNode & { rest: string } {
  const match = NODE.exec(text);
  if (!match) throw refuse(line, `a node such as "log", "log[The log]", "log(An act)" or "log[(A store)]"`);
  const [whole, id = '', store, box, round] = match;
  const label = store ?? box ?? round;
  return {
    node: { id, label: unquote(label ?? id), shape: store ? 'store' : round ? 'round' : 'box' },
    isLabelled: label !== undefined,
    rest: text.slice(whole.length),
  };
}

function unquote(label: string): string {
  return label.trim().replace(/^"(.*)"$/, '$1');
}

function inGroup(group: string | undefined): { group?: string } {
  return group === undefined ? {} : { group };
}
