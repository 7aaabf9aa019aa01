import type { Catalogue } from '../catalogue.ts';
import { type ChangeProposal, systemActor } from '../proposal.ts';
import { dataPlatforms } from './data-platforms.ts';
import { policies, roles } from './roles-and-policies.ts';

/** The ownership types of the symbols of `Owner.type`: id, name, description. */
const ownershipTypes = [
  ['technical_owner', 'Technical Owner', 'Builds and runs the asset, or is responsible for those who do.'],
  ['business_owner', 'Business Owner', 'Is responsible for what the asset means and what it is used for.'],
  ['data_steward', 'Data Steward', 'Ensures that the asset follows the governance rules.'],
  ['none', 'None', 'Owns the asset without a stated type of ownership.'],
] as const;

/** Entities that a catalogue has from its first start. */
interface BuiltInSet {
  /** Raised with the version when the set changes, so that catalogues that exist get what is new. */
  readonly marker: string;
  proposals(time: number): ChangeProposal[];
}

/** Existing entities, described by someone else, are left unchanged. */
const create = (entityUrn: string, aspectName: string, value: ChangeProposal['value']): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'CREATE',
  value,
  headers: { 'If-None-Match': '*' },
});

const sets: readonly BuiltInSet[] = [
  {
    marker: 'urn:li:dataHubUpgrade:bootstrap-data-platforms-v1',
    proposals: () => dataPlatforms.map(({ urn, info }) => create(urn, 'dataPlatformInfo', info)),
  },
  {
    marker: 'urn:li:dataHubUpgrade:bootstrap-ownership-types-v1',
    proposals: (time) =>
      ownershipTypes.map(([id, name, description]) => {
        const stamp = { actor: systemActor, time };
        const info = { name, description, created: stamp, lastModified: { ...stamp } };
        return create(`urn:li:ownershipType:__system__${id}`, 'ownershipTypeInfo', info);
      }),
  },
  {
    marker: 'urn:li:dataHubUpgrade:bootstrap-roles-and-policies-v1',
    proposals: (time) => [
      ...roles.map(({ urn, info }) => create(urn, 'dataHubRoleInfo', info)),
      ...policies.map(({ urn, info }) =>
        create(urn, 'dataHubPolicyInfo', { ...info, lastUpdatedTimestamp: time }),
      ),
    ],
  },
];

const markerAspect = 'dataHubUpgradeResult';

/**
 * Writes the entities that every catalogue has, each set once: what is changed or deleted later stays so. They are
 * proposals by the system. The log has no entries for them: its readers follow what people changed.
 */
export async function writeBuiltInData(catalogue: Catalogue, now: () => number = Date.now): Promise<void> {
  for (const { marker, proposals } of sets) {
    if (await catalogue.aspect(marker, markerAspect)) continue;
    const time = now();
    const result: ChangeProposal = {
      entityUrn: marker,
      aspectName: markerAspect,
      changeType: 'UPSERT',
      value: { state: 'SUCCEEDED', timestampMs: time },
    };
    await catalogue.propose([...proposals(time), result], systemActor, { isLogged: false });
  }
}
