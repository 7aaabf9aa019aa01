import type { Descriptions } from '../descriptions.ts';

/** Versions and logical datasets. */
export const models: Descriptions = {
  LinkVersionInput: {
    $: 'An asset to add to a version set.',
    versionSet: 'URN of the version set; it is created when it does not exist.',
    linkedEntity: 'URN of the asset.',
    version: 'Label of the version, such as `1.4.0`.',
    sourceTimestamp: 'When the version was created in its source, in milliseconds since the epoch.',
    sourceCreator: 'URN of the user who created the version in its source.',
    comment: 'What is new in the version.',
  },
  UnlinkVersionInput: {
    $: 'An asset to remove from its version set.',
    versionSet: 'URN of the version set.',
    unlinkedEntity: 'URN of the asset.',
  },
  VersionSet: {
    latestVersion: 'The latest version.',
    versionsSearch: 'Searches the versions of the set.',
  },
  VersionProperties: {
    created: 'When the version was added to the catalogue, and by whom.',
    createdInSource: 'When the version was created in its source, and by whom.',
  },
  SupportsVersions: {
    $: 'An asset that can be a version in a version set.',
    versionProperties: 'Version of the asset in its version set.',
  },
  HasLogicalParent: {
    $: 'A physical asset that can implement a logical one.',
    logicalParent: 'The logical asset that it implements.',
  },
  CreateLogicalModelInput: {
    $: 'A logical dataset to create.',
    displayName: 'Name shown to people.',
    name: 'Name, which becomes part of the URN.',
    env: 'Environment of the dataset.',
    platform: 'URN of the logical platform; it is created when it does not exist.',
    columns: 'Columns, at least one, with different names.',
  },
  UpdateLogicalModelSchemaInput: {
    $: 'New columns of a logical dataset.',
    urn: 'URN of the logical dataset.',
    columns: 'All columns; they replace the current ones.',
  },
  SetLogicalParentInput: {
    $: 'A physical asset and the logical one that it implements.',
    resourceUrn: 'URN of the physical dataset or column.',
    parentUrn: 'URN of the logical dataset or column; null removes the link.',
  },
  LinkPhysicalChildInput: {
    $: 'A physical dataset to link to a logical one.',
    logicalParentUrn: 'URN of the logical dataset.',
    childUrn: 'URN of the physical dataset.',
    columnMappings: 'Columns that implement each other.',
  },
  UnlinkPhysicalChildInput: {
    $: 'A physical dataset to unlink from its logical one.',
    childUrn: 'URN of the physical dataset.',
  },
  ColumnMappingInput: {
    $: 'A logical column and the physical one that implements it.',
    parentFieldPath: 'Path of the logical column.',
    childFieldPath: 'Path of the physical column.',
  },
};
