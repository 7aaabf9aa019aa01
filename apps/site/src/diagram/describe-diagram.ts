import type { Diagram, Flowchart, Sequence } from './diagram.ts';

/** A diagram as sentences, one for each arrow, for screen readers. */
export function describeDiagram(diagram: Diagram): string[] {
  return diagram.kind === 'flowchart' ? describeFlowchart(diagram) : describeSequence(diagram);
}

function describeFlowchart({ nodes, edges, groups }: Flowchart): string[] {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const named = (id: string): string => labels.get(id) ?? id;
  const arrows = edges.map(({ from, to, label }) => {
    const arrow = `${named(from)} → ${named(to)}`;
    return label ? `${arrow}: ${label}` : arrow;
  });
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = nodes
    .filter(({ id, group }) => !joined.has(id) && group === undefined)
    .map(({ label }) => label);
  const members = groups.map(({ id, label }) => {
    const inside = nodes.filter(({ group }) => group === id).map((node) => node.label);
    return `${label}: ${inside.join(', ')}`;
  });
  return [...arrows, ...alone, ...members];
}

function describeSequence({ participants, steps }: Sequence): string[] {
  const labels = new Map(participants.map(({ id, label }) => [id, label]));
  return steps.map((step) =>
    'over' in step ? step.text : `${labels.get(step.from)} → ${labels.get(step.to)}: ${step.text}`,
  );
}
