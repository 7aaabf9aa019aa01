import '../../ui/table.css';
import { useCallback, useMemo, useState } from 'react';
import { Failure, Loading } from '../../shell/states.tsx';
import { lineageTexts } from '../../texts/lineage.ts';
import { EditLineage } from './edit/edit-lineage.tsx';
import { FindInLineage } from './find-in-lineage.tsx';
import { columnOfUrn, columnUrn } from './graph/column-urn.ts';
import { columnName, columnsPerNode } from './graph/columns.ts';
import type { Entity } from './graph/graph.ts';
import { LineageGraph } from './graph/lineage-graph.tsx';
import { useScene } from './graph/use-scene.ts';
import type { LineageActions } from './lineage-actions.ts';
import { LineageList } from './lineage-list.tsx';
import { withoutFilters } from './lineage-state.ts';
import { LineageTools } from './lineage-tools.tsx';
import { toggledColumns, toggledSides } from './toggle.ts';
import { useLineageState } from './use-lineage-state.ts';

/** The lineage around an entity: at first one hop, and from there whatever a reader opens. */
export function LineageScreen({ root }: { readonly root: Entity }) {
  const [state, set] = useLineageState();
  const [starts, setStarts] = useState<ReadonlyMap<string, number>>(new Map());
  const [isFinding, setIsFinding] = useState(false);
  const [edited, setEdited] = useState<Entity>();
  const [revealing, setRevealing] = useState(state.node === undefined ? 0 : 1);
  const found = useScene(root, state, starts);
  const { scene, whole, isPending, isMissing, error, retry } = found;
  const find = useCallback(() => setIsFinding(true), []);
  const actions = useMemo((): LineageActions => {
    return {
      toggle(urn, direction) {
        const node = scene?.graph.nodes.get(urn);
        if (node) set(toggledSides(state, node, direction));
      },
      toggleColumns: (urn) => set({ columns: toggledColumns(state, urn) }),
      follow: (urn, path) => set({ column: columnUrn({ urn, path }), node: urn, pin: undefined }),
      moreColumns(urn) {
        const { start = 0, total = 0 } = scene?.columns.get(urn) ?? {};
        const next = start + columnsPerNode;
        setStarts((others) => new Map([...others, [urn, next < total ? next : 0]]));
      },
      edit: setEdited,
    };
  }, [scene, state, set]);
  const column = state.column === undefined ? undefined : columnOfUrn(state.column);
  const node = state.node === undefined ? undefined : scene?.graph.nodes.get(state.node);

  return (
    <div className="lineage">
      <LineageTools
        state={state}
        set={set}
        graph={whole}
        find={find}
        edit={() => setEdited(node?.entity ?? root)}
      />
      {column && (
        <p className="lineage__notice">
          {lineageTexts.following(
            columnName(column.path),
            scene?.graph.nodes.get(column.urn)?.entity.name ?? root.name,
          )}
          <button type="button" className="button" onClick={() => set({ column: undefined })}>
            {lineageTexts.endFollow}
          </button>
        </p>
      )}
      {isMissing && (
        <p className="lineage__notice" role="alert">
          {lineageTexts.notInLineage}
          <button type="button" className="button" onClick={() => set({ node: undefined })}>
            {lineageTexts.clear}
          </button>
        </p>
      )}
      {error !== undefined ? (
        <Failure error={error} retry={retry} />
      ) : !scene || (isPending && scene.graph.nodes.size === 1) ? (
        <Loading />
      ) : state.view === 'list' ? (
        <LineageList scene={scene} state={state} actions={actions} matching={found.matching} />
      ) : (
        <LineageGraph
          root={root}
          found={{ ...found, scene }}
          state={state}
          set={set}
          actions={actions}
          find={find}
          revealing={revealing}
        />
      )}
      {isFinding && (
        <FindInLineage
          graph={whole}
          close={() => setIsFinding(false)}
          pick={(urn) => {
            setRevealing((times) => times + 1);
            set({ ...withoutFilters, node: urn, column: undefined });
          }}
        />
      )}
      {edited && <EditLineage entity={edited} close={() => setEdited(undefined)} />}
    </div>
  );
}
