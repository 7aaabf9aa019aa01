import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addRelatedTermsMutation,
  type RelatedTermsQuery,
  relatedTermsQuery,
  removeRelatedTermsMutation,
} from '../../../gen/govern/glossary/glossary.ts';
import { read } from '../../data/query-client.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { EntityLink } from '../../entity/entity-link.tsx';
import { Failure } from '../../shell/states.tsx';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelPart } from '../shared/panel-part.tsx';
import { useTold } from '../shared/use-told.ts';

/** What DataHub has operations for. The others come from what was ingested. */
const changeable = ['isA', 'hasA'] as const;
type Changeable = (typeof changeable)[number];
type Kind = keyof typeof governTexts.related.kinds;
const kinds = Object.keys(governTexts.related.kinds) as readonly Kind[];

interface RelatedProps {
  readonly urn: string;
  /** Why they may not be changed; undefined where they may. */
  readonly reason: string | undefined;
}

/** Terms that a term is related to, in either direction. */
export function Related({ urn, reason }: RelatedProps) {
  const { data, error, refetch } = useQuery(read(relatedTermsQuery, { urn }));
  const [adding, setAdding] = useState<Changeable>();
  const run = useTold();
  if (error) return <Failure error={error} retry={() => void refetch()} />;

  const inputOf = (kind: Changeable, term: string) => ({
    input: { urn, termUrns: [term], relationshipType: kind },
  });
  const related = kinds.map((kind) => ({ kind, terms: termsOf(data, kind) }));
  return (
    <>
      {related
        .filter(({ kind, terms }) => terms.length > 0 || isChangeable(kind))
        .map(({ kind, terms }) => (
          <PanelPart
            key={kind}
            head={governTexts.related.kinds[kind]}
            action={
              isChangeable(kind)
                ? { text: governTexts.related.add[kind], reason, run: () => setAdding(kind) }
                : undefined
            }
          >
            {terms.length === 0 && <p className="faint">{texts.entity.none}</p>}
            <ul className="entity-links">
              {terms.map((term) => (
                <li key={term.urn} className="panel__row">
                  <EntityLink {...term} />
                  {isChangeable(kind) && (
                    <EditButton
                      className="icon-button"
                      label={texts.edit.remove(term.name)}
                      reason={reason}
                      press={() =>
                        void run(
                          removeRelatedTermsMutation,
                          inputOf(kind, term.urn),
                          governTexts.related.removed(term.name),
                        )
                      }
                    >
                      <Icon name="close" size={12} />
                    </EditButton>
                  )}
                </li>
              ))}
            </ul>
          </PanelPart>
        ))}
      {adding && (
        <EntityPicker
          label={governTexts.related.add[adding]}
          types={['GLOSSARY_TERM']}
          present={[urn, ...termsOf(data, adding).map((term) => term.urn)]}
          pick={(term) =>
            void run(addRelatedTermsMutation, inputOf(adding, term.urn), governTexts.related.added(term.name))
          }
          close={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

const isChangeable = (kind: Kind): kind is Changeable => changeable.some((each) => each === kind);

function termsOf(data: RelatedTermsQuery | undefined, kind: Kind) {
  const found = data?.entity?.[kind]?.relationships ?? [];
  return found.flatMap(({ entity }) => (entity ? [{ urn: entity.urn, name: entity.card.name }] : []));
}
