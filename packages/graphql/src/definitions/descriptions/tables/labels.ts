import type { Descriptions } from '../descriptions.ts';

/** Tags, glossary terms, owners, links, documentation, deprecation and names: what is put on assets and columns. */
export const labels: Descriptions = {
  AddTagsInput: {
    $: 'Tags to add to one asset or column.',
  },
  TagAssociationInput: {
    $: 'A tag and the asset or column to add it to or remove it from.',
    tagUrn: 'URN of the tag.',
  },
  BatchAddTagsInput: {
    $: 'Tags to add to several assets and columns.',
  },
  BatchRemoveTagsInput: {
    $: 'Tags to remove from several assets and columns.',
  },
  AddTermsInput: {
    $: 'Glossary terms to add to one asset or column.',
  },
  TermAssociationInput: {
    $: 'A glossary term and the asset or column to add it to or remove it from.',
    termUrn: 'URN of the glossary term.',
  },
  BatchAddTermsInput: {
    $: 'Glossary terms to add to several assets and columns.',
  },
  BatchRemoveTermsInput: {
    $: 'Glossary terms to remove from several assets and columns.',
  },
  AddOwnerInput: {
    $: 'An owner to add to one entity.',
    ownerUrn: 'URN of the user or group.',
    ownerEntityType: 'Whether the owner is a user or a group; it must match the URN.',
    type: 'Legacy ownership type; required unless `ownershipTypeUrn` is given.',
    ownershipTypeUrn: 'URN of the ownership type.',
  },
  AddOwnersInput: {
    $: 'Owners to add to one entity.',
    owners: 'Owners to add, each with its ownership type.',
  },
  BatchAddOwnersInput: {
    $: 'Owners to add to several entities.',
    owners: 'Owners to add, each with its ownership type.',
    ownershipTypeUrn: 'URN of the ownership type for owners that name none.',
  },
  OwnerInput: {
    $: 'An owner with its ownership type.',
    ownerUrn: 'URN of the user or group.',
    ownerEntityType: 'Whether the owner is a user or a group; it must match the URN.',
    type: 'Legacy ownership type; required unless `ownershipTypeUrn` is given.',
    ownershipTypeUrn: 'URN of the ownership type.',
  },
  OwnerUpdate: {
    $: 'An owner in the new list of owners.',
    owner: 'URN of the user or group.',
    type: 'Legacy ownership type; use `ownershipTypeUrn`.',
    ownershipTypeUrn: 'URN of the ownership type.',
  },
  OwnershipUpdate: {
    $: 'The new list of owners.',
    owners: 'Owners; they replace the current ones.',
  },
  RemoveOwnerInput: {
    $: 'An owner to remove from one entity.',
    ownerUrn: 'URN of the user or group.',
    ownershipTypeUrn: 'URN of the ownership type to remove; by default every entry of the owner is removed.',
  },
  BatchRemoveOwnersInput: {
    $: 'Owners to remove from several entities.',
    ownerUrns: 'URNs of the users and groups.',
    ownershipTypeUrn: 'URN of the ownership type to remove; by default every entry of an owner is removed.',
  },
  OwnerEntityType: {
    $: 'Kinds of owner.',
    CORP_USER: 'A user.',
    CORP_GROUP: 'A group.',
  },
  OwnerType: {
    $: 'An owner: a user or a group.',
  },
  ResolvedActor: {
    $: 'Who did something: a user or a group.',
  },
  Owner: {
    ownershipType: 'Ownership type, built-in or your own.',
  },
  AddLinkInput: {
    $: 'A link to add to an entity.',
  },
  UpdateLinkInput: {
    $: 'A link and its new values.',
    currentUrl: 'URL of the link to change.',
    currentLabel: 'Label of the link to change.',
    linkUrl: 'New URL.',
    label: 'New label.',
  },
  UpsertLinkInput: {
    $: 'A link to add, or to update when the URL and label exist.',
  },
  RemoveLinkInput: {
    $: 'Links to remove from an entity.',
    linkUrl: 'URL of the link.',
    label: 'Label of the link to remove; by default every link with the URL is removed.',
  },
  LinkSettingsInput: {
    $: 'How a link is shown.',
    showInAssetPreview: 'True shows the link in the preview of the asset.',
  },
  InstitutionalMemoryMetadata: {
    label: 'Text of the link.',
    author: 'User who added the link.',
    actor: 'User or group that added the link.',
    created: 'When the link was added, and by whom.',
    updated: 'When the link was last changed, and by whom.',
  },
  InstitutionalMemoryMetadataUpdate: {
    $: 'A link in the new list of links.',
    description: 'Text of the link.',
    author: 'URN of the user who added the link.',
    createdAt: 'When the link was added, in milliseconds since the epoch.',
    url: 'URL of the link.',
  },
  InstitutionalMemoryUpdate: {
    $: 'The new list of links.',
    elements: 'Links; they replace the current ones.',
  },
  GlobalTagsUpdate: {
    $: 'The new list of tags.',
    tags: 'Tags; they replace the current ones.',
  },
  TagAssociationUpdate: {
    $: 'A tag in the new list of tags.',
    tag: 'The tag.',
  },
  TagUpdateInput: {
    $: 'New values of a tag.',
    urn: 'URN of the tag.',
    name: 'New name.',
    description: 'New description.',
    ownership: 'New owners.',
  },
  CreateTagInput: {
    $: 'A tag to create.',
  },
  DescriptionUpdateInput: {
    $: 'A description to set on an entity or column.',
    description: 'New description, as Markdown.',
  },
  UpdateNameInput: {
    $: 'A new name for an entity.',
    name: 'New name.',
    urn: 'URN of the entity.',
  },
  DisplayPropertiesUpdateInput: {
    $: 'How an entity is drawn; omitted fields keep their values.',
    colorHex: 'Colour as `#` and six hexadecimal digits.',
    icon: 'Icon of the entity.',
  },
  IconPropertiesInput: {
    $: 'An icon from a library.',
  },
  UpdateDeprecationInput: {
    $: 'A deprecation to set on one entity or column.',
    urn: 'URN of the entity.',
    note: 'Why it is deprecated, and what to do; empty by default.',
  },
  BatchUpdateDeprecationInput: {
    $: 'A deprecation to set on several entities and columns.',
    note: 'Why they are deprecated, and what to do; empty by default.',
  },
  DatasetDeprecationUpdate: {
    $: 'Deprecation of a dataset in an update.',
  },
  Deprecation: {
    actorEntity: 'User who set the deprecation.',
  },
  BatchUpdateSoftDeletedInput: {
    $: 'Entities to soft-delete or restore.',
    urns: 'URNs of the entities.',
    deleted: 'True soft-deletes the entities; false restores them.',
  },
  ResourceRefInput: {
    $: 'An asset, or one of its columns.',
    resourceUrn: 'URN of the asset.',
  },
  SubResourceType: {
    $: 'Parts of an asset that can have their own metadata.',
    DATASET_FIELD: 'A column of a dataset.',
  },
  UpdateEmbedInput: {
    $: 'A page to embed for an asset.',
    urn: 'URN of the asset.',
    renderUrl: 'URL of the page; null removes it.',
  },
  CreateOwnershipTypeInput: {
    $: 'An ownership type to create.',
  },
  UpdateOwnershipTypeInput: {
    $: 'New values of an ownership type; omitted fields keep theirs.',
  },
  UpdateLineageInput: {
    $: 'Lineage edges to add and remove.',
    edgesToAdd: 'Edges to add; entities that they point to must exist.',
    edgesToRemove: 'Edges to remove.',
  },
  LineageEdge: {
    $: 'An edge from an upstream to a downstream entity.',
    downstreamUrn: 'URN of the entity that reads the data.',
    upstreamUrn: 'URN of the entity that provides the data.',
  },
  PatchEntityInput: {
    $: 'Changes to one aspect of one entity.',
    urn: 'URN of the entity.',
    entityType: 'Entity type, as in the model.',
    aspectName: 'Name of the aspect, such as `globalTags`.',
    patch: 'Operations, applied in order.',
    arrayPrimaryKeys: 'Which fields identify the items of arrays, so that paths can name items by key.',
    forceGenericPatch: 'True ignores how the aspect usually identifies the items of its arrays.',
    systemMetadata: 'System metadata to store with the write.',
    headers: 'Headers of the write.',
  },
  ArrayPrimaryKeyInput: {
    $: 'How the items of an array are identified.',
    arrayField: 'Name of the array.',
    keys: 'Fields of an item that identify it together.',
  },
  PatchOperationInput: {
    $: 'One operation of JSON Patch.',
    op: 'Kind of operation.',
    path: 'JSON Pointer to the value that changes, such as `/tags/urn:li:tag:pii`.',
    value: 'New value, as JSON; text that is not JSON is taken as it is.',
    from: 'JSON Pointer to the value that is moved or copied.',
  },
  PatchOperationType: {
    $: 'Operations of JSON Patch.',
    ADD: 'Adds a value, or replaces it.',
    REMOVE: 'Removes a value.',
    REPLACE: 'Replaces a value that exists.',
    MOVE: 'Moves a value from another place.',
    COPY: 'Copies a value from another place.',
    TEST: 'Fails the patch unless the value is equal.',
  },
  PatchEntityResult: {
    $: 'What became of one patch.',
    urn: 'URN of the entity.',
    name: 'Name of the aspect.',
    success: 'Whether the patch was applied.',
    error: 'Why it was not applied.',
  },
  SystemMetadataInput: {
    $: 'System metadata of a write.',
  },
};
