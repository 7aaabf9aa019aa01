import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ownershipTypesQuery } from '../../../gen/edit/edit.ts';
import { read } from '../../data/query-client.ts';
import { useEdits } from '../../edit/edits.tsx';
import { type Head, type Label, removeLabel } from '../../edit/label-edits.ts';
import { removeOwnerOf } from '../../edit/part-edits.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadAspects } from '../head-aspects.ts';
import { rightTo } from '../rights.ts';
import { LabelPicker } from './lazy-picker.tsx';
import { type Owner, ownersOf } from './owners-of.ts';
import { Part } from './part.tsx';

const OwnerForm = lazy(async () => ({ default: (await import('./owner-form.tsx')).OwnerForm }));

interface OwnersProps {
  readonly entity: Head;
  /** Undefined until it was read: owners are shown without what they are. */
  readonly stored: HeadAspects['owners'] | undefined;
}

/** Who is responsible for an entity, and for what of it. */
export function Owners({ entity, stored }: OwnersProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<Label>();
  const { run } = useEdits();
  const { exists, reason } = rightTo(entity.card, 'OWNERS');
  const owners = ownersOf(entity.card.owners, stored);
  const types = useQuery({ ...read(ownershipTypesQuery, {}), enabled: owners.length > 0 });
  if (!exists && owners.length === 0) return null;
  const nameOf = (type: string) =>
    types.data?.listOwnershipTypes.ownershipTypes.find(({ urn }) => urn === type)?.info?.name;
  const remove = ({ urn, name, type }: Owner) => {
    const { foresee, edit } = removeLabel(entity, 'owners', { urn, name });
    const isLast = owners.filter((each) => each.urn === urn).length === 1;
    void run({
      edit: type === undefined ? edit : removeOwnerOf(entity.urn, { urn, name }, type),
      foresee: isLast ? foresee : (head) => head,
    });
  };
  return (
    <Part
      urn={entity.urn}
      head={texts.entity.owners}
      field="ownership.owners"
      add={texts.edit.add.owners}
      reason={reason}
      open={() => setIsPicking(true)}
    >
      {owners.length === 0 ? (
        <p className="faint">{texts.entity.none}</p>
      ) : (
        <ul>
          {owners.map((owner) => (
            <li key={`${owner.urn} ${owner.type}`} className="entity__label">
              <span>
                <EntityLink urn={owner.urn} name={owner.name} />
                {owner.type !== undefined && <span className="entity__note">{nameOf(owner.type)}</span>}
              </span>
              <EditButton
                className="icon-button"
                label={texts.edit.remove(owner.name)}
                reason={reason}
                press={() => remove(owner)}
              >
                <Icon name="close" size={12} />
              </EditButton>
            </li>
          ))}
        </ul>
      )}
      {isPicking && (
        <LabelPicker kind="owners" present={[]} pick={setPicked} close={() => setIsPicking(false)} />
      )}
      {picked && (
        <Suspense>
          <OwnerForm urn={entity.urn} owner={picked} close={() => setPicked(undefined)} />
        </Suspense>
      )}
    </Part>
  );
}
