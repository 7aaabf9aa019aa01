import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { lineageColumnsQuery } from '../../../../gen/entity/lineage/graph/columns.ts';
import { read } from '../../../data/query-client.ts';
import { Failure, Loading } from '../../../shell/states.tsx';
import { number } from '../../../texts/format.ts';
import { lineageTexts } from '../../../texts/lineage.ts';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EntityLink } from '../../entity-link.tsx';
import { presentationOf } from '../../presentations.ts';
import type { LineageActions } from '../lineage-actions.ts';
import { columnName, columnsIn, orderedColumns } from './columns.ts';
import { directions, type Node } from './graph.ts';

interface NodePanelProps {
  readonly node: Node;
  readonly areColumnsOpen: boolean;
  /** Where a path begins that is shown. */
  readonly pin: string | undefined;
  readonly setPin: (urn: string | undefined) => void;
  readonly actions: LineageActions;
  readonly close: () => void;
}

/** Types whose lineage is known by columns. */
export const hasColumns = (entityType: string): boolean => entityType === 'dataset' || entityType === 'chart';

/** What is selected, for readers who see the picture and for those who do not. */
export function NodePanel({ node, areColumnsOpen, pin, setPin, actions, close }: NodePanelProps) {
  const { entity, hidden, isOpen } = node;
  return (
    <aside className="graph__panel" aria-live="polite">
      <div className="graph__head">
        <p className="label">{presentationOf(entity.entityType).label}</p>
        <button type="button" className="action" onClick={close} aria-label={texts.palette.close}>
          <Icon name="close" />
        </button>
      </div>
      <h2>
        <EntityLink urn={entity.urn} name={entity.name} />
      </h2>
      {entity.place !== '' && <p className="faint">{entity.place}</p>}
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          className="button"
          disabled={hidden[direction] === 0 && !isOpen[direction]}
          onClick={() => actions.toggle(entity.urn, direction)}
        >
          {!isOpen[direction] && hidden[direction] === 0
            ? lineageTexts.nothing[direction]
            : isOpen[direction] && !hidden[direction]
              ? lineageTexts.close[direction]
              : lineageTexts.open[direction](
                  hidden[direction] === undefined ? '' : number(hidden[direction]),
                )}
        </button>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => setPin(pin === undefined ? entity.urn : undefined)}
      >
        {pin === undefined ? lineageTexts.startPath : lineageTexts.endPath}
      </button>
      {pin === entity.urn && <p className="faint">{lineageTexts.chooseOther}</p>}
      <button type="button" className="button" onClick={() => actions.edit(entity)}>
        {lineageTexts.edit}
      </button>
      {hasColumns(entity.entityType) && (
        <button
          type="button"
          className="button"
          aria-expanded={areColumnsOpen}
          onClick={() => actions.toggleColumns(entity.urn)}
        >
          {areColumnsOpen ? lineageTexts.hideColumns : lineageTexts.showColumns}
        </button>
      )}
      {areColumnsOpen && (
        <ColumnChoice urn={entity.urn} follow={(path) => actions.follow(entity.urn, path)} />
      )}
    </aside>
  );
}

/** Columns that are listed at a time: of thousands, a reader finds one by its name. */
const mostListed = 100;

interface ColumnChoiceProps {
  readonly urn: string;
  readonly follow: (path: string) => void;
}

/** The columns of an entity, each of which can be followed. */
export function ColumnChoice({ urn, follow }: ColumnChoiceProps) {
  const { data, error, refetch } = useQuery(read(lineageColumnsQuery, { urn }));
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim().toLowerCase());
  const columns = useMemo(() => {
    const { paths, edges } = data ? columnsIn(data) : { paths: [], edges: [] };
    return orderedColumns(urn, paths, edges);
  }, [data, urn]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (columns.length === 0) return <p className="faint">{lineageTexts.noColumns}</p>;
  const found = columns.filter((path) => columnName(path).toLowerCase().includes(asked));
  return (
    <div className="column-choice">
      <input
        type="search"
        aria-label={lineageTexts.filterColumns}
        placeholder={lineageTexts.filterColumns}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul>
        {found.slice(0, mostListed).map((path) => (
          <li key={path}>
            <button
              type="button"
              className="action"
              onClick={() => follow(path)}
              aria-label={lineageTexts.follow(columnName(path))}
            >
              {columnName(path)}
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostListed && (
        <p className="faint">{lineageTexts.moreColumns(found.length - mostListed)}</p>
      )}
    </div>
  );
}
