import { type ArrowShape, shapeArrow } from './arrow.ts';
import type { Sequence } from './diagram.ts';
import { breakLabel, LEADING, SMALL_LETTER, widthOf } from './set-text.ts';

/** Text set in the drawing: its lines, the middle of them, and the baseline of the first. */
export interface SetText {
  lines: string[];
  x: number;
  y: number;
}

export interface SequencePlan {
  width: number;
  height: number;
  heads: { id: string; x: number; width: number; height: number; lines: string[] }[];
  messages: (ArrowShape & { reply: boolean; text: SetText })[];
  notes: { x: number; y: number; width: number; height: number; text: SetText }[];
}

const HEAD_LETTERS = 16;
const TEXT_LETTERS = 24;
const PADDING = 12;
const GAP = 24;
const ROW_GAP = 18;

/** Places a sequence: a column for each participant, a row for each message or note. */
export function planSequence({ participants, steps }: Sequence): SequencePlan {
  const heads = participants.map(({ id, label }) => {
    const lines = breakLabel(label, HEAD_LETTERS);
    return { id, lines, width: widthOf(lines) + 2 * PADDING };
  });
  const column = (id: string): number => participants.findIndex((each) => each.id === id);
  const said = steps.map((step) => {
    const [from, to] = 'over' in step ? step.over : [step.from, step.to];
    const ends = [column(from ?? ''), column(to ?? '')].sort((a, b) => a - b);
    return { step, lines: breakLabel(step.text, TEXT_LETTERS), left: ends[0] ?? 0, right: ends[1] ?? 0 };
  });

  const xs = placeColumns(heads, said);
  const headHeight = Math.max(...heads.map(({ lines }) => lines.length)) * LEADING + PADDING + 4;
  const plan: SequencePlan = {
    width: 0,
    height: 0,
    heads: heads.map((head, index) => ({ ...head, x: xs[index] ?? 0, height: headHeight })),
    messages: [],
    notes: [],
  };
  let width = (xs.at(-1) ?? 0) + (heads.at(-1)?.width ?? 0) / 2 + 2;
  let y = headHeight + ROW_GAP;
  for (const { step, lines, left, right } of said) {
    const [x1, x2] = [xs[left] ?? 0, xs[right] ?? 0];
    const height = lines.length * LEADING;
    const middle = (x1 + x2) / 2;
    if ('over' in step) {
      const noteWidth = Math.max(widthOf(lines, SMALL_LETTER), x2 - x1) + 2 * PADDING;
      const box = { x: middle - noteWidth / 2, y, width: noteWidth, height: height + PADDING };
      plan.notes.push({ ...box, text: { lines, x: middle, y: y + LEADING } });
      width = Math.max(width, box.x + noteWidth + 2);
      y += box.height + ROW_GAP;
    } else {
      const line = y + height + 2;
      const ends = [
        { x: x1, y: line },
        { x: x2, y: line },
      ];
      const points = column(step.from) < column(step.to) ? ends : ends.reverse();
      const text = { lines, x: middle, y: y + LEADING - 5 };
      plan.messages.push({ ...shapeArrow(points), reply: step.reply, text });
      y = line + ROW_GAP;
    }
  }
  return { ...plan, width: Math.ceil(width), height: Math.ceil(y) };
}

interface Said {
  lines: string[];
  left: number;
  right: number;
}

/** The middle of each column: as near to the one before as heads and texts between them allow. */
function placeColumns(heads: readonly { width: number }[], said: readonly Said[]): number[] {
  const xs: number[] = [];
  for (const [index, { width }] of heads.entries()) {
    const before = heads[index - 1];
    const alone = said.filter(({ left, right }) => left === index && right === index);
    const half = Math.max(width, ...alone.map(({ lines }) => widthOf(lines, SMALL_LETTER) + 2 * PADDING)) / 2;
    let x = before ? (xs[index - 1] ?? 0) + before.width / 2 + GAP + half : half + 2;
    for (const { lines, left, right } of said)
      if (right === index && left < index)
        x = Math.max(x, (xs[left] ?? 0) + widthOf(lines, SMALL_LETTER) + 2 * PADDING);
    xs.push(Math.ceil(x));
  }
  return xs;
}
