import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { CheckGroup } from '../shared/check-group.tsx';
import { carrierTypes, type PropertyDraft, typeNameOf, valueTypes } from './property-draft.ts';

interface EntityTypesProps {
  readonly property: DefinedPropertyFragment | undefined;
  readonly draft: PropertyDraft;
  readonly set: (part: Partial<PropertyDraft>) => void;
}

/** The types of entities that have a property, and those that its values may be. */
export function EntityTypes({ property, draft, set }: EntityTypesProps) {
  const { form } = definitionTexts;
  const appliesTo = (property?.definition.entityTypes ?? []).map(({ urn }) => typeNameOf(urn));
  const allowedTypes = (property?.definition.typeQualifier?.allowedTypes ?? []).map(({ urn }) =>
    typeNameOf(urn),
  );
  return (
    <>
      <CheckGroup
        label={form.appliesTo}
        hint={property && form.appliesFixed}
        options={optionsOf(carrierTypes, appliesTo)}
        chosen={draft.appliesTo}
        fixed={appliesTo}
        set={(chosen) => set({ appliesTo: chosen })}
      />
      {draft.kind === 'urn' && (
        <CheckGroup
          label={form.allowedTypes}
          hint={
            !property
              ? form.allowedTypesHint
              : allowedTypes.length > 0
                ? form.allowedTypesFixed
                : form.allowedTypesNone
          }
          options={optionsOf(valueTypes, allowedTypes)}
          chosen={draft.allowedTypes}
          fixed={allowedTypes}
          set={(chosen) => set({ allowedTypes: chosen })}
        />
      )}
    </>
  );
}

/** The types that are offered, and before them what a definition has beside these. */
const optionsOf = (offered: readonly string[], present: readonly string[]) =>
  [...present.filter((type) => !offered.includes(type)), ...offered].map((type) => ({
    value: type,
    text: presentationOf(type).plural,
  }));
