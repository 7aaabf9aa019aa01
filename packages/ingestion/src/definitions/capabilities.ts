/** What a source can do, by the names that its page shows. */
export const capabilityNames = [
  'containers',
  'schema',
  'views',
  'keys',
  'descriptions',
  'tableLineage',
  'columnLineage',
  'queryLineage',
  'usage',
  'profiling',
  'classification',
  'removal',
  'incremental',
  'platformInstance',
  'patterns',
  'domains',
  'tags',
  'owners',
  'testConnection',
] as const;

/** The name of a capability. */
export type CapabilityName = (typeof capabilityNames)[number];

/** Capabilities that a source has, each with a sentence on its extent or its setting. */
export type Capabilities = Partial<Readonly<Record<CapabilityName, string>>>;
