import type { Participant, Sequence } from './diagram.ts';
import { refuse, type SourceLine } from './source-line.ts';

const PARTICIPANT = /^participant\s+([\w-]+)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^([\w-]+?)\s*(-?->>)\s*([\w-]+)\s*:\s*(.+)$/;
const NOTE = /^Note over ([\w-]+)(?:\s*,\s*([\w-]+))?\s*:\s*(.+)$/;

/** Reads the lines below `sequenceDiagram`. Every participant must be named before it speaks: their order is the drawing. */
export function parseSequence(lines: readonly SourceLine[]): Sequence {
  const participants: Participant[] = [];
  const steps: Sequence['steps'][number][] = [];

  const known = (line: SourceLine, ...ids: readonly string[]): void => {
    for (const id of ids)
      if (!participants.some((each) => each.id === id))
        throw refuse(line, `"participant ${id}" in a line above`);
  };

  for (const line of lines) {
    const participant = PARTICIPANT.exec(line.text);
    const message = MESSAGE.exec(line.text);
    const note = NOTE.exec(line.text);
    if (participant) {
      const [, id = '', label = id] = participant;
      participants.push({ id, label });
    } else if (message) {
      const [, from = '', arrow, to = '', text = ''] = message;
      known(line, from, to);
      if (from === to)
        throw refuse(line, 'a message to another participant; a note says what one does alone');
      steps.push({ from, to, text, reply: arrow === '-->>' });
    } else if (note) {
      const [, first = '', last = first, text = ''] = note;
      known(line, first, last);
      steps.push({ over: [first, last], text });
    } else throw refuse(line, '"participant a as A", "a->>b: text", "a-->>b: text" or "Note over a,b: text"');
  }
  return { kind: 'sequence', participants, steps };
}
