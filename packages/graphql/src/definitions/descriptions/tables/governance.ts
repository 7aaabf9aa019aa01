import type { Descriptions } from '../descriptions.ts';

/** Domains, data products, applications, the glossary, structured properties, forms, versions, documents and logical models. */
export const governance: Descriptions = {
  CreateDomainInput: {
    $: 'A domain to create.',
    owners: 'Owners of the domain; none by default.',
    parentDomain: 'URN of the parent domain; at the top by default.',
  },
  MoveDomainInput: {
    $: 'A domain and its new parent.',
    parentDomain: 'URN of the new parent domain; null moves the domain to the top.',
    resourceUrn: 'URN of the domain to move.',
  },
  BatchSetDomainInput: {
    $: 'A domain for several entities.',
    domainUrn: 'URN of the domain; null removes the entities from theirs.',
  },
  ListDomainsInput: {
    $: 'Which child domains to list.',
    parentDomain: 'URN of the parent domain; null lists the domains at the top.',
  },
  ListDomainsResult: {
    $: 'One page of domains.',
  },
  DomainEntitiesInput: {
    $: 'Which assets of a domain to return.',
  },
  DomainAssociation: {
    domain: 'The domain.',
  },
  Domain: {
    entities: 'Assets in the domain.',
    parentDomains: 'The domains above, from the parent to the top.',
  },
  ParentDomainsResult: {
    $: 'The domains above a domain.',
    domains: 'Domains, from the parent to the top.',
  },
  CreateDataProductInput: {
    $: 'A data product to create.',
    properties: 'Name and description.',
    domainUrn: 'URN of the domain that it belongs to.',
  },
  CreateDataProductPropertiesInput: {
    $: 'Name and description of a data product to create.',
  },
  UpdateDataProductInput: {
    $: 'New values of a data product; omitted fields keep theirs.',
  },
  BatchSetDataProductInput: {
    $: 'A data product for several assets.',
    dataProductUrn: 'URN of the data product; null removes the assets from every data product.',
  },
  BatchSetDataProductsInput: {
    $: 'Data products for several assets.',
    dataProductUrns: 'URNs of the data products.',
  },
  BulkEntityDataProductsInput: {
    $: 'Assets whose data products to return.',
    urns: 'URNs of the assets, up to 100.',
  },
  BulkEntityDataProductsResult: {
    $: 'Data products of several assets.',
    entities: 'One entry for each asset, in the order of the URNs.',
  },
  EntityDataProducts: {
    $: 'The data products of one asset.',
    urn: 'URN of the asset.',
    dataProductAssociations: 'The data products that have the asset.',
  },
  EntityDataProductAssociation: {
    $: 'A data product that has an asset.',
    dataProduct: 'The data product.',
    isOutputPort: 'Whether the asset is an output port of the data product.',
  },
  DataProductEntitiesInput: {
    $: 'Which assets of a data product to return.',
  },
  DataProductProperties: {
    numAssets: 'Number of assets in the data product.',
  },
  DataProduct: {
    entities: 'Assets of the data product.',
  },
  CreateApplicationInput: {
    $: 'An application to create.',
    properties: 'Name and description.',
    domainUrn: 'URN of the domain that it belongs to.',
    shouldAddCreatorAsOwner: 'False leaves the application without an owner; the caller owns it by default.',
  },
  CreateApplicationPropertiesInput: {
    $: 'Name and description of an application to create.',
  },
  UpdateApplicationInput: {
    $: 'New values of an application; omitted fields keep theirs.',
  },
  BatchSetApplicationInput: {
    $: 'An application for several assets.',
    applicationUrn: 'URN of the application; null removes the assets from every application.',
  },
  BatchUnsetApplicationInput: {
    $: 'Assets to remove from an application.',
    applicationUrn: 'URN of the application.',
  },
  ApplicationEntitiesInput: {
    $: 'Which assets of an application to return.',
  },
  ApplicationProperties: {
    numAssets: 'Number of assets in the application.',
  },
  CreateGlossaryEntityInput: {
    $: 'A glossary term or node to create.',
    description: 'Definition; empty by default.',
    parentNode: 'URN of the parent node; at the top by default.',
  },
  UpdateParentNodeInput: {
    $: 'A glossary term or node and its new parent.',
    parentNode: 'URN of the new parent node; null moves it to the top.',
    resourceUrn: 'URN of the glossary term or node to move.',
  },
  RelatedTermsInput: {
    $: 'Glossary terms to relate to another.',
    urn: 'URN of the glossary term that the relationships start from.',
    relationshipType: 'Kind of relationship.',
  },
  TermRelationshipType: {
    $: 'Kinds of relationship between glossary terms.',
    isA: 'The term is a special case of the other.',
    hasA: 'The term contains the other.',
  },
  GetRootGlossaryEntitiesInput: {
    $: 'Which page of the top of the glossary to return.',
    start: 'Position of the first result, counted from 0.',
    count: 'Maximum number of results.',
  },
  GetRootGlossaryTermsResult: {
    $: 'One page of the glossary terms at the top.',
  },
  GetRootGlossaryNodesResult: {
    $: 'One page of the glossary nodes at the top.',
  },
  GlossaryNode: {
    parentNodes: 'The nodes above, from the parent to the top.',
    childrenCount: 'Number of direct children.',
    glossaryChildrenSearch: 'Searches the direct children.',
  },
  GlossaryNodeChildrenCount: {
    $: 'Number of direct children of a glossary node.',
    termsCount: 'Number of glossary terms.',
    nodesCount: 'Number of glossary nodes.',
  },
  GlossaryNodeProperties: {
    description: 'What the node groups.',
  },
  GlossaryTerm: {
    hierarchicalName: 'The id of the term from its URN, with dots between levels.',
    parentNodes: 'The nodes above, from the parent to the top.',
  },
  GlossaryTermInfo: {
    description: 'What the term means; the same as `definition`.',
  },
  GlossaryTermProperties: {
    description: 'What the term means.',
  },
  ParentNodesResult: {
    $: 'The nodes above a glossary term or node.',
    nodes: 'Nodes, from the parent to the top.',
  },
  GlossaryTermAssociation: {
    term: 'The glossary term.',
  },
  TagAssociation: {
    tag: 'The tag.',
  },
  ApplicationAssociation: {
    application: 'The application.',
  },
  BusinessAttributeAssociation: {
    businessAttribute: 'The business attribute.',
  },
  CreateBusinessAttributeInput: {
    $: 'A business attribute to create.',
    type: 'Data type of the columns that the attribute describes.',
    name: 'Name; it must be unique.',
  },
  UpdateBusinessAttributeInput: {
    $: 'New values of a business attribute; omitted fields keep theirs.',
    name: 'New name; it must be unique.',
    type: 'Data type of the columns that the attribute describes.',
  },
  AddBusinessAttributeInput: {
    $: 'A business attribute and the columns that it applies to.',
    businessAttributeUrn: 'URN of the business attribute.',
    resourceUrn: 'Columns, by the URN of their schema field.',
  },
  ListBusinessAttributesInput: {
    $: 'Which business attributes to list.',
  },
  ListBusinessAttributesResult: {
    $: 'One page of business attributes.',
  },
  BusinessAttributeInfo: {
    tags: 'Tags of the attribute, which apply to all its columns.',
  },
  CreateStructuredPropertyInput: {
    $: 'A structured property to define.',
    id: 'Id that becomes the last part of the URN; the qualified name by default, or else a random UUID.',
    qualifiedName: 'Full name with dots, such as `io.acme.privacy.retention`; it must agree with `id`.',
    displayName: 'Name shown to people.',
    immutable: 'True forbids changing a value once it is set; false by default.',
    valueType: 'URN of the data type of values, such as `urn:li:dataType:datahub.string`.',
    typeQualifier: 'Entity types that values may point to, for a property whose values are URNs.',
    allowedValues: 'Values that are allowed; any by default.',
    cardinality: 'Whether an asset may have several values; one by default.',
    entityTypes: 'URNs of the entity types that may have the property.',
    allowedPlatforms: 'URNs of the platforms whose assets may have the property; all by default.',
    settings: 'Where the web interface shows the property.',
  },
  UpdateStructuredPropertyInput: {
    $: 'Changes to a structured property; it can only be extended.',
    urn: 'URN of the structured property.',
    displayName: 'New name shown to people.',
    immutable: 'True forbids changing a value once it is set.',
    typeQualifier: 'Entity types to allow in addition, for a property whose values are URNs.',
    newAllowedValues: 'Values to allow in addition.',
    setCardinalityAsMultiple: "True allows several values; this can't be undone.",
    newEntityTypes: 'URNs of entity types that may have the property in addition.',
    newAllowedPlatforms: 'URNs of platforms whose assets may have the property in addition.',
    settings: 'Where the web interface shows the property; omitted fields keep their values.',
  },
  DeleteStructuredPropertyInput: {
    $: 'The structured property to delete.',
  },
  AllowedValueInput: {
    $: 'A value that a structured property allows: a string or a number.',
    stringValue: 'The value, for a property of strings.',
    numberValue: 'The value, for a property of numbers.',
    description: 'What the value means.',
  },
  TypeQualifier: {
    $: 'Restricts the values of a structured property.',
    allowedTypes: 'Entity types that values may point to.',
  },
  TypeQualifierInput: {
    $: 'Restricts the values of a structured property.',
    allowedTypes: 'URNs of the entity types that values may point to.',
  },
  UpdateTypeQualifierInput: {
    $: 'Extends the restriction on the values of a structured property.',
    newAllowedTypes: 'URNs of entity types that values may point to in addition.',
  },
  UpsertStructuredPropertiesInput: {
    $: 'Structured properties to set on an asset.',
    structuredPropertyInputParams: 'Properties with their values, which replace the current values of the same properties.',
  },
  RemoveStructuredPropertiesInput: {
    $: 'Structured properties to remove from an asset.',
    structuredPropertyUrns: 'URNs of the structured properties.',
  },
  StructuredPropertyInputParams: {
    $: 'A structured property with its values.',
    structuredPropertyUrn: 'URN of the structured property.',
    values: 'Values, strings or numbers.',
  },
  PropertyValueInput: {
    $: 'A value of a structured property: a string or a number.',
    stringValue: 'The value, for a property of strings.',
    numberValue: 'The value, for a property of numbers.',
  },
  PropertyValue: {
    $: 'A value of a structured property: a string or a number.',
  },
  StringValue: {
    $: 'A string as the value of a structured property.',
    stringValue: 'The value.',
  },
  NumberValue: {
    $: 'A number as the value of a structured property.',
    numberValue: 'The value.',
  },
  StructuredPropertiesEntry: {
    structuredProperty: 'Definition of the property.',
    valueEntities: 'The entities that the values point to, for a property whose values are URNs.',
  },
  StructuredPropertyParams: {
    structuredProperty: 'Property that the answer sets.',
  },
  StdDataType: {
    $: 'Data types of the values of structured properties.',
    STRING: 'Text.',
    NUMBER: 'A number.',
    URN: 'The URN of an entity.',
    RICH_TEXT: 'Text in Markdown.',
    DATE: 'A date.',
    OTHER: 'Another data type.',
  },
  CreateFormInput: {
    $: 'A form to create.',
    type: 'Whether the form collects answers or also asks for verification.',
    prompts: 'Questions of the form.',
    actors: 'Who should answer; the owners of each asset by default.',
  },
  UpdateFormInput: {
    $: 'Changes to a form; omitted fields keep their values.',
    urn: 'URN of the form.',
    type: 'Whether the form collects answers or also asks for verification.',
    promptsToAdd: 'Questions to add.',
    promptsToRemove: 'Ids of the questions to remove.',
    actors: 'Changes to who should answer.',
  },
  DeleteFormInput: {
    $: 'The form to delete.',
  },
  CreatePromptInput: {
    $: 'A question to add to a form.',
    id: 'Id of the question; a random UUID by default.',
    title: 'The question.',
    description: 'Help for answering.',
    type: 'Kind of question.',
    structuredPropertyParams: 'The structured property that the answer sets.',
    required: 'True makes an answer mandatory.',
  },
  FormActorAssignmentUpdateInput: {
    $: 'Changes to who should answer a form.',
    owners: 'Whether the owners of each asset should answer.',
    usersToAdd: 'URNs of users who should answer in addition.',
    usersToRemove: 'URNs of users who no longer should.',
    groupsToAdd: 'URNs of groups that should answer in addition.',
    groupsToRemove: 'URNs of groups that no longer should.',
  },
  FormActorAssignment: {
    isAssignedToMe: 'Whether the caller should answer the form.',
  },
  FormAssociation: {
    form: 'The form.',
  },
  FormPrompt: {
    formUrn: 'URN of the form that has the question.',
  },
  BatchAssignFormInput: {
    $: 'A form to assign to assets.',
  },
  BatchRemoveFormInput: {
    $: 'A form to withdraw from assets.',
  },
  CreateDynamicFormAssignmentInput: {
    $: 'A form and the assets that it applies to.',
  },
  SubmitFormPromptInput: {
    $: 'An answer to one question of a form.',
    promptId: 'Id of the question.',
    formUrn: 'URN of the form.',
    type: 'Kind of question.',
    fieldPath: 'Path of the column that the answer is about, for a question about columns.',
    structuredPropertyParams: 'The answer, for a question about a structured property.',
  },
  VerifyFormInput: {
    $: 'A form to verify for an asset.',
  },
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
  LogicalModelColumnInput: {
    $: 'A column of a logical dataset.',
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
  CreateDocumentInput: {
    $: 'A document to create.',
    relatedDocuments: 'URNs of related documents.',
    subType: 'Kind of document, such as `Runbook`.',
    title: 'Title of the document.',
    state: 'Whether the document is published; `UNPUBLISHED` by default.',
    contents: 'Text of the document.',
    owners: 'Owners; the caller by default.',
    parentDocument: 'URN of the parent document; at the top by default.',
    relatedAssets: 'URNs of assets that the document is about.',
    settings: 'Settings of the document.',
  },
  DocumentContentInput: {
    $: 'Text of a document.',
    text: 'The text, as Markdown.',
  },
  UpdateDocumentContentsInput: {
    $: 'New contents of a document; omitted fields keep their values.',
    urn: 'URN of the document.',
    title: 'New title.',
    contents: 'New text.',
    subType: 'New kind of document.',
  },
  UpdateDocumentRelatedEntitiesInput: {
    $: 'New related assets of a document.',
    relatedDocuments: 'URNs of the related documents; they replace the current ones.',
    urn: 'URN of the document.',
    relatedAssets: 'URNs of the assets that the document is about; they replace the current ones.',
  },
  UpdateDocumentSettingsInput: {
    $: 'New settings of a document.',
    urn: 'URN of the document.',
    showInGlobalContext: 'Whether the document appears in search and for agents everywhere, not only with its assets; true by default.',
  },
  UpdateDocumentStatusInput: {
    $: 'New state of a document.',
    urn: 'URN of the document.',
    state: 'Whether the document is published.',
  },
  UpdateDocumentSubTypeInput: {
    $: 'New kind of a document.',
    urn: 'URN of the document.',
    subType: 'Kind of document, such as `Runbook`; null removes it.',
  },
  MoveDocumentInput: {
    $: 'A document and its new parent.',
    urn: 'URN of the document.',
    parentDocument: 'URN of the new parent document; null moves the document to the top.',
  },
  ImportDocumentsFromFilesInput: {
    $: 'Files to import as documents.',
    documents: 'Files to import.',
    showInGlobalContext: 'Whether the documents appear in search and for agents everywhere; true by default.',
    useCase: 'What the documents are for.',
    parentDocumentUrn: 'URN of the parent document; at the top by default.',
  },
  DocumentFileInput: {
    $: 'A file to import as a document.',
    fileName: 'Name of the file, from which the title is taken.',
    content: 'Text of the file.',
  },
  DocumentImportUseCase: {
    $: 'What imported documents are for.',
    CONTEXT_DOCUMENT: 'Context for people and agents.',
    SKILL: 'Instructions for agents.',
  },
  ImportDocumentsResult: {
    $: 'What became of an import.',
    createdCount: 'Number of documents created.',
    updatedCount: 'Number of documents updated.',
    failedCount: 'Number of files that failed.',
    errors: 'Why files failed.',
    documentUrns: 'URNs of the documents created and updated.',
  },
  SearchDocumentsInput: {
    $: 'Which documents to search.',
    query: 'Search text; all documents by default.',
    parentDocuments: 'URNs of parent documents; only their direct children are returned.',
    rootOnly: 'True returns only documents without a parent; false by default.',
    types: 'Kinds of document, such as `Runbook`.',
    domains: 'URNs of domains that the documents are in.',
    relatedAssets: 'URNs of assets that the documents are about.',
    sourceType: 'Only documents written in the catalogue, or only ingested ones.',
  },
  SearchDocumentsResult: {
    $: 'One page of documents.',
  },
  RelatedDocumentsInput: {
    $: 'Which documents about an entity to return.',
    parentDocuments: 'URNs of parent documents; only their direct children are returned.',
    rootOnly: 'True returns only documents without a parent; false by default.',
    types: 'Kinds of document, such as `Runbook`.',
    domains: 'URNs of domains that the documents are in.',
    sourceType: 'Only documents written in the catalogue, or only ingested ones.',
  },
  RelatedDocumentsResult: {
    $: 'One page of documents about an entity.',
  },
  Document: {
    subType: 'Kind of document, such as `Runbook`.',
    changeHistory: 'Changes to the document, the most recent first.',
    'changeHistory(limit)': 'Maximum number of changes.',
    parentDocuments: 'The documents above, from the parent to the top.',
  },
  ParentDocumentsResult: {
    $: 'The documents above a document.',
    documents: 'Documents, from the parent to the top.',
  },
  DocumentChange: {
    $: 'A change to a document.',
    changeType: 'What was changed.',
    description: 'The change as text.',
    actor: 'User who made the change.',
    timestamp: 'When the change was made, in milliseconds since the epoch.',
    details: 'Old and new values, as key-value pairs.',
  },
  DocumentChangeType: {
    $: 'Kinds of change to a document.',
    CREATED: 'The document was created.',
    TITLE_CHANGED: 'The title was changed.',
    TEXT_CHANGED: 'The text was changed.',
    PARENT_CHANGED: 'The document was moved.',
    RELATED_DOCUMENTS_CHANGED: 'Related documents were added or removed.',
    RELATED_ASSETS_CHANGED: 'Related assets were added or removed.',
    STATE_CHANGED: 'The document was published or withdrawn.',
    DELETED: 'The document was deleted.',
  },
  CreateDataHubFileInput: {
    $: 'An uploaded file to register.',
    id: 'Id of the file, as `getPresignedUploadUrl` returned it.',
    storageKey: 'Key of the file in the storage bucket.',
    originalFileName: "Name of the file on the user's computer.",
    mimeType: 'MIME type of the contents, such as `image/png`.',
    sizeInBytes: 'Size of the contents, in bytes.',
    scenario: 'What the file was uploaded for.',
    referencedByAsset: 'URN of the asset that uses the file.',
    schemaField: 'URN of the column that uses the file.',
    contentHash: 'Hash of the contents.',
  },
  CreateDataHubFileResponse: {
    $: 'The registered file.',
    file: 'The file.',
  },
  GetPresignedUploadUrlInput: {
    $: 'A file to upload.',
    fileName: 'Name of the file.',
    scenario: 'What the file is uploaded for.',
    assetUrn: 'URN of the asset that the file is for.',
    schemaFieldUrn: 'URN of the column that the file is for.',
    contentType: 'MIME type of the contents, such as `image/png`.',
  },
  GetPresignedUploadUrlResponse: {
    $: 'Where to upload a file.',
    url: 'URL that accepts the contents with an HTTP `PUT` for a limited time.',
    fileId: 'Id to register the file under.',
  },
  ERModelRelationshipUpdateInput: {
    $: 'A join between two datasets.',
    properties: 'Datasets and columns of the join.',
    editableProperties: 'Name and description as written in the catalogue.',
  },
  ERModelRelationshipPropertiesInput: {
    $: 'Datasets and columns of a join.',
    name: 'Name of the join.',
    source: 'URN of the first dataset.',
    destination: 'URN of the second dataset.',
    relationshipFieldmappings: 'Pairs of columns that are compared.',
    erModelRelationshipCardinality: 'How many rows of each dataset match.',
    created: 'Whether the join is new.',
    createdAt: 'When the join was created, in milliseconds since the epoch.',
    createdBy: 'URN of the user who created the join.',
  },
  ERModelRelationshipEditablePropertiesUpdate: {
    $: 'Name and description of a join as written in the catalogue.',
  },
  ERModelRelationshipProperties: {
    createdTime: 'When the join was created, in milliseconds since the epoch.',
    createdActor: 'User who created the join.',
  },
  Cost: {
    costValue: 'The cost itself.',
    costType: 'What the cost refers to.',
  },
  CostValue: {
    $: 'A cost: an id or a code, according to its type.',
    costId: 'Id of the cost centre.',
    costCode: 'Code of the cost centre.',
  },
  LifecycleStageType: {
    $: 'A stage that assets can be in, such as draft.',
    urn: 'URN of the stage.',
    name: 'Display name.',
    description: 'What the stage means.',
    entityTypes: 'Entity types that can be in the stage; all when empty.',
    hideInSearch: 'Whether assets in the stage are left out of search by default.',
    allowedPreviousStages: 'URNs of the stages from which an asset may enter this one; any when empty.',
  },
};
