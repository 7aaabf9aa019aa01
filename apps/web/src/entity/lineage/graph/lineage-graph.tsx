import './lineage-graph.css';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { lineageTexts } from '../../../texts/lineage.ts';
import { texts } from '../../../texts/texts.ts';
import { placeOf } from '../../presentations.ts';
import type { LineageActions } from '../lineage-actions.ts';
import type { LineageState } from '../lineage-state.ts';
import type { SetLineage } from '../use-lineage-state.ts';
import { Canvas } from './canvas.tsx';
import { columnOfUrn } from './column-urn.ts';
import type { Scene } from './columns.ts';
import { between, type Entity } from './graph.ts';
import { NodePanel } from './node-panel.tsx';
import { useLayout } from './use-layout.ts';
import type { LineageScene } from './use-scene.ts';

interface LineageGraphProps {
  readonly root: Entity;
  readonly found: LineageScene & { readonly scene: Scene };
  readonly state: LineageState;
  readonly set: SetLineage;
  readonly actions: LineageActions;
  readonly find: () => void;
  /** Rises when what is selected is to be brought into view. */
  readonly revealing: number;
}

/** What the panel covers at the right edge of a wide window, in pixels. */
const panelWidth = 272;

const scopeOf = ({ direction, depth, most, isFolded, column, group }: LineageState): string =>
  [direction, depth, most, isFolded, column, group].join();

/** The flow of data around an entity as a picture. */
export function LineageGraph({ root, found, state, set, actions, find, revealing }: LineageGraphProps) {
  const { scene, matching, isPending } = found;
  const { node: selected, pin } = state;
  const [fitting, setFitting] = useState(0);
  const navigate = useNavigate();
  const layout = useLayout(scene, state.group);
  const path = useMemo(
    () =>
      selected !== undefined && pin !== undefined && selected !== pin
        ? between(scene.graph, pin, selected)
        : undefined,
    [scene.graph, selected, pin],
  );
  const column = useMemo(
    () => (state.column === undefined ? undefined : columnOfUrn(state.column)),
    [state.column],
  );
  const node = selected === undefined ? undefined : scene.graph.nodes.get(selected);

  function select(urn: string | undefined, isFurther: boolean): void {
    if (isFurther && urn !== undefined) set({ node: urn, pin: pin ?? selected ?? scene.graph.root });
    else set({ node: urn });
  }
  function press(key: string): boolean {
    const urn = selected ?? scene.graph.root;
    if (key === 'c') actions.toggleColumns(urn);
    else if (key === 'p') set({ pin: pin === undefined ? urn : undefined, node: urn });
    else if (key === 'f') find();
    else if (key === 'e' && node) actions.edit(node.entity);
    else if (key === 'Escape' && (selected !== undefined || pin !== undefined))
      set({ node: undefined, pin: undefined });
    else return false;
    return true;
  }
  if (!layout) return null;
  return (
    <div className="graph-area">
      <div className="graph">
        <Canvas
          layout={layout}
          root={scene.graph.root}
          label={lineageTexts.graph(root.name)}
          selected={selected}
          pinned={pin}
          highlighted={path && path.size > 0 ? path : matching}
          column={column}
          fitting={fitting}
          scope={scopeOf(state)}
          isSettled={!isPending}
          inset={node ? panelWidth : 0}
          revealing={revealing}
          onSelect={select}
          onToggle={actions.toggle}
          onOpen={(urn) =>
            void navigate({
              to: '/$type/$urn/$tab',
              params: { type: placeOf(urn).path, urn, tab: 'lineage' },
            })
          }
          onColumn={(urn, chosen) =>
            chosen === 'more' ? actions.moreColumns(urn) : actions.follow(urn, chosen)
          }
          onKey={press}
        />
        <div className="graph__tools">
          <button type="button" className="button" onClick={() => setFitting(fitting + 1)}>
            {lineageTexts.fit}
          </button>
          <span className="faint" role="status">
            {isPending
              ? texts.states.loading
              : path
                ? path.size > 0
                  ? lineageTexts.path(path.size)
                  : lineageTexts.noWay
                : lineageTexts.shown(scene.graph.nodes.size, scene.graph.edges.length)}
          </span>
          <span className="faint graph__keys">{lineageTexts.keys}</span>
        </div>
      </div>
      {node && (
        <NodePanel
          node={node}
          areColumnsOpen={state.columns.includes(node.entity.urn)}
          pin={pin}
          setPin={(urn) => set({ pin: urn })}
          actions={actions}
          close={() => set({ node: undefined })}
        />
      )}
    </div>
  );
}
