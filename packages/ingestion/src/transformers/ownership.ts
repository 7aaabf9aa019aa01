import type { Owner } from '@colophon/model-types';
import { z } from 'zod';
import { defineTransformer, type Transformer, type TransformerContext } from '../definitions/transformer.ts';
import { compileRules, keyValuePattern } from './settings/key-value-pattern.ts';
import {
  addOwnersProposals,
  defaultActorField,
  makeOwners,
  ownerIdentity,
  ownershipTypeField,
  ownerUrn,
} from './settings/owners.ts';
import { importFunction, programField } from './settings/program.ts';
import {
  catalogueToMerge,
  commonEntityTypes,
  entityTypesField,
  isContainerField,
  neededCatalogue,
  type Semantics,
  semanticsFields,
} from './settings/semantics.ts';
import { ContainerValues } from './stream/containers.ts';
import { uniqueBy } from './stream/merge.ts';
import { transformAspect } from './stream/transform-aspect.ts';

/** Owners of an entity. */
type OwnersOf = (urn: string) => readonly Owner[] | Promise<readonly Owner[]>;

interface Settings extends Semantics {
  readonly is_container?: boolean;
  readonly entity_types?: readonly string[] | null | undefined;
}

function addOwners(
  name: string,
  settings: Settings,
  context: TransformerContext,
  ownersOf: OwnersOf,
): Transformer {
  const catalogue = catalogueToMerge(settings, context, name);
  const containers =
    settings.is_container === true
      ? new ContainerValues<Owner>(
          neededCatalogue(context, name, 'containers get owners only where the source reports browse paths'),
          ownerIdentity,
        )
      : undefined;
  return transformAspect(
    {
      name,
      aspectName: 'ownership',
      entityTypes: settings.entity_types?.length ? settings.entity_types : commonEntityTypes,
      async change(urn, before) {
        const kept = settings.replace_existing ? [] : (before?.owners ?? []);
        let owners = uniqueBy([...kept, ...(await ownersOf(urn))], ownerIdentity);
        if (settings.semantics === 'PATCH') {
          if (owners.length === 0) return [];
          const stored = await catalogue?.aspects.get(urn, 'ownership');
          owners = uniqueBy([...(stored?.owners ?? []), ...owners], ownerIdentity);
        }
        const { lastModified } = before ?? {};
        return [{ aspectName: 'ownership', aspect: { owners, ...(lastModified && { lastModified }) } }];
      },
      async seen(urn, record) {
        containers?.add(urn, await ownersOf(urn), record);
      },
      async *finish() {
        for await (const [urn, owners] of containers?.entries() ?? []) yield* addOwnersProposals(urn, owners);
      },
    },
    context,
  );
}

const simple = z.strictObject({
  owner_urns: z.array(ownerUrn).describe('URNs of the users and groups to add.'),
  ownership_type: ownershipTypeField,
  default_actor: defaultActorField,
  ...semanticsFields,
  entity_types: entityTypesField,
});

const pattern = z.strictObject({
  owner_pattern: keyValuePattern('Owners', ownerUrn),
  ownership_type: ownershipTypeField,
  default_actor: defaultActorField,
  is_container: isContainerField('owners'),
  ...semanticsFields,
  entity_types: entityTypesField,
});

const program = z.strictObject({
  get_owners_to_add: programField(
    'the owners of an entity, given its URN: a list of owners, or of their URNs',
  ),
  default_actor: defaultActorField,
  is_container: isContainerField('owners'),
  ...semanticsFields,
  entity_types: entityTypesField,
});

/** What the forms for datasets alone have always changed, despite their name. */
const olderEntityTypes = commonEntityTypes.filter((type) => type !== 'container');

const define = <Config extends Settings>(
  name: string,
  description: string,
  config: z.ZodType<Config>,
  ownersOf: (config: Config, context: TransformerContext) => OwnersOf | Promise<OwnersOf>,
  entityTypes?: readonly string[],
) =>
  defineTransformer({
    name,
    description,
    config,
    create: async (given, context) =>
      addOwners(
        name,
        entityTypes ? { ...given, entity_types: entityTypes } : given,
        context,
        await ownersOf(given, context),
      ),
  });

const simpleOwners = ({ owner_urns, ownership_type }: z.infer<typeof simple>): OwnersOf => {
  const owners = makeOwners(owner_urns, ownership_type);
  return () => owners;
};

const patternOwners = ({ owner_pattern, ownership_type }: z.infer<typeof pattern>): OwnersOf => {
  const urnsOf = compileRules(owner_pattern);
  return (urn) => makeOwners(urnsOf(urn), ownership_type);
};

async function programOwners(
  { get_owners_to_add }: z.infer<typeof program>,
  { folder }: TransformerContext,
): Promise<OwnersOf> {
  const call = await importFunction<readonly (Owner | string)[] | undefined>(get_owners_to_add, folder);
  return async (urn) =>
    ((await call(urn)) ?? []).map((owner) =>
      typeof owner === 'string' ? { owner, type: 'DATAOWNER' } : owner,
    );
}

const older = (newer: string) =>
  `The older form of \`${newer}\`, without \`entity_types\`; it does not change containers.`;

export const simpleAddOwnership = define(
  'simple_add_ownership',
  'Adds the same owners to each entity.',
  simple,
  simpleOwners,
);
export const patternAddOwnership = define(
  'pattern_add_ownership',
  'Adds owners to the entities whose URN matches a pattern.',
  pattern,
  patternOwners,
);
export const addOwnership = define(
  'add_ownership',
  'Adds the owners that a function returns for the URN of an entity.',
  program,
  programOwners,
);
export const simpleAddDatasetOwnership = define(
  'simple_add_dataset_ownership',
  older('simple_add_ownership'),
  simple,
  simpleOwners,
  olderEntityTypes,
);
export const patternAddDatasetOwnership = define(
  'pattern_add_dataset_ownership',
  older('pattern_add_ownership'),
  pattern,
  patternOwners,
  olderEntityTypes,
);
export const addDatasetOwnership = define(
  'add_dataset_ownership',
  older('add_ownership'),
  program,
  programOwners,
  olderEntityTypes,
);
