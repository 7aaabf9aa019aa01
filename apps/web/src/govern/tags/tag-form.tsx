import { useState } from 'react';
import { createTagMutation, setTagColorMutation, updateTagMutation } from '../../../gen/govern/tags/tags.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Field } from '../../ui/field.tsx';
import { NamedForm } from '../shared/named-form.tsx';
import { storedNamed } from '../shared/stored-named.ts';

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

/** Form for a new tag, or for one that is there. */
export function TagForm({ tag, close }: TagFormProps) {
  const present = tag?.card.color ?? '';
  const [color, setColor] = useState(isColor(present) ? present : noColor);
  const change = useChange();
  return (
    <NamedForm
      title={tag ? governTexts.edit.title(tag.card.name) : governTexts.tags.create}
      action={tag ? texts.edit.save : governTexts.actions.create}
      start={{ name: tag?.card.name ?? '', description: tag?.card.description ?? '' }}
      close={close}
      {...(tag && { now: () => storedNamed(tag.urn, 'tagProperties') })}
      send={async ({ name, description }) => {
        const urn = tag?.urn ?? (await change(createTagMutation, { input: { name, description } })).createTag;
        if (!urn) return;
        if (tag) await change(updateTagMutation, { urn, input: { urn, name, description } });
        const told = tag ? governTexts.saved(name) : governTexts.created(name);
        await change(setTagColorMutation, { urn, colorHex: color }, told);
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
