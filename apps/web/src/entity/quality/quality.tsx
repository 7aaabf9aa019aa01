import './quality.css';
import { useQuery } from '@tanstack/react-query';
import { type QualityQuery, qualityQuery } from '../../../gen/entity/quality/quality.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { dayText, number, timeText, wordsOf } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { EntityLink } from '../entity-link.tsx';

type Dataset = NonNullable<QualityQuery['dataset']>;
type Assertion = NonNullable<Dataset['assertions']>['assertions'][number];
type Incident = NonNullable<Dataset['incidents']>['incidents'][number];

/** What is checked of a dataset, with its latest results, and what is wrong with it. */
export function Quality({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(qualityQuery, { urn }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { assertions, incidents } = data.dataset ?? {};
  if (!assertions?.total && !incidents?.total) return <Empty>{texts.quality.none}</Empty>;
  return (
    <div className="quality">
      {incidents && incidents.total > 0 && (
        <section>
          <h2>
            {texts.quality.incidents} <span className="faint">{number(incidents.total)}</span>
          </h2>
          <ul>
            {incidents.incidents.map((incident) => (
              <IncidentRow key={incident.urn} incident={incident} />
            ))}
          </ul>
        </section>
      )}
      {assertions && assertions.total > 0 && (
        <section>
          <h2>
            {texts.quality.assertions} <span className="faint">{number(assertions.total)}</span>
          </h2>
          <ul>
            {assertions.assertions.map((assertion) => (
              <AssertionRow key={assertion.urn} assertion={assertion} />
            ))}
          </ul>
        </section>
      )}
    </div>
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

function IncidentRow({ incident }: { readonly incident: Incident }) {
  const { urn, title, description, incidentType, priority, incidentStatus, created } = incident;
  const isActive = incidentStatus.state === 'ACTIVE';
  return (
    <li className="quality__row">
      <span className="quality__result" data-result={isActive ? 'FAILURE' : 'SUCCESS'}>
        {isActive ? texts.quality.active : texts.quality.resolved}
      </span>
      <div>
        <EntityLink urn={urn} name={title || wordsOf(incidentType)} hasIcon={false} />
        {description && <p>{description}</p>}
        <p className="faint">
          {[wordsOf(incidentType), priority && wordsOf(priority), dayText(created.time)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}
