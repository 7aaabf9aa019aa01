import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { useEdits, useNotices } from '../../edit/edits.tsx';
import type { Head } from '../../edit/label-edits.ts';
import { type LinkText, removeLink } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rightTo } from '../rights.ts';
import { Part } from './part.tsx';

const LinkForm = lazy(async () => ({ default: (await import('./link-form.tsx')).LinkForm }));

/** Pages about an entity that are elsewhere. */
export function Links({ entity, links }: { readonly entity: Head; readonly links: readonly LinkText[] }) {
  const [edited, setEdited] = useState<LinkText | 'new'>();
  const { carryOut } = useEdits();
  const { tell } = useNotices();
  const { exists, reason } = rightTo(entity.card, 'LINKS');
  if (!exists && links.length === 0) return null;
  const remove = (link: LinkText) => {
    const edit = removeLink(entity.urn, link);
    carryOut(edit).catch((error: unknown) =>
      tell({ text: texts.edit.failed(edit.label), reason: messageOf(error), isFailure: true }),
    );
  };
  return (
    <Part
      urn={entity.urn}
      field="institutionalMemory.elements"
      head={formTexts.link.head}
      add={formTexts.link.add}
      reason={reason}
      open={() => setEdited('new')}
    >
      {links.length === 0 ? (
        <p className="faint">{texts.entity.none}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <li key={`${link.url} ${link.label}`} className="entity__label">
              <LinkTo {...link} />
              <span className="entity__buttons">
                <EditButton
                  className="icon-button"
                  label={formTexts.link.edit(link.label)}
                  reason={reason}
                  press={() => setEdited(link)}
                >
                  <Icon name="pencil" size={12} />
                </EditButton>
                <EditButton
                  className="icon-button"
                  label={texts.edit.remove(link.label)}
                  reason={reason}
                  press={() => remove(link)}
                >
                  <Icon name="close" size={12} />
                </EditButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <LinkForm
            urn={entity.urn}
            before={edited === 'new' ? undefined : edited}
            close={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Part>
  );
}

/** What was stored may have any scheme; only what opens a page or a message is followed. */
const LinkTo = ({ url, label }: LinkText) =>
  /^(?:https?|mailto):/i.test(url) ? (
    <a href={url} title={url} rel="noopener noreferrer nofollow">
      {label}
    </a>
  ) : (
    <span title={url}>{label}</span>
  );
