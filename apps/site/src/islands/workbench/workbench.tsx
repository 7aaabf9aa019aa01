import { useState } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sample, Sandbox } from '../../sandbox/protocol.ts';
import { CatalogueSummary } from './catalogue-summary.tsx';
import { ChangesView } from './changes-view.tsx';
import { CodePane } from './code-pane.tsx';
import { EntitiesView } from './entities-view.tsx';
import type { Example } from './examples.ts';
import { LineageView } from './lineage-view.tsx';
import { useLog } from './use-log.ts';
import { Views } from './views.tsx';

interface WorkbenchProps {
  sandbox: Sandbox;
  examples: readonly Example[];
  /** Code that a link brought. */
  shared?: Sample;
}

const viewNames = { entities: words.entities, changes: words.changes, lineage: words.lineage };
type ViewName = keyof typeof viewNames;

/** Code on one side, and on the other what it did to the catalogue. */
export function Workbench({ sandbox, examples, shared }: WorkbenchProps) {
  const log = useLog(sandbox);
  const [view, setView] = useState<ViewName>('entities');
  const [chosen, setChosen] = useState<string>();
  const { entries, entities, problem } = log;

  function show(name: ViewName, urn: string | undefined): void {
    setChosen(urn);
    setView(name);
  }

  return (
    <>
      <div className="workbench__sides">
        <CodePane sandbox={sandbox} examples={examples} {...(shared && { shared })} log={log} />
        <Views
          label={words.views}
          names={viewNames}
          shown={view}
          counts={log.isRead ? { entities: entities.size, changes: entries.length } : {}}
          onShow={setView}
        >
          {problem && (
            <p className="workbench__hint">
              {words.lost} {problem}
            </p>
          )}
          {!log.isRead && !problem && <p className="workbench__hint">{words.starting}</p>}
          {log.isRead && view === 'entities' && (
            <EntitiesView
              sandbox={sandbox}
              log={log}
              chosen={chosen}
              onChoose={setChosen}
              onLineage={(urn) => show('lineage', urn)}
            />
          )}
          {log.isRead && view === 'changes' && (
            <ChangesView log={log} onChoose={(urn) => show('entities', urn)} />
          )}
          {log.isRead && view === 'lineage' && (
            <LineageView sandbox={sandbox} log={log} chosen={chosen} onChoose={setChosen} />
          )}
        </Views>
      </div>
      <CatalogueSummary
        entities={entities.size}
        changes={entries.length}
        onReset={async (content) => {
          setChosen(undefined);
          await sandbox.reset(content);
        }}
      />
    </>
  );
}
