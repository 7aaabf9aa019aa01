import './lineage-graph.css';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Failure, Loading } from '../../../shell/states.tsx';
import { number } from '../../../texts/format.ts';
import { texts } from '../../../texts/texts.ts';
import { EntityLink } from '../../entity-link.tsx';
import { placeOf, presentationOf } from '../../presentations.ts';
import { Canvas } from './canvas.tsx';
import { between, createGraph, type Direction, type Entity, type Node, sideOf } from './graph.ts';
import { layOut } from './layout.ts';
import { useNeighbours, wholeCount } from './use-neighbours.ts';

const directions = ['upstream', 'downstream'] as const;
const nothing: ReadonlySet<string> = new Set();

/** The flow of data around an entity: at first one hop, and from there whatever a reader opens. */
export function LineageGraph({ root }: { readonly root: Entity }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(directions.map((direction) => sideOf(root.urn, direction))),
  );
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [selected, setSelected] = useState<string>();
  const [other, setOther] = useState<string>();
  const [fitting, setFitting] = useState(0);
  const navigate = useNavigate();
  const { neighbours, isPending, error, retry } = useNeighbours(opened, counts);
  const graph = useMemo(() => createGraph(root, neighbours, opened), [root, neighbours, opened]);
  const layout = useMemo(() => layOut(graph), [graph]);
  const highlighted = useMemo(
    () => (selected !== undefined && other !== undefined ? between(graph, selected, other) : nothing),
    [graph, selected, other],
  );
  const node = selected === undefined ? undefined : graph.nodes.get(selected);

  function toggle(urn: string, direction: Direction): void {
    const side = sideOf(urn, direction);
    const isWhole = (graph.nodes.get(urn)?.hidden[direction] ?? 0) === 0;
    if (opened.has(side) && !isWhole) {
      setCounts(new Map([...counts, [side, wholeCount]]));
      return;
    }
    const sides = new Set(opened);
    if (!sides.delete(side)) sides.add(side);
    setOpened(sides);
  }
  function open(urn: string): void {
    void navigate({ to: '/$type/$urn/$tab', params: { type: placeOf(urn).path, urn, tab: 'lineage' } });
  }
  function select(urn: string | undefined, isFurther: boolean): void {
    if (isFurther && selected !== undefined && urn !== selected) setOther(urn);
    else {
      setSelected(urn);
      setOther(undefined);
    }
  }
  if (error) return <Failure error={error} retry={retry} />;
  if (isPending && graph.nodes.size === 1) return <Loading />;
  return (
    <div className="graph">
      <Canvas
        layout={layout}
        root={root.urn}
        label={texts.lineage.graph(root.name)}
        selected={selected}
        highlighted={highlighted}
        fitting={fitting + (isPending ? 0 : 0.5)}
        onSelect={select}
        onToggle={toggle}
        onOpen={open}
      />
      <div className="graph__tools">
        <button type="button" className="button" onClick={() => setFitting(fitting + 1)}>
          {texts.lineage.fit}
        </button>
        <span className="faint" role="status">
          {texts.lineage.shown(graph.nodes.size, graph.edges.length)}
        </span>
      </div>
      {node && <Panel node={node} toggle={toggle} isFar={highlighted.size === 0 && other !== undefined} />}
    </div>
  );
}

interface PanelProps {
  readonly node: Node;
  readonly toggle: (urn: string, direction: Direction) => void;
  /** True when two were chosen, and no data flows from one to the other. */
  readonly isFar: boolean;
}

/** What is selected, for readers who see the picture and for those who do not. */
function Panel({ node: { entity, hidden, isOpen }, toggle, isFar }: PanelProps) {
  return (
    <aside className="graph__panel" aria-live="polite">
      <p className="label">{presentationOf(entity.entityType).label}</p>
      <h3>
        <EntityLink urn={entity.urn} name={entity.name} />
      </h3>
      {entity.place !== '' && <p className="faint">{entity.place}</p>}
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          className="button"
          disabled={hidden[direction] === 0 && !isOpen[direction]}
          onClick={() => toggle(entity.urn, direction)}
        >
          {isOpen[direction] && !hidden[direction]
            ? texts.lineage.close[direction]
            : texts.lineage.open[direction](hidden[direction] === undefined ? '' : number(hidden[direction]))}
        </button>
      ))}
      <p className="faint">{isFar ? texts.lineage.noWay : texts.lineage.chooseOther}</p>
    </aside>
  );
}
