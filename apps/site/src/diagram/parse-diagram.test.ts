import { describe, expect, test } from 'vitest';
import { describeDiagram } from './describe-diagram.ts';
import { parseDiagram } from './parse-diagram.ts';

describe('parseDiagram', () => {
  test('reads the nodes of a flowchart with their shapes, and chains of arrows', () => {
    expect(
      parseDiagram('flowchart LR\n  a[The "http" part] --> b(Validate) -.->|later| c[("A store")]'),
    ).toEqual({
      kind: 'flowchart',
      direction: 'LR',
      nodes: [
        { id: 'a', label: 'The "http" part', shape: 'box' },
        { id: 'b', label: 'Validate', shape: 'round' },
        { id: 'c', label: 'A store', shape: 'store' },
      ],
      edges: [
        { from: 'a', to: 'b', dashed: false },
        { from: 'b', to: 'c', dashed: true, label: 'later' },
      ],
      groups: [],
    });
  });

  test('keeps a node in the first group that names it, and takes its label from where it has one', () => {
    const diagram = parseDiagram(
      'flowchart TD\nsubgraph tx [One transaction]\nlog\nend\nlog[The log] --> end-of-it',
    );
    expect(diagram).toMatchObject({
      groups: [{ id: 'tx', label: 'One transaction' }],
      nodes: [{ id: 'log', label: 'The log', group: 'tx' }, { id: 'end-of-it' }],
    });
  });

  test('ignores comments and empty lines', () => {
    expect(parseDiagram('%% a remark\n\nflowchart TD\n%% another\na --> b')).toMatchObject({
      direction: 'TB',
    });
  });

  test('reads a sequence of messages, replies and notes', () => {
    expect(
      parseDiagram(
        'sequenceDiagram\nparticipant a as Client A\nparticipant b\na->>b: ask: now\nb-->>a: answer\nNote over a,b: done',
      ),
    ).toEqual({
      kind: 'sequence',
      participants: [
        { id: 'a', label: 'Client A' },
        { id: 'b', label: 'b' },
      ],
      steps: [
        { from: 'a', to: 'b', text: 'ask: now', reply: false },
        { from: 'b', to: 'a', text: 'answer', reply: true },
        { over: ['a', 'b'], text: 'done' },
      ],
    });
  });

  test.each([
    ['pie', 'A diagram starts with "pie": expected "flowchart TD"'],
    ['flowchart TD\na ==> b', 'Line 2 of a diagram is "a ==> b": expected an arrow'],
    ['flowchart TD\n\n{a}', 'Line 3 of a diagram is "{a}": expected a node'],
    ['flowchart TD\nsubgraph one\nsubgraph two', 'expected the end of the group "one" before another one'],
    [
      'flowchart TD\na --> b\nsubgraph b\nc\nend',
      'Line 2 of a diagram is "a --> b": expected an arrow to a node in',
    ],
    ['sequenceDiagram\na->>b: hello', 'expected "participant a" in a line above'],
    ['sequenceDiagram\nparticipant a\na->>a: hello', 'expected a message to another participant'],
    ['sequenceDiagram\nloop', 'Line 2 of a diagram is "loop": expected "participant a as A"'],
  ])('rejects %j, and says where and why', (source, message) => {
    expect(() => parseDiagram(source)).toThrow(message);
  });
});

describe('describeDiagram', () => {
  test('describes every arrow and group', () => {
    const source =
      'flowchart TD\na[Proposal] -->|valid| b[(Log)]\nsubgraph tx [One transaction]\nb\nc\nend\nd[Alone]';
    expect(describeDiagram(parseDiagram(source))).toEqual([
      'Proposal → Log: valid',
      'Alone',
      'One transaction: Log, c',
    ]);
  });

  test('describes messages in their order', () => {
    const source = 'sequenceDiagram\nparticipant a as A\nparticipant b as B\na->>b: ask\nNote over b: thinks';
    expect(describeDiagram(parseDiagram(source))).toEqual(['A → B: ask', 'thinks']);
  });
});
