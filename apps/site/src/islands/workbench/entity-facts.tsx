import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { LineageDrawing } from './lineage-drawing.tsx';
import { describeUrn } from './reading/describe-urn.ts';
import type { AspectValue } from './reading/read-aspects.ts';
import { summariseEntity } from './reading/summarise-entity.ts';
import { useAround } from './use-around.ts';
import type { Log } from './use-log.ts';

interface EntityFactsProps {
  sandbox: Sandbox;
  log: Log;
  urn: string;
  aspects: readonly AspectValue[];
  onChoose(urn: string): void;
}

/** What people ask about an entity first: its description, platform, owners, tags and lineage. */
export function EntityFacts({ sandbox, log, urn, aspects, onChoose }: EntityFactsProps) {
  const { description, facts } = summariseEntity(urn, aspects);
  const around = useAround(sandbox, urn, 'both', log);
  const edges = around?.edges ?? [];
  const upstream = edges.filter(({ to }) => to === urn).length;
  const downstream = edges.filter(({ from }) => from === urn).length;
  const hasLineage = upstream + downstream > 0;
  return (
    <>
      {description && <p className="workbench__description">{description}</p>}
      {(facts.length > 0 || hasLineage) && (
        <dl className="workbench__facets">
          {facts.map(({ kind, urns }) => (
            <div key={kind}>
              <dt>{words.facts[kind]}</dt>
              <dd>
                {urns.map((each) => {
                  const known = log.entities.get(each);
                  const name = known?.name ?? describeUrn(each).name;
                  if (!known) return <span key={each}>{name}</span>;
                  return (
                    <button key={each} type="button" onClick={() => onChoose(each)}>
                      {name}
                    </button>
                  );
                })}
              </dd>
            </div>
          ))}
          {hasLineage && (
            <div>
              <dt>{words.lineage}</dt>
              <dd>{words.neighbours(upstream, downstream)}</dd>
            </div>
          )}
        </dl>
      )}
      {around && hasLineage && (
        <LineageDrawing
          key={`${around.urns.join()} ${edges.length}`}
          around={around}
          nameOf={(each) => log.entities.get(each)?.name ?? describeUrn(each).name}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
