import { createDataProductMutation } from '../../../gen/govern/products/products.ts';
import { useLackingOn } from '../../account/use-lacking.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { EntityField } from '../shared/entity-field.tsx';
import { NamedForm } from '../shared/named-form.tsx';
import { useParent } from '../shared/use-parent.ts';

interface CreateProductProps {
  /** URN of the domain in which it is created unless another one is chosen. */
  readonly chosen: string | undefined;
  readonly created: (urn: string) => void;
  readonly close: () => void;
}

/** Form for a new data product, which is always in a domain. */
export function CreateProduct({ chosen, created, close }: CreateProductProps) {
  const [domains, setDomains] = useParent(chosen);
  const change = useChange();
  const [domain] = domains;
  const lacking = useLackingOn(domain?.urn, 'MANAGE_DATA_PRODUCTS');
  return (
    <NamedForm
      title={governTexts.products.create}
      descriptionHint={governTexts.fields.markdown}
      canSend={domain !== undefined && lacking === undefined}
      close={close}
      send={async (properties) => {
        const input = { properties, domainUrn: domain?.urn ?? '' };
        const told = governTexts.created(properties.name);
        const { createDataProduct } = await change(createDataProductMutation, { input }, told);
        if (createDataProduct) created(createDataProduct.urn);
      }}
    >
      {(errorOf) => (
        <EntityField
          label={texts.entity.domain}
          types={['DOMAIN']}
          chosen={domains}
          set={setDomains}
          none={governTexts.products.noDomain}
          error={errorOf('domainUrn') ?? lacking}
        />
      )}
    </NamedForm>
  );
}
