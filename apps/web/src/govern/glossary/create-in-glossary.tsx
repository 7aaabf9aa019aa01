import { createTermGroupMutation, createTermMutation } from '../../../gen/govern/glossary/glossary.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { EntityField } from '../shared/entity-field.tsx';
import { NamedForm } from '../shared/named-form.tsx';
import { useParent } from '../shared/use-parent.ts';

interface CreateInGlossaryProps {
  readonly kind: 'term' | 'group';
  /** URN of the group in which it is created unless another one is chosen. */
  readonly chosen: string | undefined;
  readonly created: (urn: string) => void;
  readonly close: () => void;
}

/** Form for a new term or group. */
export function CreateInGlossary({ kind, chosen, created, close }: CreateInGlossaryProps) {
  const [parents, setParents] = useParent(chosen);
  const change = useChange();
  const texts = governTexts.glossary;
  return (
    <NamedForm
      title={kind === 'term' ? texts.newTerm : texts.newGroup}
      descriptionHint={governTexts.fields.markdown}
      close={close}
      send={async ({ name, description }) => {
        const input = { name, description, parentNode: parents[0]?.urn ?? null };
        const told = governTexts.created(name);
        const urn =
          kind === 'term'
            ? (await change(createTermMutation, { input }, told)).createGlossaryTerm
            : (await change(createTermGroupMutation, { input }, told)).createGlossaryNode;
        if (urn) created(urn);
      }}
    >
      {(errorOf) => (
        <EntityField
          label={governTexts.fields.parent}
          types={['GLOSSARY_NODE']}
          chosen={parents}
          set={setParents}
          none={governTexts.fields.top}
          error={errorOf('parentNode')}
        />
      )}
    </NamedForm>
  );
}
