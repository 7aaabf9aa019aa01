import { useState } from 'react';
import { createTagMutation, setTagColorMutation, updateTagMutation } from '../../../gen/govern/tags/tags.ts';
import { useChange } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Field } from '../../ui/field.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import { NamedForm, type Stored } from '../shared/named-form.tsx';
import { namedIn } from '../shared/stored-named.ts';

interface TagFormProps {
  /** The tag that is edited; without it, a new one is created. */
  readonly tag?:
    | {
        readonly urn: string;
        readonly card: {
          readonly name: string;
          readonly description?: string | null;
          readonly color?: string | null;
        };
      }
    | undefined;
  readonly close: () => void;
}

/** What a control for colours can show. */
const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
/** Colour of a tag for which none was chosen. */
const noColor = '#5d676e';

const shownColor = (stored: unknown): string =>
  typeof stored === 'string' && isColor(stored) ? stored : noColor;

/** What is stored of a tag now, with its colour as the form shows it. */
async function storedTag(urn: string, fieldOf: (color: string) => Fields): Promise<Stored | undefined> {
  const value = await valueNow(urn, 'tagProperties');
  return value && { ...namedIn(value), further: fieldOf(shownColor(value.colorHex)) };
}

/** Form for a new tag, or for one that is there. */
export function TagForm({ tag, close }: TagFormProps) {
  const before = shownColor(tag?.card.color);
  const [color, setColor] = useState(before);
  const fieldOf = (value: string) => ({ [governTexts.tags.color]: value });
  const change = useChange();
  return (
    <NamedForm
      title={tag ? governTexts.edit.title(tag.card.name) : governTexts.tags.create}
      action={tag ? texts.edit.save : governTexts.actions.create}
      start={{ name: tag?.card.name ?? '', description: tag?.card.description ?? '' }}
      close={close}
      {...(tag && {
        now: () => storedTag(tag.urn, fieldOf),
        further: { before: fieldOf(before), mine: fieldOf(color) },
      })}
      send={async ({ name, description }) => {
        const urn = tag?.urn ?? (await change(createTagMutation, { input: { name, description } })).createTag;
        if (!urn) return;
        const told = tag ? governTexts.saved(name) : governTexts.created(name);
        // A tag without a colour does not get one by being described.
        const isPainted = tag === undefined || color !== before;
        const input = { urn, name, description };
        if (tag) await change(updateTagMutation, { urn, input }, isPainted ? undefined : told);
        if (isPainted) await change(setTagColorMutation, { urn, colorHex: color }, told);
      }}
    >
      {(errorOf) => (
        <Field label={governTexts.tags.color} error={errorOf('colorHex')}>
          {(control) => (
            <input
              {...control}
              type="color"
              value={color}
              onChange={({ target }) => setColor(target.value)}
            />
          )}
        </Field>
      )}
    </NamedForm>
  );
}
