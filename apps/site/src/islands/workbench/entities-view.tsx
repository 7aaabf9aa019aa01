import { entityTitle } from '@colophon/schema/printers';
import { useDeferredValue, useEffect, useState } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { EntityDetails } from './entity-details.tsx';
import { EntityList } from './entity-list.tsx';
import { FacetList } from './facet-list.tsx';
import { groupByType } from './reading/known-entities.ts';
import { type Chosen, type Found, searchEntities } from './reading/search-entities.ts';
import type { Log } from './use-log.ts';

interface EntitiesViewProps {
  sandbox: Sandbox;
  log: Log;
  /** Urn of the entity whose aspects are shown; without one, all entities are. */
  chosen: string | undefined;
  onChoose(urn: string | undefined): void;
  onLineage(urn: string): void;
}

/** The entities of the catalogue: all of them, those that a search finds, or one with its aspects. */
export function EntitiesView({ sandbox, log, chosen, onChoose, onLineage }: EntitiesViewProps) {
  const [query, setQuery] = useState('');
  const [values, setValues] = useState<readonly Chosen[]>([]);
  const input = useDeferredValue(query.trim());
  const found = useFound(sandbox, input, values, log);

  if (chosen !== undefined)
    return (
      <EntityDetails
        key={chosen}
        sandbox={sandbox}
        log={log}
        urn={chosen}
        onBack={() => onChoose(undefined)}
        onChoose={onChoose}
        onLineage={() => onLineage(chosen)}
      />
    );

  const shown = found ? found.urns.flatMap((urn) => log.entities.get(urn) ?? []) : [...log.entities.values()];
  return (
    <>
      <input
        className="workbench__search"
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setValues([]);
        }}
      />
      <p className="unseen" role="status">
        {found && words.found(found.total)}
      </p>
      {found && <FacetList facets={found.facets} chosen={values} onChoose={setValues} />}
      {shown.length === 0 && (
        <p className="workbench__hint">{found ? words.nothingFound : words.noEntities}</p>
      )}
      {found ? (
        <EntityList entities={shown} newSince={log.before} namesType onChoose={onChoose} />
      ) : (
        groupByType(shown).map(({ type, entities }, index) => (
          <details key={type} className="workbench__group" open={index === 0 || isNews(entities, log)}>
            <summary>
              <span className="label">{entityTitle(type)}</span>{' '}
              <span className="workbench__count">{entities.length}</span>
            </summary>
            <EntityList entities={entities} newSince={log.before} onChoose={onChoose} />
          </details>
        ))
      )}
    </>
  );
}

const isNews = (entities: readonly { latest: number }[], { before }: Log): boolean =>
  entities.some(({ latest }) => latest > before);

/** What a search finds, now and after each change; nothing while nothing is searched. */
function useFound(
  sandbox: Sandbox,
  input: string,
  values: readonly Chosen[],
  { entries }: Log,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change may change the answer.
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: Found | undefined): void => {
      if (isCurrent) setFound(answer);
    };
    if (input === '') show(undefined);
    // Without an answer the last one stays: a search that was stopped with a run is asked again by the next change.
    else searchEntities(sandbox, input, values).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [sandbox, input, values, entries]);
  return found;
}
