import './quality.css';
import { useQuery } from '@tanstack/react-query';
import { type QualityQuery, qualityQuery } from '../../../gen/entity/quality/quality.ts';
import { read } from '../../data/query-client.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { dayText, number, timeText, wordsOf } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { Incidents } from './incidents.tsx';

type Dataset = NonNullable<QualityQuery['dataset']>;
type Assertion = NonNullable<Dataset['assertions']>['assertions'][number];

/** What the rows of assertions show, from the left. */
const rowLabels = [
  { field: 'assertion#assertionRunEvent.result.type', label: texts.quality.result },
  { field: 'assertion#assertionInfo.description', label: texts.quality.assertion },
  { field: 'assertion#assertionRunEvent.timestampMillis', label: texts.quality.lastRuns },
] as const;

/** What is wrong with an entity, and of a dataset what is checked, with its results, and what of it is promised. */
export function Quality({ entity }: { readonly entity: HeadOfEntity }) {
  return (
    <div className="quality">
      <Incidents entity={entity} />
      {entity.card.entityType === 'dataset' && <Assertions urn={entity.urn} />}
    </div>
  );
}

function Assertions({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(qualityQuery, { urn }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { assertions, contract } = data.dataset ?? {};
  const found = assertions?.assertions ?? [];
  return (
    <>
      <section>
        <h2>
          {texts.quality.assertions} <span className="faint">{number(assertions?.total ?? 0)}</span>
        </h2>
        {found.length === 0 ? (
          <p className="faint">{texts.quality.noAssertions}</p>
        ) : (
          <>
            <p className="quality__row quality__labels label">
              {rowLabels.map(({ field, label }) => (
                <ReferenceLabel key={field} field={field} label={label} />
              ))}
            </p>
            <ul>
              {found.map((assertion) => (
                <AssertionRow key={assertion.urn} assertion={assertion} />
              ))}
            </ul>
          </>
        )}
      </section>
      {contract && <Contract contract={contract} assertions={found} />}
    </>
  );
}

interface ContractProps {
  readonly contract: NonNullable<Dataset['contract']>;
  readonly assertions: readonly Assertion[];
}

/** What the owners of a dataset promise: the assertions that must hold, each with how it is. */
function Contract({ contract: { urn, status, properties }, assertions }: ContractProps) {
  const parts = [
    {
      head: texts.quality.freshness,
      field: 'dataContract#dataContractProperties.freshness',
      promised: properties?.freshness,
    },
    {
      head: texts.quality.schema,
      field: 'dataContract#dataContractProperties.schema',
      promised: properties?.schema,
    },
    {
      head: texts.quality.dataQuality,
      field: 'dataContract#dataContractProperties.dataQuality',
      promised: properties?.dataQuality,
    },
  ] as const;
  return (
    <section>
      <h2>
        <EntityLink urn={urn} name={texts.quality.contract} hasIcon={false} />{' '}
        {status && <span className="faint">{wordsOf(status.state)}</span>}
      </h2>
      {parts.map(({ head, field, promised }) =>
        promised && promised.length > 0 ? (
          <div key={head}>
            <h3 className="label">
              <ReferenceLabel field={field} label={head} />
            </h3>
            <ul>
              {promised.map(({ assertion }) => {
                const known = assertions.find((each) => each.urn === assertion.urn);
                return known ? (
                  <AssertionRow key={assertion.urn} assertion={known} />
                ) : (
                  <li key={assertion.urn}>
                    <EntityLink urn={assertion.urn} name={assertion.urn} />
                  </li>
                );
              })}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

function AssertionRow({ assertion: { urn, platform, info, runEvents } }: { readonly assertion: Assertion }) {
  // The newest comes first, and is drawn last.
  const runs = (runEvents?.runEvents ?? []).toReversed();
  const last = runs.at(-1);
  return (
    <li className="quality__row">
      <Result type={last?.result?.type} />
      <div>
        <EntityLink urn={urn} name={info?.description || wordsOf(info?.type ?? '') || urn} hasIcon={false} />
        <p className="faint">
          {[info && wordsOf(info.type), platform.card.name].filter(Boolean).join(' · ')}
          {last && ` · ${dayText(last.timestampMillis)}, ${timeText(last.timestampMillis)}`}
        </p>
      </div>
      <ol className="runs" aria-label={texts.quality.runs(runs.length, runEvents?.failed ?? 0)}>
        {runs.map(({ timestampMillis, result }) => (
          <li
            key={timestampMillis}
            data-result={result?.type ?? ''}
            title={`${dayText(timestampMillis)}, ${timeText(timestampMillis)}: ${wordsOf(result?.type ?? '')}`}
          />
        ))}
      </ol>
    </li>
  );
}

/** The latest result: in words, so that its colour is not all that says it. */
function Result({ type }: { readonly type: string | undefined }) {
  return (
    <span className="quality__result" data-result={type ?? ''}>
      {type === undefined ? texts.quality.notRun : wordsOf(type)}
    </span>
  );
}
