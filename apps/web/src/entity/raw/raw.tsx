import './raw.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { keptDraft } from '../../edit/drafts.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { rawTexts } from '../../texts/raw.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { typeOfUrn } from '../presentations.ts';
import { rightTo } from '../rights.ts';
import { draftKeyOf } from './draft-key.ts';
import { type StoredAspect, storedAspects } from './stored-aspects.ts';

const AspectEditor = lazy(async () => ({ default: (await import('./aspect-editor.tsx')).AspectEditor }));

/** The aspects of an entity as JSON. Each name leads to its description, and each text can be changed. */
export function Raw({ entity }: { readonly entity: HeadOfEntity }) {
  const { urn, card } = entity;
  const { data, error, refetch } = useQuery(storedAspects(urn));
  const { reason } = rightTo(card, 'ASPECTS');
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <Empty>{texts.raw.none}</Empty>;
  return (
    <div className="raw">
      {data.map((aspect) => (
        <Aspect key={aspect.name} urn={urn} aspect={aspect} reason={reason} />
      ))}
    </div>
  );
}

interface AspectProps {
  readonly urn: string;
  readonly aspect: StoredAspect;
  readonly reason: string | undefined;
}

function Aspect({ urn, aspect, reason }: AspectProps) {
  const { name, value, version } = aspect;
  const isKey =
    name === `${typeOfUrn(urn)}Key` || name.toLowerCase() === `${typeOfUrn(urn)}key`.toLowerCase();
  const [edited, setEdited] = useState(() =>
    keptDraft(draftKeyOf(urn, name)) === undefined ? undefined : aspect,
  );
  return (
    <details open={edited !== undefined || undefined}>
      <summary>
        <code>{name}</code>
        {version !== undefined && <span className="faint">{rawTexts.version(version)}</span>}
      </summary>
      <div className="raw__bar">
        <a href={`/docs/generated/metamodel/entities/${typeOfUrn(urn)}#${name.toLowerCase()}`}>
          {texts.raw.reference}
        </a>
        {!edited && (
          <EditButton
            className="action"
            label={rawTexts.editOf(name)}
            reason={isKey ? rawTexts.key : reason}
            press={() => setEdited(aspect)}
          >
            {rawTexts.edit}
          </EditButton>
        )}
      </div>
      {edited ? (
        <Suspense fallback={<Loading />}>
          <AspectEditor urn={urn} aspect={edited} close={() => setEdited(undefined)} />
        </Suspense>
      ) : (
        <pre>{JSON.stringify(value, null, 2)}</pre>
      )}
    </details>
  );
}
