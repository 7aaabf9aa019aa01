import { lazy, Suspense, useState } from 'react';
import { useEdits } from '../edit/edits.tsx';
import {
  addLabel,
  type Head,
  type Label,
  type LabelKind,
  putIntoDomain,
  removeLabel,
} from '../edit/label-edits.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { EntityLink } from './entity-link.tsx';

const LabelPicker = lazy(async () => ({ default: (await import('../edit/label-picker.tsx')).LabelPicker }));

type Kind = LabelKind | 'domain';
const kinds: readonly { readonly kind: Kind; readonly head: string }[] = [
  { kind: 'owners', head: texts.entity.owners },
  { kind: 'domain', head: texts.entity.domain },
  { kind: 'terms', head: texts.entity.terms },
  { kind: 'tags', head: texts.entity.tags },
];

/** Who and what belongs to an entity, beside every tab. Each can be changed where it stands. */
export function Aside({ entity }: { readonly entity: Head }) {
  const [picking, setPicking] = useState<Kind>();
  const { run } = useEdits();
  const labelsOf = (kind: Kind): readonly Label[] => {
    const { card } = entity;
    const links = kind === 'domain' ? (card.domain ? [card.domain] : []) : card[kind];
    return links.map(({ urn, card: link }) => ({ urn, name: link.name, color: colorOf(link) }));
  };
  const add = (kind: Kind, label: Label) =>
    void run(kind === 'domain' ? putIntoDomain(entity, label) : addLabel(entity, kind, label));
  const remove = (kind: Kind, label: Label) =>
    void run(kind === 'domain' ? putIntoDomain(entity, undefined) : removeLabel(entity, kind, label));
  return (
    <aside className="entity__aside">
      {kinds.map(({ kind, head }) => (
        <section key={kind}>
          <div className="entity__part">
            <h2 className="label">{head}</h2>
            <button type="button" aria-label={texts.edit.add[kind]} onClick={() => setPicking(kind)}>
              <Icon name="plus" />
            </button>
          </div>
          {labelsOf(kind).length === 0 ? (
            <p className="faint">{texts.entity.none}</p>
          ) : (
            <ul>
              {labelsOf(kind).map((label) => (
                <li key={label.urn} className="entity__label">
                  <EntityLink {...label} color={label.color ?? null} />
                  <button
                    type="button"
                    aria-label={texts.edit.remove(label.name)}
                    onClick={() => remove(kind, label)}
                  >
                    <Icon name="close" size={12} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {picking && (
        <Suspense>
          <LabelPicker
            kind={picking}
            present={labelsOf(picking).map(({ urn }) => urn)}
            pick={(label) => add(picking, label)}
            close={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </aside>
  );
}

/** Of what has one: tags. */
const colorOf = (card: object): string | null =>
  'color' in card && typeof card.color === 'string' ? card.color : null;
