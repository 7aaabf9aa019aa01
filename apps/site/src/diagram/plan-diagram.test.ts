import { describe, expect, test } from 'vitest';
import type { Flowchart, Sequence } from './diagram.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { planFlowchart } from './plan-flowchart.ts';
import { planSequence } from './plan-sequence.ts';
import { LETTER } from './set-text.ts';

function flowchart(direction: Flowchart['direction'], ...lines: string[]): Flowchart {
  return parseFlowchart(
    direction,
    lines.map((text, index) => ({ text, number: index + 1 })),
  );
}

describe('planFlowchart', () => {
  const lines = ['subgraph tx [One]', 'b', 'c', 'end', 'a --> b -->|a label of some length| c', 'a --> d'];

  test('puts the target of an arrow below, or to the right of, where it comes from', () => {
    const middle = (direction: 'TB' | 'LR') =>
      new Map(planFlowchart(flowchart(direction, ...lines)).nodes.map((node) => [node.id, node]));
    expect(middle('TB').get('c')?.y).toBeGreaterThan(middle('TB').get('b')?.y ?? Infinity);
    expect(middle('LR').get('c')?.x).toBeGreaterThan(middle('LR').get('b')?.x ?? Infinity);
  });

  test('keeps boxes apart, in the drawing, and around their text', () => {
    const { nodes, width, height } = planFlowchart(
      flowchart('TB', ...lines, 'd[A long label in more than one line] --> e'),
    );
    for (const node of nodes) {
      expect(node.x - node.width / 2).toBeGreaterThanOrEqual(0);
      expect(node.x + node.width / 2).toBeLessThanOrEqual(width);
      expect(node.y + node.height / 2).toBeLessThanOrEqual(height);
      expect(Math.max(...node.lines.map((line) => line.length)) * LETTER).toBeLessThan(node.width);
      for (const other of nodes)
        if (other !== node)
          expect(
            Math.abs(other.x - node.x) >= (other.width + node.width) / 2 ||
              Math.abs(other.y - node.y) >= (other.height + node.height) / 2,
          ).toBe(true);
    }
  });

  test('draws a group around all that is in it', () => {
    const { nodes, groups } = planFlowchart(flowchart('TB', ...lines));
    const [group] = groups;
    for (const node of nodes.filter(({ id }) => id === 'b' || id === 'c'))
      expect(Math.abs(node.y - (group?.y ?? 0))).toBeLessThan((group?.height ?? 0) / 2);
  });

  test('gives the same drawing for the same text', () => {
    expect(planFlowchart(flowchart('LR', ...lines))).toEqual(planFlowchart(flowchart('LR', ...lines)));
  });
});

describe('planSequence', () => {
  const sequence: Sequence = {
    kind: 'sequence',
    participants: ['a', 'b', 'c'].map((id) => ({ id, label: `Participant ${id}` })),
    steps: [
      { from: 'a', to: 'c', text: 'a message that is too long for one line', reply: false },
      { from: 'c', to: 'b', text: 'an answer', reply: true },
      { over: ['b', 'c'], text: 'both know it' },
    ],
  };
  const plan = planSequence(sequence);

  test('places participants from left to right, and messages from top to bottom', () => {
    const xs = plan.heads.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    const ys = [...plan.messages.map(({ text }) => text.y), ...plan.notes.map(({ text }) => text.y)];
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  test('fits each label between its ends, and all of them in the drawing', () => {
    expect(plan.messages[0]?.text.lines).toEqual(['a message that is too', 'long for one line']);
    const [note] = plan.notes;
    expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(plan.width);
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(plan.height);
  });

  test('points a reply back to the left', () => {
    const [tip] = plan.messages[1]?.head.split(' ') ?? [];
    expect(tip?.startsWith(`${plan.heads[1]?.x},`)).toBe(true);
  });
});
