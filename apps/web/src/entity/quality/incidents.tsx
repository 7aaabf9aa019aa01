import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { updateIncidentStatusMutation } from '../../../gen/edit/edit.ts';
import { incidentsQuery } from '../../../gen/entity/quality/incidents.ts';
import type { IncidentPartsFragment } from '../../../gen/types.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { formTexts } from '../../texts/entity-forms.ts';
import { dayText, number, wordsOf } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { rightTo } from '../rights.ts';
import { IncidentForm } from './incident-form.tsx';

const ResolveForm = lazy(async () => ({ default: (await import('./resolve-form.tsx')).ResolveForm }));

type Incident = IncidentPartsFragment['incidents'][number];

/** What is or was wrong with an entity: reported here, and resolved. */
export function Incidents({ entity }: { readonly entity: HeadOfEntity }) {
  const { data, error, refetch } = useQuery(read(incidentsQuery, { urn: entity.urn }));
  const [isRaising, setIsRaising] = useState(false);
  const { exists, reason } = rightTo(entity.card, 'INCIDENTS');
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.entity && 'incidents' in data.entity ? data.entity.incidents : undefined;
  if (!exists && !found?.total) return null;
  return (
    <section>
      <div className="quality__head">
        <h2>
          {texts.quality.incidents} <span className="faint">{number(found?.total ?? 0)}</span>
        </h2>
        <EditButton reason={reason} press={() => setIsRaising(true)}>
          {formTexts.actions.raise}
        </EditButton>
      </div>
      {found?.total ? (
        <ul>
          {found.incidents.map((incident) => (
            <Row key={incident.urn} incident={incident} reason={reason} />
          ))}
        </ul>
      ) : (
        <p className="faint">{texts.quality.noIncidents}</p>
      )}
      {isRaising && <IncidentForm entity={entity} close={() => setIsRaising(false)} />}
    </section>
  );
}

interface RowProps {
  readonly incident: Incident;
  readonly reason: string | undefined;
}

function Row({ incident, reason }: RowProps) {
  const { urn, title, description, incidentType, priority, incidentStatus, created } = incident;
  const [isResolving, setIsResolving] = useState(false);
  const change = useChange('Incidents', 'EntityHealth');
  const { tell } = useNotices();
  const isActive = incidentStatus.state === 'ACTIVE';
  const name = title || wordsOf(incidentType);
  const reopen = () =>
    change(
      updateIncidentStatusMutation,
      { urn, input: { state: 'ACTIVE', stage: 'INVESTIGATION' } },
      formTexts.incident.reopened,
    ).catch((error: unknown) =>
      tell({ text: texts.edit.failed(formTexts.incident.reopen), reason: messageOf(error), isFailure: true }),
    );
  return (
    <li className="quality__row">
      <span className="quality__result" data-result={isActive ? 'FAILURE' : 'SUCCESS'}>
        {isActive ? texts.quality.active : texts.quality.resolved}
      </span>
      <div>
        <EntityLink urn={urn} name={name} hasIcon={false} />
        {description && <p>{description}</p>}
        {incidentStatus.message && <p className="quality__message">{incidentStatus.message}</p>}
        <p className="faint">
          {[wordsOf(incidentType), priority && wordsOf(priority), dayText(created.time)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <EditButton
        className="action"
        label={isActive ? formTexts.incident.resolveTitle(name) : `${formTexts.incident.reopen}: ${name}`}
        reason={reason}
        press={() => (isActive ? setIsResolving(true) : void reopen())}
      >
        {isActive ? formTexts.incident.resolve : formTexts.incident.reopen}
      </EditButton>
      {isResolving && (
        <Suspense>
          <ResolveForm urn={urn} title={name} status={incidentStatus} close={() => setIsResolving(false)} />
        </Suspense>
      )}
    </li>
  );
}
