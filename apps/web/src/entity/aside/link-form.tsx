import { useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { addLink, changeLink, type LinkText } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import type { Guard } from '../../ui/use-guard.tsx';
import { headAspectsNow } from '../head-aspects.ts';

const fieldsOf = ({ url, label }: LinkText): Fields => ({
  [formTexts.link.url]: url,
  [formTexts.link.label]: label,
});

/** The link with the same address counts as the one that is changed, and none where it was removed. */
const guardOf = (urn: string, before: LinkText, mine: LinkText): Guard => ({
  before: fieldsOf(before),
  mine: fieldsOf(mine),
  async now() {
    const links = (await headAspectsNow(urn)).links.filter(({ url }) => url === before.url);
    const [now] = [...links.filter(({ label }) => label === before.label), ...links];
    return now ? fieldsOf(now) : {};
  },
});

interface LinkFormProps {
  readonly urn: string;
  /** The link that is changed; undefined for a new one. */
  readonly before: LinkText | undefined;
  readonly close: () => void;
}

export function LinkForm({ urn, before, close }: LinkFormProps) {
  const [url, setUrl] = useState(before?.url ?? '');
  const [label, setLabel] = useState(before?.label ?? '');
  const { carryOut } = useEdits();
  const link = { url: url.trim(), label: label.trim() };
  return (
    <FormDialog
      title={before ? formTexts.link.edit(before.label) : formTexts.link.add}
      action={texts.edit.save}
      send={() => carryOut(before ? changeLink(urn, before, link) : addLink(urn, link))}
      close={close}
      guard={before && guardOf(urn, before, link)}
    >
      <TextField
        label={formTexts.link.url}
        field="institutionalMemory.elements.url"
        hint={formTexts.link.urlHint}
        value={url}
        set={setUrl}
        isRequired
      />
      <TextField
        label={formTexts.link.label}
        field="institutionalMemory.elements.description"
        value={label}
        set={setLabel}
        isRequired
      />
    </FormDialog>
  );
}
