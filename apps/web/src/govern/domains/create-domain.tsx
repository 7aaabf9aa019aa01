import { createDomainMutation } from '../../../gen/govern/domains/domains.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { EntityField } from '../shared/entity-field.tsx';
import { NamedForm } from '../shared/named-form.tsx';
import { useParent } from '../shared/use-parent.ts';

interface CreateDomainProps {
  /** URN of the domain in which it is created unless another one is chosen. */
  readonly chosen: string | undefined;
  readonly created: (urn: string) => void;
  readonly close: () => void;
}

/** Form for a new domain. */
export function CreateDomain({ chosen, created, close }: CreateDomainProps) {
  const [parents, setParents] = useParent(chosen);
  const change = useChange();
  return (
    <NamedForm
      title={governTexts.domains.create}
      descriptionHint={governTexts.fields.markdown}
      close={close}
      send={async ({ name, description }) => {
        const input = { name, description, parentDomain: parents[0]?.urn ?? null };
        const { createDomain: urn } = await change(
          createDomainMutation,
          { input },
          governTexts.created(name),
        );
        if (urn) created(urn);
      }}
    >
      {(errorOf) => (
        <EntityField
          label={governTexts.fields.parent}
          types={['DOMAIN']}
          chosen={parents}
          set={setParents}
          none={governTexts.fields.top}
          error={errorOf('parentDomain')}
        />
      )}
    </NamedForm>
  );
}
