/** The ownership types of the symbols of `Owner.type`: id, name, description. */
export const ownershipTypes = [
  ['technical_owner', 'Technical Owner', 'Builds and runs the asset, or is responsible for those who do.'],
  ['business_owner', 'Business Owner', 'Is responsible for what the asset means and what it is used for.'],
  ['data_steward', 'Data Steward', 'Ensures that the asset follows the governance rules.'],
  ['none', 'None', 'Owns the asset without a stated type of ownership.'],
] as const;
