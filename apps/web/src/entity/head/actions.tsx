import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import type { Edit } from '../../edit/edit.ts';
import { useEdits, useNotices } from '../../edit/edits.tsx';
import { deprecation, notDeprecated, setRemoved } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { texts } from '../../texts/texts.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import type { HeadAspects } from '../head-aspects.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { type EntityEdit, rightTo } from '../rights.ts';

const DeprecationForm = lazy(async () => ({
  default: (await import('./deprecation-form.tsx')).DeprecationForm,
}));
const NameForm = lazy(async () => ({ default: (await import('./name-form.tsx')).NameForm }));
const RemovalForm = lazy(async () => ({ default: (await import('./removal-form.tsx')).RemovalForm }));
const IncidentForm = lazy(async () => ({
  default: (await import('../quality/incident-form.tsx')).IncidentForm,
}));

const SubscriptionForm = lazy(async () => ({
  default: (await import('../../subscriptions/subscription-form.tsx')).SubscriptionForm,
}));

type Form = 'deprecation' | 'name' | 'removal' | 'incident' | 'subscription';

interface ActionsProps {
  readonly entity: HeadOfEntity;
  /** Undefined until it was read: a deprecation is not edited before. */
  readonly stored: HeadAspects | undefined;
}

/** What can be done with an entity as a whole. */
export function Actions({ entity, stored }: ActionsProps) {
  const [form, setForm] = useState<Form>();
  const { carryOut } = useEdits();
  const { tell } = useNotices();
  const { urn, card } = entity;
  const close = () => setForm(undefined);
  const run = (edit: Edit) =>
    void carryOut(edit).catch((error: unknown) =>
      tell({ text: texts.edit.failed(edit.label), reason: messageOf(error), isFailure: true }),
    );
  const entry = (edit: EntityEdit, text: string, press: () => void): readonly MenuEntry[] => {
    const { exists, reason } = rightTo(card, edit);
    return exists ? [{ text, press, reason }] : [];
  };
  const { actions } = formTexts;
  const entries = [
    { text: actions.follow, press: () => setForm('subscription'), reason: undefined },
    ...entry('NAME', actions.rename, () => setForm('name')),
    ...(stored
      ? entry('DEPRECATION', card.isDeprecated ? actions.editDeprecation : actions.deprecate, () =>
          setForm('deprecation'),
        )
      : []),
    ...(stored && card.isDeprecated
      ? entry('DEPRECATION', actions.undeprecate, () =>
          run(deprecation(urn, stored.deprecation, notDeprecated)),
        )
      : []),
    ...entry('INCIDENTS', actions.raise, () => setForm('incident')),
    ...(card.isRemoved
      ? entry('REMOVAL', actions.restore, () => run(setRemoved(urn, false)))
      : entry('REMOVAL', actions.remove, () => setForm('removal'))),
  ];
  return (
    <>
      <Menu label={actions.label} entries={entries} />
      <Suspense>
        {form === 'deprecation' && stored && (
          <DeprecationForm entity={entity} before={stored.deprecation} close={close} />
        )}
        {form === 'name' && <NameForm entity={entity} close={close} />}
        {form === 'removal' && <RemovalForm entity={entity} close={close} />}
        {form === 'incident' && <IncidentForm entity={entity} close={close} />}
        {form === 'subscription' && <SubscriptionForm urn={urn} name={card.name} close={close} />}
      </Suspense>
    </>
  );
}
