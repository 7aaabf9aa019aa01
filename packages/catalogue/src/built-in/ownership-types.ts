/** The ownership types of the symbols of `Owner.type`: id, name, description. */
export const ownershipTypes = [
  ['technical_owner', 'Technical Owner', 'Builds and runs the asset, or answers for those who do.'],
  ['business_owner', 'Business Owner', 'Answers for what the asset means and what it is used for.'],
  ['data_steward', 'Data Steward', 'Keeps the asset in line with the rules of governance.'],
  ['none', 'None', 'Owns the asset without a stated type of ownership.'],
] as const;
