/** Boxes and the arrows between them. */
export interface Flowchart {
  kind: 'flowchart';
  direction: 'TB' | 'LR';
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
  groups: readonly Group[];
}

export interface FlowNode {
  id: string;
  label: string;
  /** A box is a thing, a round one an act, a store keeps what it is given. */
  shape: 'box' | 'round' | 'store';
  /** The group around it. */
  group?: string;
}

export interface FlowEdge {
  from: string;
  to: string;
  label?: string;
  /** Drawn broken: something that happens at another time, or not always. */
  dashed: boolean;
}

export interface Group {
  id: string;
  label: string;
}

/** Messages between participants, from the top down. */
export interface Sequence {
  kind: 'sequence';
  participants: readonly Participant[];
  steps: readonly (Message | Note)[];
}

export interface Participant {
  id: string;
  label: string;
}

export interface Message {
  from: string;
  to: string;
  text: string;
  /** Drawn broken: the answer to an earlier message. */
  reply: boolean;
}

/** A remark on what happens from the first of these participants to the last. */
export interface Note {
  over: readonly string[];
  text: string;
}

export type Diagram = Flowchart | Sequence;
