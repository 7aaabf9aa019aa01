import { useEffect, useRef, useState } from 'react';
import { root } from '../../client/root.ts';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { paintJson } from '../printed/paint-json.ts';
import { printJson } from '../printed/print-json.ts';
import { BreakableUrn } from './breakable-urn.tsx';
import { EntityFacts } from './entity-facts.tsx';
import { COLUMN_WIDTH, HighlightedText } from './highlighted-text.tsx';
import { describeUrn } from './reading/describe-urn.ts';
import { type AspectValue, readAspects } from './reading/read-aspects.ts';
import type { Log } from './use-log.ts';

interface EntityDetailsProps {
  sandbox: Sandbox;
  log: Log;
  urn: string;
  onBack(): void;
  onChoose(urn: string): void;
  onLineage(): void;
}

/** An entity: what people ask about it first, and the latest value of each of its aspects behind a disclosure. */
export function EntityDetails({ sandbox, log, urn, onBack, onChoose, onLineage }: EntityDetailsProps) {
  const aspects = useAspects(sandbox, urn, log);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = log.entities.get(urn);
  const { type, name } = known ?? describeUrn(urn);
  const reference = new URL(`docs/generated/metamodel/entities/${type}`, root).href;
  // The list, and the button that was pressed in it, are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <button type="button" className="label quiet workbench__back" onClick={onBack}>
        {words.allEntities}
      </button>
      <h2 className="workbench__head" tabIndex={-1} ref={heading}>
        {name}
        {known?.isRemoved && <span className="workbench__removed"> {words.removed}</span>}
      </h2>
      <p className="workbench__urn">
        <BreakableUrn urn={urn} />
      </p>
      <p className="workbench__ways">
        <a href={reference}>{words.about(type)}</a>
        <button type="button" onClick={onLineage}>
          {words.drawLineage}
        </button>
      </p>
      {!known && <p className="workbench__hint">{words.gone}</p>}
      <EntityFacts sandbox={sandbox} log={log} urn={urn} aspects={aspects} onChoose={onChoose} />
      {aspects.length > 0 && (
        <details className="workbench__group">
          <summary>
            <span className="label">{words.aspects}</span>{' '}
            <span className="workbench__count">{aspects.length}</span>
          </summary>
          {aspects.map((aspect) => (
            <figure key={aspect.name} className="code">
              <figcaption className="code__title">
                <a href={`${reference}#${aspect.name}`}>{aspect.name}</a>
              </figcaption>
              <pre data-wrap>
                <code>
                  <HighlightedText pieces={paintJson(printJson(aspect.value, COLUMN_WIDTH))} />
                </code>
              </pre>
            </figure>
          ))}
        </details>
      )}
    </>
  );
}

/** The aspects of an entity, now and after each change of it; the last one written first. */
function useAspects(sandbox: Sandbox, urn: string, { entries, entities }: Log): readonly AspectValue[] {
  const [aspects, setAspects] = useState<readonly AspectValue[]>([]);
  const latest = entities.get(urn)?.latest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest change is what makes the answer old.
  useEffect(() => {
    let isCurrent = true;
    const offsets = new Map(
      entries.filter((entry) => entry.urn === urn).map((entry) => [entry.aspect, entry.offset]),
    );
    const show = (read: readonly AspectValue[]): void => {
      if (isCurrent)
        setAspects(read.toSorted((a, b) => (offsets.get(b.name) ?? 0) - (offsets.get(a.name) ?? 0)));
    };
    if (latest === undefined) show([]);
    // What was read before stays when a run is stopped: nothing was written then.
    else readAspects(sandbox, urn).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [sandbox, urn, latest]);
  return aspects;
}
