import './aside.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { addLabel, type Head, type Label, putIntoDomain, removeLabel } from '../../edit/label-edits.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SharedField } from '../../ui/reference.ts';
import { EntityLink } from '../entity-link.tsx';
import { headAspects } from '../head-aspects.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { type EntityEdit, rightTo } from '../rights.ts';
import { LabelPicker } from './lazy-picker.tsx';
import { Links } from './links.tsx';
import { labelsPerRequest, moreLabels } from './more-labels.ts';
import { Owners } from './owners.tsx';
import { Part } from './part.tsx';

const Forms = lazy(async () => ({ default: (await import('../forms/forms.tsx')).Forms }));

type Kind = 'domain' | 'terms' | 'tags';
const kinds: readonly {
  readonly kind: Kind;
  readonly head: string;
  readonly edit: EntityEdit;
  readonly field: SharedField;
}[] = [
  { kind: 'domain', head: texts.entity.domain, edit: 'DOMAIN', field: 'domains.domains' },
  { kind: 'terms', head: texts.entity.terms, edit: 'TERMS', field: 'glossaryTerms.terms' },
  { kind: 'tags', head: texts.entity.tags, edit: 'TAGS', field: 'globalTags.tags' },
];

/** Who and what belongs to an entity, beside every tab. Each can be changed where it stands. */
export function Aside({ entity }: { readonly entity: HeadOfEntity }) {
  const { data: stored } = useQuery(headAspects(entity.urn));
  return (
    <aside className="entity__aside">
      {stored?.hasForms && (
        <Suspense>
          <Forms entity={entity} />
        </Suspense>
      )}
      <Owners entity={entity} stored={stored?.owners} />
      {kinds.map((each) => (
        <Labels key={each.kind} entity={entity} {...each} />
      ))}
      {stored && <Links entity={entity} links={stored.links} />}
    </aside>
  );
}

/** Labels that are shown without being asked for: more are no overview. */
const mostLabels = 50;

interface LabelsProps {
  readonly entity: Head;
  readonly kind: Kind;
  readonly head: string;
  readonly edit: EntityEdit;
  readonly field: SharedField;
}

function Labels({ entity, kind, head, edit, field }: LabelsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [most, setMost] = useState(mostLabels);
  const { run } = useEdits();
  const { exists, reason } = rightTo(entity.card, edit);
  const { labels, count } = labelsOf(entity, kind);
  // The card has the first ones; where there are more, the rest is read when somebody asks for it.
  const rest = useQuery({
    ...moreLabels(entity.urn, kind === 'terms' ? 'terms' : 'tags', most),
    enabled: labels.length < Math.min(most, count),
  });
  const known = labels.length < Math.min(most, count) ? (rest.data ?? labels) : labels;
  const shown = known.slice(0, most);
  const next = Math.min(count, most === mostLabels ? labelsPerRequest : most + labelsPerRequest);
  if (!exists && labels.length === 0) return null;
  const add = (label: Label) =>
    void run(kind === 'domain' ? putIntoDomain(entity, label) : addLabel(entity, kind, label));
  const remove = (label: Label) =>
    void run(kind === 'domain' ? putIntoDomain(entity, undefined) : removeLabel(entity, kind, label));
  return (
    <Part
      urn={entity.urn}
      head={head}
      field={field}
      add={texts.edit.add[kind]}
      reason={reason}
      open={() => setIsPicking(true)}
    >
      {labels.length === 0 ? (
        <p className="faint">{texts.entity.none}</p>
      ) : (
        <ul>
          {shown.map((label) => (
            <li key={label.urn} className="entity__label">
              <EntityLink {...label} color={label.color ?? null} />
              <EditButton
                className="icon-button"
                label={texts.edit.remove(label.name)}
                reason={reason}
                press={() => remove(label)}
              >
                <Icon name="close" size={12} />
              </EditButton>
            </li>
          ))}
        </ul>
      )}
      {rest.error && <Failure error={rest.error} retry={() => void rest.refetch()} />}
      {rest.isLoading && <Loading />}
      {most < count && (
        <button type="button" className="button" onClick={() => setMost(next)}>
          {next === count ? texts.entity.allOf(count) : texts.entity.someOf(next, count)}
        </button>
      )}
      {isPicking && (
        <LabelPicker
          kind={kind}
          present={labels.map(({ urn }) => urn)}
          pick={add}
          close={() => setIsPicking(false)}
        />
      )}
    </Part>
  );
}

function labelsOf({ card }: Head, kind: Kind): { readonly labels: readonly Label[]; readonly count: number } {
  const links = kind === 'domain' ? (card.domain ? [card.domain] : []) : card[kind];
  const labels = links.map(({ urn, card: link }) => ({ urn, name: link.name, color: colorOf(link) }));
  return { labels, count: { domain: labels.length, tags: card.tagCount, terms: card.termCount }[kind] };
}

/** Of what has one: tags. */
const colorOf = (card: object): string | null =>
  'color' in card && typeof card.color === 'string' ? card.color : null;
