// Printed by `npm run generate` from packages/model. Do not edit.
/** The fields of every record of the model. */
export const fieldTable = `agentSkillKey id
agentSkillInfo name description instructions sourceRepository:268 requiredTools created:269 lastModified:269
dataPlatformInstance platform instance
ownership owners:[270 ownerTypes lastModified:269
status removed lifecycleStage lifecycleLastUpdated:269
globalTags tags:[271
glossaryTerms terms:[272 auditStamp:269
semanticContent embeddings:{273 skipReason skippedAt
institutionalMemory elements:[274
domains domains domainAssociations:[275
structuredProperties properties:[276
versionProperties versionSet version:277 aliases:[277 comment sortId versioningScheme sourceCreatedTimestamp:269 metadataCreatedTimestamp:269 isLatest
aiAgentKey id
aiAgentInfo name tagline description instructions source:278 created:269 lastModified:269
aiAgentDependencies skills tools models
displayProperties colorHex icon:279
upstreamLineage upstreams:[280 fineGrainedLineages:[281
incidentsSummary resolvedIncidents activeIncidents resolvedIncidentDetails:[282 activeIncidentDetails:[282
apiKey id
apiProperties name description externalUrl sourceRepository created:269 lastModified:269
apiSignature schemaDefinition inputFields:[283 outputFields:[283 inputDatasetEdges:[284 outputDatasetEdges:[284
restApiProperties method path
subTypes typeNames
applicationKey id
applicationProperties customProperties externalUrl name description parentApplication
applicationLineage inputEdges:[284 outputEdges:[284
forms incompleteForms:[285 completedForms:[285 verifications:[286
testResults failing:[287 passing:[287
assertionKey assertionId
assertionInfo customProperties externalUrl type datasetAssertion:288 freshnessAssertion:289 volumeAssertion:290 sqlAssertion:291 fieldAssertion:292 schemaAssertion:293 customAssertion:294 source:295 lastUpdated:269 description note:30 entityUrn
assertionNote content lastModified:269
assertionRunEvent timestampMillis runId asserteeUrn status result:296 runtimeContext batchSpec:297 assertionUrn eventGranularity:298 partitionSpec:299 messageId
assertionRunSummary lastFailedAtMillis lastErroredAtMillis lastPassedAtMillis lastInitializedAtMillis assertionStatus
assertionActions onSuccess:[300 onFailure:[300
businessAttributeKey id
businessAttributeInfo fieldPath description globalTags:5 glossaryTerms:6 customProperties created:269 lastModified:269 deleted:269 name type:301
chartKey dashboardTool chartId
chartInfo customProperties externalUrl title description lastModified:302 chartUrl inputs inputEdges:[284 type access lastRefreshed
upstreamMetrics metrics:[284
editableChartProperties created:269 lastModified:269 deleted:269 description
chartQuery rawQuery type
inputFields fields:[303
chartUsageStatistics timestampMillis eventGranularity:298 partitionSpec:299 messageId viewsCount uniqueUserCount userCounts:[304
embed renderUrl
browsePaths paths
dataProducts dataProducts:[305
applications applications
container container
deprecation deprecated decommissionTime note actor replacement
browsePathsV2 path:[306
documentation documentations:[307
containerKey guid
containerProperties customProperties externalUrl name qualifiedName description env created:308 lastModified:308
editableContainerProperties description
access roles:[309
corpGroupKey name
corpGroupInfo displayName email admins members groups description slack created:269
corpGroupEditableInfo description pictureLink slack email
origin type externalType
roleMembership roles
corpUserKey username
corpUserInfo customProperties active displayName email title managerUrn departmentId departmentName firstName lastName fullName countryCode system isSupportUser
corpUserEditableInfo aboutMe teams skills pictureLink displayName title platforms persona slack phone email informationSources
corpUserStatus status lastModified:269
groupMembership groups
corpUserCredentials salt hashedPassword passwordResetToken passwordResetTokenExpirationTimeMillis
nativeGroupMembership nativeGroups
corpUserSettings appearance:310 views:311 notificationSettings:312 homePage:313 locale:314
slackUserInfo slackInstance id name realName displayName email teamId isDeleted isAdmin isOwner isPrimaryOwner isBot timezone timezoneOffset title phone profilePictureUrl statusText statusEmoji lastUpdatedSeconds
dashboardKey dashboardTool dashboardId
dashboardUsageStatistics timestampMillis eventGranularity:298 partitionSpec:299 messageId viewsCount executionsCount uniqueUserCount userCounts:[315 favoritesCount lastViewedAt
dashboardInfo customProperties externalUrl title description charts chartEdges:[284 datasets datasetEdges:[284 dashboards:[284 lastModified:302 dashboardUrl access lastRefreshed
editableDashboardProperties created:269 lastModified:269 deleted:269 description
dataContractKey id
dataContractProperties entity schema:[316 freshness:[317 dataQuality:[318 rawContract
dataContractStatus customProperties state
dataFlowKey orchestrator flowId cluster
versionInfo customProperties externalUrl version versionType
dataFlowInfo customProperties externalUrl name description project created:308 lastModified:308 env
editableDataFlowProperties created:269 lastModified:269 deleted:269 description
dataHubAccessTokenKey id
dataHubAccessTokenInfo name actorUrn ownerUrn createdAt expiresAt description
dataHubActionKey id
dataHubConnectionKey id
dataHubConnectionDetails type name json:319
dataHubExecutionRequestKey id
dataHubExecutionRequestInput task args executorId source:320 requestedAt actorUrn cliVersionAudit:321
dataHubExecutionRequestSignal signal executorId createdAt:269
dataHubExecutionRequestResult status report structuredReport:322 startTimeMs durationMs
dataHubFileKey id
dataHubFileInfo bucketStorageLocation:323 originalFileName mimeType sizeInBytes scenario referencedByAsset schemaField created:269 contentHash
dataHubIngestionSourceKey id
dataHubIngestionSourceInfo name type platform schedule:324 config:325 source:326
dataHubOpenAPISchemaKey id
systemMetadata lastObserved runId lastRunId pipelineName registryName registryVersion properties version schemaVersion aspectCreated:269 aspectModified:269
dataHubPageModuleKey id
dataHubPageModuleProperties name type visibility:327 params:328 created:269 lastModified:269
dataHubPageTemplateKey id
dataHubPageTemplateProperties rows:[329 assetSummary:330 surface:331 visibility:332 created:269 lastModified:269
dataHubPersonaKey id
dataHubPersonaInfo
dataHubPolicyKey id
dataHubPolicyInfo displayName description type state resources:333 privileges actors:334 editable lastUpdatedTimestamp
dataHubRetentionKey entityName aspectName
dataHubRetentionConfig retention:335
dataHubRoleKey id
dataHubRoleInfo name description editable
dataHubSecretKey id
dataHubSecretValue name value description created:269
dataHubStepStateKey id
dataHubStepStateProperties properties lastModified:269
dataHubUpgradeKey id
dataHubUpgradeRequest timestampMs version
dataHubUpgradeResult state timestampMs result
dataHubViewKey id
dataHubViewInfo name description type definition:336 created:269 lastModified:269
dataJobKey flow jobId
datahubIngestionRunSummary timestampMillis eventGranularity:298 partitionSpec:299 messageId pipelineName platformInstanceId runId runStatus numWorkUnitsCommitted numWorkUnitsCreated numEvents numEntities numAspects numSourceAPICalls totalLatencySourceAPICalls numSinkAPICalls totalLatencySinkAPICalls numWarnings numErrors numEntitiesSkipped config custom_summary softwareVersion systemHostName operatingSystemName numProcessors totalMemory availableMemory
datahubIngestionCheckpoint timestampMillis eventGranularity:298 partitionSpec:299 messageId pipelineName platformInstanceId config state:337 runId
dataJobInfo customProperties externalUrl name description type flowUrn created:308 lastModified:308 status env
dataJobInputOutput inputDatasets inputDatasetEdges:[284 outputDatasets outputDatasetEdges:[284 inputDatajobs inputDatajobEdges:[284 inputDatasetFields outputDatasetFields fineGrainedLineages:[281
editableDataJobProperties created:269 lastModified:269 deleted:269 description
dataTransformLogic transforms:[338
dataPlatformKey platformName
dataPlatformInfo name displayName type datasetNameDelimiter logical logoUrl
dataPlatformInstanceKey platform instance
dataPlatformInstanceProperties customProperties externalUrl name description
icebergWarehouseInfo dataRoot clientId clientSecret region role tempCredentialExpirationSeconds env
dataProcessKey name orchestrator origin
dataProcessInfo inputs outputs
dataProcessInstanceKey id
dataProcessInstanceInput inputs inputEdges:[284
dataProcessInstanceOutput outputs outputEdges:[284
dataProcessInstanceProperties customProperties externalUrl name type created:269
dataProcessInstanceRelationships parentTemplate parentInstance upstreamInstances
dataProcessInstanceRunEvent timestampMillis eventGranularity:298 partitionSpec:299 messageId externalUrl status attempt result:339 durationMillis
mlTrainingRunProperties customProperties externalUrl id outputUrls hyperParams:[340 trainingMetrics:[341
dataProductKey id
dataProductProperties customProperties externalUrl name description assets:[305 parentDataProduct
assetSettings assetSummary:342
dataTypeKey id
dataTypeInfo qualifiedName displayName description
datasetKey platform name origin
viewProperties materialized viewLogic formattedViewLogic viewLanguage
semanticModelProperties alias semanticModel
datasetProfile timestampMillis eventGranularity:298 partitionSpec:299 messageId rowCount columnCount fieldProfiles:[343 sizeInBytes
datasetUsageStatistics timestampMillis eventGranularity:298 partitionSpec:299 messageId uniqueUserCount totalSqlQueries topSqlQueries userCounts:[344 fieldCounts:[345
usageFeatures queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days queryCountPercentileLast30Days uniqueUserPercentileLast30Days combinedSearchRankingMultiplier lastOperationTimestampMs
storageFeatures rowCount columnCount
operation timestampMillis eventGranularity:298 partitionSpec:299 messageId actor operationType customOperationType numAffectedRows affectedDatasets sourceType customProperties lastUpdatedTimestamp queries
schemaMetadata schemaName platform version created:269 lastModified:269 deleted:269 dataset cluster hash platformSchema:(com.linkedin.schema.EspressoSchema=346,com.linkedin.schema.OracleDDL=347,com.linkedin.schema.MySqlDDL=348,com.linkedin.schema.PrestoDDL=349,com.linkedin.schema.KafkaSchema=350,com.linkedin.schema.BinaryJsonSchema=351,com.linkedin.schema.OrcSchema=352,com.linkedin.schema.Schemaless=353,com.linkedin.schema.KeyValueSchema=354,com.linkedin.schema.OtherSchema=355 fields:[283 primaryKeys foreignKeysSpecs:{356 foreignKeys:[357
siblings siblings primary
datasetProperties customProperties externalUrl name qualifiedName description uri created:308 lastModified:308 tags
editableDatasetProperties created:269 lastModified:269 deleted:269 description name
datasetDeprecation deprecated decommissionTime note actor
datasetUpstreamLineage fieldMappings:[358
editableSchemaMetadata created:269 lastModified:269 deleted:269 editableSchemaFieldInfo:[359
partitionsSummary minPartition:360 maxPartition:360
icebergCatalogInfo metadataPointer view
logicalParent parent:284
aliases lowercasedUrn
documentKey id
documentInfo customProperties title source:361 status:362 contents:363 created:269 lastModified:269 relatedAssets:[364 relatedDocuments:[365 parentDocument:366
documentSettings showInGlobalContext lastModified:269
semanticText text
documentUsageStatistics timestampMillis eventGranularity:298 partitionSpec:299 messageId viewsCount agentViewsCount uniqueUserCount lastViewedAt userCounts:[344
domainKey id
domainProperties customProperties name description created:269 parentDomain
entityTypeKey id
entityTypeInfo qualifiedName displayName description
erModelRelationshipKey id
erModelRelationshipProperties customProperties name source destination relationshipFieldMappings:[367 created:269 lastModified:269 cardinality
editableERModelRelationshipProperties created:269 lastModified:269 deleted:269 description name
formKey id
formInfo name description type prompts:[368 actors:369
dynamicFormAssignment filter:370
globalSettingsKey id
globalSettingsInfo sso:371 oauth:372 views:373 docPropagation:374 homePage:375 applications:376
glossaryNodeKey name
glossaryNodeInfo customProperties definition parentNode name id
glossaryTermKey name
glossaryTermInfo customProperties id name definition parentNode termSource sourceRef sourceUrl rawSchema
glossaryRelatedTerms isRelatedTerms hasRelatedTerms values relatedTerms
incidentKey id
incidentInfo type customType title description entities priority assignees:[377 status:378 source:379 startedAt created:269
incidentExternalLinks links:[380
incidentNotes notes:[381
inviteTokenKey id
inviteToken token role
lifecycleStageTypeKey id
lifecycleStageTypeInfo name description entityTypes settings:382 transitionPolicy:383 created:269 lastModified:269
metricKey platform path id
metricInfo externalUrl name description created:269 lastModified:269 semanticModel expression:384
metricRelationships parentMetric derivedFrom:[385 relatedMetrics:[284
metricUpstreams datasetUpstreams:[284 fieldUpstreams:[284
aiContext synonyms instructions examples customInstructions
mlFeatureKey featureNamespace name
editableMlFeatureProperties description
mlFeatureProperties customProperties description dataType version:277 sources
mlFeatureTableKey platform name
editableMlFeatureTableProperties description
mlFeatureTableProperties customProperties description mlFeatures mlPrimaryKeys
mlModelKey platform name origin
editableMlModelProperties description
mlModelProperties customProperties externalUrl trainingJobs downstreamJobs name description date created:308 lastModified:308 version:277 type hyperParameters hyperParams:[340 trainingMetrics:[341 onlineMetrics:[341 mlFeatures tags deployments groups
intendedUse primaryUses primaryUsers outOfScopeUses
mlModelFactorPrompts relevantFactors:[386 evaluationFactors:[386
mlModelMetrics performanceMeasures decisionThreshold
mlModelEvaluationData evaluationData:[387
mlModelTrainingData trainingData:[387
mlModelQuantitativeAnalyses unitaryResults intersectionalResults
mlModelEthicalConsiderations data humanLife mitigations risksAndHarms useCases
mlModelCaveatsAndRecommendations caveats:388 recommendations idealDatasetCharacteristics
sourceCode sourceCode:[389
cost costType cost:390
mlModelDeploymentKey platform name origin
mlModelDeploymentProperties customProperties externalUrl description createdAt version:277 status
mlModelGroupKey platform name origin
editableMlModelGroupProperties description
mlModelGroupProperties customProperties trainingJobs downstreamJobs externalUrl name description createdAt created:308 lastModified:308 version:277
mlPrimaryKeyKey featureNamespace name
editableMlPrimaryKeyProperties description
mlPrimaryKeyProperties customProperties description dataType version:277 sources
notebookKey notebookTool notebookId
notebookInfo customProperties externalUrl title description changeAuditStamps:302
notebookContent cells:[391
editableNotebookProperties created:269 lastModified:269 deleted:269 description
ownershipTypeKey id
ownershipTypeInfo name description created:269 lastModified:269
platformResourceKey id
platformResourceInfo resourceType primaryKey secondaryKeys value:392
postKey id
postInfo type content:393 created lastModified auditStamp:269 target
queryKey id
queryProperties customProperties statement:394 source name description created:269 lastModified:269 origin
querySubjects subjects:[395
queryUsageStatistics timestampMillis eventGranularity:298 partitionSpec:299 messageId queryCount queryCost lastExecutedAt uniqueUserCount userCounts:[344
repositoryKey id
repositoryProperties name description defaultBranch languages license homepageUrl archived created:269 lastModified:269
repositorySource externalUrl externalId
repositoryLineage forkOf
roleKey id
roleProperties name description type requestUrl created:269
actors users:[396 groups:[397
schemaFieldKey parent fieldPath
schemafieldInfo name schemaFieldAliases
businessAttributes businessAttribute:398
schemaFieldAliases aliases
semanticFieldAnnotation type expression:384 aggregationFunction dimension:399
searchTemplateKey id
searchTemplateProperties name description dialect apiVersion capabilities query queryFragments clauses functionScore rescore knn ranking:400 retrieval:401 ladder:402 aggregations sort fields:403 structuredPropertyQuery:404 normalization:405 highlightFields:406 parameters boosts:[407 routes:[408 defaultRoute:409 parent editable
semanticModelKey platform path id
semanticModelInfo externalUrl name description created:269 lastModified:269 nativeDefinition datasets relationships:[410
serviceKey id
serviceProperties customProperties displayName description lifecycle apis sourceRepository
mcpServerProperties url transport timeout customHeaders
serviceDefinition format rawSpec:411 version externalUrl
structuredPropertyKey id
propertyDefinition qualifiedName displayName valueType typeQualifier allowedValues:[412 cardinality entityTypes allowedPlatforms description searchConfiguration:413 immutable version created:269 lastModified:269
structuredPropertySettings isHidden showInSearchFilters showInAssetSummary hideInAssetSummaryWhenEmpty showAsAssetBadge showInColumnsTable lastModified:269
tagKey name
tagProperties name description colorHex
telemetryKey name
telemetryClientId clientId
testKey id
testInfo name category description definition:414
versionSetKey id entityType
versionSetProperties customProperties latest versioningScheme
 repositoryUrn url path
 time actor impersonator message
 owner type typeUrn source:415 attribution:416
 tag context attribution:416
 urn actor context attribution:416
 modelVersion generatedAt sourceTextSha256 chunkingStrategy totalChunks totalTokens chunks:[417
 url description createStamp:269 updateStamp:269 settings:418
 domain context attribution:416
 propertyUrn values created:269 lastModified:269 attribution:416
 versionTag metadataAttribution:416
 type clonedFrom
 iconLibrary name style
 auditStamp:269 created:269 dataset type properties query matchType
 upstreamType upstreams downstreamType downstreams transformOperation confidenceScore query matchType
 urn type createdAt resolvedAt priority
 fieldPath jsonPath nullable description label created:269 lastModified:269 type:301 nativeDataType recursive globalTags:5 glossaryTerms:6 isPartOfKey isPartitioningKey jsonProps
 sourceUrn destinationUrn created:269 lastModified:269 properties
 urn incompletePrompts:[419 completedPrompts:[419
 form lastModified:269
 test type testDefinitionMd5 lastComputed:269
 dataset scope fields aggregation operator parameters:420 nativeType nativeParameters logic
 type entity schedule:421 failureSeverityConfig:422 filter:423
 type entity rowCountTotal:424 rowCountChange:425 incrementingSegmentRowCountTotal:426 incrementingSegmentRowCountChange:427 filter:423
 type entity statement changeType operator parameters:420 failureSeverityConfig:422
 type entity fieldPath fieldValuesAssertion:428 fieldMetricAssertion:429 filter:423
 entity schema:150 compatibility
 type entity field fields scope aggregation operator parameters:420 nativeType nativeParameters logic
 type created:269
 type severity rowCount missingCount unexpectedCount actualAggValue nativeResults externalUrl error:430
 customProperties nativeBatchId query limit
 unit multiple
 partition timePartition:431 type
 type
 type:(com.linkedin.schema.BooleanType=432,com.linkedin.schema.FixedType=433,com.linkedin.schema.StringType=434,com.linkedin.schema.BytesType=435,com.linkedin.schema.NumberType=436,com.linkedin.schema.DateType=437,com.linkedin.schema.TimeType=438,com.linkedin.schema.EnumType=439,com.linkedin.schema.NullType=440,com.linkedin.schema.MapType=441,com.linkedin.schema.ArrayType=442,com.linkedin.schema.UnionType=443,com.linkedin.schema.RecordType=444
 created:269 lastModified:269 deleted:269
 schemaFieldUrn schemaField:283
 user viewsCount
 sourceUrn destinationUrn created:269 lastModified:269 properties outputPort
 id urn
 documentation attribution:416
 time actor
 urn
 showSimplifiedHomepage showThemeV2
 defaultView
 sinkTypes slackSettings:445 emailSettings:446
 pageTemplate dismissedAnnouncements
 language
 user viewsCount executionsCount usageCount userEmail
 assertion
 assertion
 assertion
 encryptedBlob
 type ingestionSource
 source serverVersion
 type serializedValue contentType
 storageBucket storageKey
 interval timezone
 recipe version executorId debugMode extraArgs
 type
 scope
 linkParams:447 richTextParams:448 assetCollectionParams:449 hierarchyViewParams:450
 modules
 summaryElements:[451
 surfaceType
 scope
 type resources allResources filter:452 privilegeConstraints:452
 users groups resourceOwners resourceOwnersTypes allUsers allGroups roles
 version:453 time:454
 entityTypes filter:370 json
 formatVersion serde payload
 queryStatement:394
 type nativeResultType
 name description value createdAt
 name description value createdAt
 templates:[455
 fieldPath uniqueCount uniqueProportion nullCount nullProportion min max mean median stdev quantiles:[456 distinctValueFrequencies:[457 histogram:458 sampleValues
 user count userEmail
 fieldPath count
 documentSchema tableSchema
 tableSchema
 tableSchema
 rawSchema
 documentSchema documentSchemaType keySchema keySchemaType
 schema
 schema

 keySchema valueSchema
 rawSchema
 foreignKey:(com.linkedin.schema.DatasetFieldForeignKey=459,com.linkedin.schema.UrnForeignKey=460
 name foreignFields sourceFields foreignDataset
 created:269 transformation:(com.linkedin.common.fieldtransformer.UDFTransformer=461 sourceFields destinationField
 fieldPath description globalTags:5 glossaryTerms:6
 partition createdTime lastModifiedTime
 sourceType externalUrl externalId
 state
 text
 asset
 document
 document
 sourceField destinationField
 id title description type structuredPropertyParams:462 required
 owners ownershipTypes groups users
 or:[463 criteria:[464
 baseUrl oidcSettings:465
 providers:[466
 defaultView
 enabled config configVersion columnPropagationEnabled
 defaultTemplate
 enabled config configVersion
 actor assignedAt:269
 state stage message lastUpdated:269
 type sourceUrn
 connectionId system externalId url created:269 syncEnabled lastSyncTimeMillis
 message created:269 source:467
 hideInSearch
 allowedPreviousStages
 dialects:[468
 sourceUrn destinationUrn created:269 lastModified:269 properties
 groups instrumentation environment
 dataset motivation preProcessing
 needsFurtherTesting caveatDescription groupsNotRepresented
 type sourceCodeUrl
 costId costCode fieldDiscriminator
 textCell:469 queryCell:470 chartCell:471 type
 blob contentType schemaType schemaRef
 title type description link media:472
 value language
 entity
 user
 group
 businessAttributeUrn
 isTime
 preset window windowSizer parameters
 mode model field candidateCap total facets page authorization onFailure bridge:473
 select stop:[474 next parallel join fusion fusionCap facets
 add:[475 remove replace:[475 override:[475
 analyzedValue:476 exactValue:476 nameAndValue:476
 wildcardMinimumLength synonymCap fuzzyTokenThreshold mediumFuzzyTokenThreshold broadQueryTokenCap shortFuzzyEdits mediumFuzzyEdits
 add remove replace
 field subfield values weight
 queryRegex template
 template
 name from fromColumns to toColumns aiContext:195 cardinality
 blob compression uncompressedSize
 value description
 fieldName fieldType queryByDefault excludeFromFullTextSearch enableAutocomplete addToFilters addHasValuesToFilters filterNameOverride hasValuesFilterNameOverride boostScore subfieldBoostScores hasValuesFieldName numValuesFieldName weightsPerFieldValue fieldNameAliases copyTo copyUrnTo
 type json
 type url
 time actor source sourceDetail
 position vector characterOffset characterLength tokenCount text
 showInAssetPreview
 id lastModified:269 fieldAssociations:477
 value:478 maxValue:478 minValue:478
 type cron:479 fixedInterval:480
 defaultSeverity rules:[481
 type sql
 operator parameters:420 failureSeverityConfig:422
 type operator parameters:420 failureSeverityConfig:422
 segment:482 operator parameters:420
 segment:482 type operator parameters:420
 field:483 transform:484 operator parameters:420 failThreshold:485 failureSeverityConfig:422 excludeNulls
 field:483 metric operator parameters:420 failureSeverityConfig:422
 type properties
 startTimeMillis length:298









 keyType valueType
 nestedType
 nestedTypes

 userHandle channels
 email
 linkUrl imageUrl description
 content
 assetUrns dynamicFilterJson
 assetUrns showRelatedEntities relatedEntitiesFilterJson
 elementType structuredPropertyUrn
 criteria:[486
 maxVersions
 maxAgeInSeconds
 template
 quantile value
 value frequency
 boundaries heights
 parentDataset currentFieldPaths parentField
 currentFieldPath
 udf
 urn
 and:[464
 field values condition negated
 enabled clientId clientSecret discoveryUri userNameClaim userNameClaimRegex scope clientAuthenticationMethod jitProvisioningEnabled preProvisioningRequired extractGroupsEnabled groupsClaim responseType responseMode useNonce readTimeout extractJwtAccessTokenClaims preferredJwsAlgorithm preferredJwsAlgorithm2 requiredGroups accessDeniedMessage accessDeniedRedirectUrl
 enabled name jwksUri issuer audience algorithm userIdClaim
 sourceType externalUrl externalId
 dialect expression
 cellTitle cellId changeAuditStamps:302 text
 cellTitle cellId changeAuditStamps:302 rawQuery lastExecuted:269
 cellTitle cellId changeAuditStamps:302
 type location
 pivotField onFailure
 minHits emptyWhen
 fieldName boost subfield
 enabled operator weight
 completedFieldPrompts:[487 incompleteFieldPrompts:[487
 value type
 cron timezone windowStartOffsetMs
 unit multiple
 severity operator parameters:420
 field:483 transformer:488
 path type nativeType
 type
 type value
 field values structuredPropertyValues:[489 condition
 fieldPath lastModified:269
 type nativeType
 propertyUrn values`;
