import { entityTitle } from '@colophon/schema/printers';
import { useState } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { LineageDrawing } from './lineage-drawing.tsx';
import { describeUrn } from './reading/describe-urn.ts';
import { groupByType } from './reading/known-entities.ts';
import { type LineageSides, lineageSides } from './reading/walk-lineage.ts';
import { useAround } from './use-around.ts';
import type { Log } from './use-log.ts';

interface LineageViewProps {
  sandbox: Sandbox;
  log: Log;
  chosen: string | undefined;
  onChoose(urn: string): void;
}

/** The aspects in which entities say what they are made from. */
const SAYING = new Set(['upstreamLineage', 'dataJobInputOutput', 'chartInfo', 'dashboardInfo']);

/** The lineage of an entity, drawn: of the one that was chosen, or of the last one that said something of it. */
export function LineageView({ sandbox, log, chosen, onChoose }: LineageViewProps) {
  const [way, setWay] = useState<LineageSides>('both');
  const { entries, entities } = log;
  const last = entries.findLast(({ aspect, urn }) => SAYING.has(aspect) && entities.has(urn))?.urn;
  const urn = chosen ?? last;
  const around = useAround(sandbox, urn, way, log);
  if (urn === undefined) return <p className="workbench__hint">{words.noneToDraw}</p>;
  const nameOf = (each: string): string => entities.get(each)?.name ?? describeUrn(each).name;
  return (
    <>
      <div className="workbench__lineage">
        <label>
          <span className="label">{words.lineageOf}</span>{' '}
          <select value={urn} onChange={({ target }) => onChoose(target.value)}>
            {!entities.has(urn) && <option value={urn}>{nameOf(urn)}</option>}
            {groupByType(entities.values()).map(({ type, entities: each }) => (
              <optgroup key={type} label={entityTitle(type)}>
                {each.map(({ urn, name }) => (
                  <option key={urn} value={urn}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <fieldset className="workbench__tabs">
          <legend className="unseen">{words.lineageWay}</legend>
          {lineageSides.map((each) => (
            <button
              key={each}
              type="button"
              className="label quiet"
              aria-pressed={each === way}
              onClick={() => setWay(each)}
            >
              {words.ways[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {around?.edges.length === 0 && <p className="workbench__hint">{words.noLineage(nameOf(urn))}</p>}
      {around && around.edges.length > 0 && (
        <LineageDrawing
          key={`${around.urns.join()} ${around.edges.length}`}
          around={around}
          nameOf={nameOf}
          onChoose={onChoose}
        />
      )}
      {around?.isPartial && <p className="workbench__hint">{words.partial}</p>}
    </>
  );
}
