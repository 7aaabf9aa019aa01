import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { dayText } from '../../texts/format.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadAspects } from '../head-aspects.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { platformNameOf } from './platform-name-of.ts';

const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown.tsx')).Markdown }));

interface NotesProps {
  readonly card: HeadOfEntity['card'];
  readonly stored: HeadAspects;
}

/** Why not to use an entity, and where the same data is else. */
export function Notes({ card, stored: { deprecation, siblings } }: NotesProps) {
  const urns = [...siblings, ...(deprecation.replacement ? [deprecation.replacement] : [])];
  const names = useQuery({ ...read(namesQuery, { urns }), enabled: urns.length > 0 });
  const nameOf = (urn: string) => names.data?.entities?.find((each) => each?.urn === urn)?.card.name ?? urn;
  return (
    <>
      {card.isRemoved && <p className="entity__warning">{formTexts.removal.removed}</p>}
      {deprecation.deprecated && (
        <div className="entity__warning">
          {deprecation.note !== '' && (
            <Suspense>
              <Markdown text={deprecation.note} />
            </Suspense>
          )}
          {deprecation.decommissionTime !== null && (
            <p>{formTexts.deprecation.on(dayText(deprecation.decommissionTime))}</p>
          )}
          {deprecation.replacement !== null && (
            <p>
              <ReferenceLabel field="deprecation.replacement" label={formTexts.deprecation.use} />{' '}
              <EntityLink urn={deprecation.replacement} name={nameOf(deprecation.replacement)} />
            </p>
          )}
        </div>
      )}
      {siblings.length > 0 && (
        <p className="entity__siblings">
          {formTexts.head.sibling}
          {siblings.map((urn) => {
            const platform = platformNameOf(urn);
            return (
              <span key={urn}>
                <EntityLink urn={urn} name={nameOf(urn)} />
                {platform !== undefined && (
                  <span className="faint"> {formTexts.head.siblingIn(platform)}</span>
                )}
              </span>
            );
          })}
        </p>
      )}
    </>
  );
}
