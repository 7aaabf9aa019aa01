// Printed by `npm run generate` from packages/model. Do not edit.
/** The fields of every record of the model. */
export const fieldTable = `agentSkillKey id
agentSkillInfo name description instructions sourceRepository:270 requiredTools created:271 lastModified:271
dataPlatformInstance platform instance
ownership owners:[272 ownerTypes lastModified:271
status removed lifecycleStage lifecycleLastUpdated:271
globalTags tags:[273
glossaryTerms terms:[274 auditStamp:271
semanticContent embeddings:{275 skipReason skippedAt
institutionalMemory elements:[276
domains domains domainAssociations:[277
structuredProperties properties:[278
versionProperties versionSet version:279 aliases:[279 comment sortId versioningScheme sourceCreatedTimestamp:271 metadataCreatedTimestamp:271 isLatest
aiAgentKey id
aiAgentInfo name tagline description instructions source:280 created:271 lastModified:271
aiAgentDependencies skills tools models
displayProperties colorHex icon:281
upstreamLineage upstreams:[282 fineGrainedLineages:[283
incidentsSummary resolvedIncidents activeIncidents resolvedIncidentDetails:[284 activeIncidentDetails:[284
apiKey id
apiProperties name description externalUrl sourceRepository created:271 lastModified:271
apiSignature schemaDefinition inputFields:[285 outputFields:[285 inputDatasetEdges:[286 outputDatasetEdges:[286
restApiProperties method path
subTypes typeNames
applicationKey id
applicationProperties customProperties externalUrl name description parentApplication
applicationLineage inputEdges:[286 outputEdges:[286
forms incompleteForms:[287 completedForms:[287 verifications:[288
testResults failing:[289 passing:[289
assertionKey assertionId
assertionInfo customProperties externalUrl type datasetAssertion:290 freshnessAssertion:291 volumeAssertion:292 sqlAssertion:293 fieldAssertion:294 schemaAssertion:295 customAssertion:296 source:297 lastUpdated:271 description note:30 entityUrn
assertionNote content lastModified:271
assertionRunEvent timestampMillis runId asserteeUrn status result:298 runtimeContext batchSpec:299 assertionUrn eventGranularity:300 partitionSpec:301 messageId
assertionRunSummary lastFailedAtMillis lastErroredAtMillis lastPassedAtMillis lastInitializedAtMillis assertionStatus
assertionActions onSuccess:[302 onFailure:[302
businessAttributeKey id
businessAttributeInfo fieldPath description globalTags:5 glossaryTerms:6 customProperties created:271 lastModified:271 deleted:271 name type:303
chartKey dashboardTool chartId
chartInfo customProperties externalUrl title description lastModified:304 chartUrl inputs inputEdges:[286 type access lastRefreshed
upstreamMetrics metrics:[286
editableChartProperties created:271 lastModified:271 deleted:271 description
chartQuery rawQuery type
inputFields fields:[305
chartUsageStatistics timestampMillis eventGranularity:300 partitionSpec:301 messageId viewsCount uniqueUserCount userCounts:[306
embed renderUrl
browsePaths paths
dataProducts dataProducts:[307
applications applications
container container
deprecation deprecated decommissionTime note actor replacement
browsePathsV2 path:[308
documentation documentations:[309
containerKey guid
containerProperties customProperties externalUrl name qualifiedName description env created:310 lastModified:310
editableContainerProperties description
access roles:[311
corpGroupKey name
corpGroupInfo displayName email admins members groups description slack created:271
corpGroupEditableInfo description pictureLink slack email
origin type externalType
roleMembership roles
corpUserKey username
corpUserInfo customProperties active displayName email title managerUrn departmentId departmentName firstName lastName fullName countryCode system isSupportUser
corpUserEditableInfo aboutMe teams skills pictureLink displayName title platforms persona slack phone email informationSources
corpUserStatus status lastModified:271
groupMembership groups
corpUserCredentials salt hashedPassword passwordResetToken passwordResetTokenExpirationTimeMillis
nativeGroupMembership nativeGroups
corpUserSettings appearance:312 views:313 notificationSettings:314 homePage:315 locale:316
slackUserInfo slackInstance id name realName displayName email teamId isDeleted isAdmin isOwner isPrimaryOwner isBot timezone timezoneOffset title phone profilePictureUrl statusText statusEmoji lastUpdatedSeconds
dashboardKey dashboardTool dashboardId
dashboardUsageStatistics timestampMillis eventGranularity:300 partitionSpec:301 messageId viewsCount executionsCount uniqueUserCount userCounts:[317 favoritesCount lastViewedAt
dashboardInfo customProperties externalUrl title description charts chartEdges:[286 datasets datasetEdges:[286 dashboards:[286 lastModified:304 dashboardUrl access lastRefreshed
editableDashboardProperties created:271 lastModified:271 deleted:271 description
dataContractKey id
dataContractProperties entity schema:[318 freshness:[319 dataQuality:[320 rawContract
dataContractStatus customProperties state
dataFlowKey orchestrator flowId cluster
versionInfo customProperties externalUrl version versionType
dataFlowInfo customProperties externalUrl name description project created:310 lastModified:310 env
editableDataFlowProperties created:271 lastModified:271 deleted:271 description
dataHubAccessTokenKey id
dataHubAccessTokenInfo name actorUrn ownerUrn createdAt expiresAt description
dataHubActionKey id
dataHubConnectionKey id
dataHubConnectionDetails type name json:321
dataHubExecutionRequestKey id
dataHubExecutionRequestInput task args executorId source:322 requestedAt actorUrn cliVersionAudit:323
dataHubExecutionRequestSignal signal executorId createdAt:271
dataHubExecutionRequestResult status report structuredReport:324 startTimeMs durationMs
dataHubFileKey id
dataHubFileInfo bucketStorageLocation:325 originalFileName mimeType sizeInBytes scenario referencedByAsset schemaField created:271 contentHash
dataHubIngestionSourceKey id
dataHubIngestionSourceInfo name type platform schedule:326 config:327 source:328
dataHubOpenAPISchemaKey id
systemMetadata lastObserved runId lastRunId pipelineName registryName registryVersion properties version schemaVersion aspectCreated:271 aspectModified:271
dataHubPageModuleKey id
dataHubPageModuleProperties name type visibility:329 params:330 created:271 lastModified:271
dataHubPageTemplateKey id
dataHubPageTemplateProperties rows:[331 assetSummary:332 surface:333 visibility:334 created:271 lastModified:271
dataHubPersonaKey id
dataHubPersonaInfo
dataHubPolicyKey id
dataHubPolicyInfo displayName description type state resources:335 privileges actors:336 editable lastUpdatedTimestamp
dataHubRetentionKey entityName aspectName
dataHubRetentionConfig retention:337
dataHubRoleKey id
dataHubRoleInfo name description editable
dataHubSecretKey id
dataHubSecretValue name value description created:271
dataHubStepStateKey id
dataHubStepStateProperties properties lastModified:271
dataHubUpgradeKey id
dataHubUpgradeRequest timestampMs version
dataHubUpgradeResult state timestampMs result
dataHubViewKey id
dataHubViewInfo name description type definition:338 created:271 lastModified:271
dataJobKey flow jobId
datahubIngestionRunSummary timestampMillis eventGranularity:300 partitionSpec:301 messageId pipelineName platformInstanceId runId runStatus numWorkUnitsCommitted numWorkUnitsCreated numEvents numEntities numAspects numSourceAPICalls totalLatencySourceAPICalls numSinkAPICalls totalLatencySinkAPICalls numWarnings numErrors numEntitiesSkipped config custom_summary softwareVersion systemHostName operatingSystemName numProcessors totalMemory availableMemory
datahubIngestionCheckpoint timestampMillis eventGranularity:300 partitionSpec:301 messageId pipelineName platformInstanceId config state:339 runId
dataJobInfo customProperties externalUrl name description type flowUrn created:310 lastModified:310 status env
dataJobInputOutput inputDatasets inputDatasetEdges:[286 outputDatasets outputDatasetEdges:[286 inputDatajobs inputDatajobEdges:[286 inputDatasetFields outputDatasetFields fineGrainedLineages:[283
editableDataJobProperties created:271 lastModified:271 deleted:271 description
dataTransformLogic transforms:[340
dataPlatformKey platformName
dataPlatformInfo name displayName type datasetNameDelimiter logical logoUrl
dataPlatformInstanceKey platform instance
dataPlatformInstanceProperties customProperties externalUrl name description
icebergWarehouseInfo dataRoot clientId clientSecret region role tempCredentialExpirationSeconds env
dataProcessKey name orchestrator origin
dataProcessInfo inputs outputs
dataProcessInstanceKey id
dataProcessInstanceInput inputs inputEdges:[286
dataProcessInstanceOutput outputs outputEdges:[286
dataProcessInstanceProperties customProperties externalUrl name type created:271
dataProcessInstanceRelationships parentTemplate parentInstance upstreamInstances
dataProcessInstanceRunEvent timestampMillis eventGranularity:300 partitionSpec:301 messageId externalUrl status attempt result:341 durationMillis
mlTrainingRunProperties customProperties externalUrl id outputUrls hyperParams:[342 trainingMetrics:[343
dataProductKey id
dataProductProperties customProperties externalUrl name description assets:[307 parentDataProduct
assetSettings assetSummary:344
dataTypeKey id
dataTypeInfo qualifiedName displayName description
datasetKey platform name origin
viewProperties materialized viewLogic formattedViewLogic viewLanguage
semanticModelProperties alias semanticModel
datasetProfile timestampMillis eventGranularity:300 partitionSpec:301 messageId rowCount columnCount fieldProfiles:[345 sizeInBytes
datasetUsageStatistics timestampMillis eventGranularity:300 partitionSpec:301 messageId uniqueUserCount totalSqlQueries topSqlQueries userCounts:[346 fieldCounts:[347
usageFeatures queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days queryCountPercentileLast30Days uniqueUserPercentileLast30Days combinedSearchRankingMultiplier lastOperationTimestampMs
storageFeatures rowCount columnCount
operation timestampMillis eventGranularity:300 partitionSpec:301 messageId actor operationType customOperationType numAffectedRows affectedDatasets sourceType customProperties lastUpdatedTimestamp queries
schemaMetadata schemaName platform version created:271 lastModified:271 deleted:271 dataset cluster hash platformSchema:(com.linkedin.schema.EspressoSchema=348,com.linkedin.schema.OracleDDL=349,com.linkedin.schema.MySqlDDL=350,com.linkedin.schema.PrestoDDL=351,com.linkedin.schema.KafkaSchema=352,com.linkedin.schema.BinaryJsonSchema=353,com.linkedin.schema.OrcSchema=354,com.linkedin.schema.Schemaless=355,com.linkedin.schema.KeyValueSchema=356,com.linkedin.schema.OtherSchema=357 fields:[285 primaryKeys foreignKeysSpecs:{358 foreignKeys:[359
siblings siblings primary
datasetProperties customProperties externalUrl name qualifiedName description uri created:310 lastModified:310 tags
editableDatasetProperties created:271 lastModified:271 deleted:271 description name
datasetDeprecation deprecated decommissionTime note actor
datasetUpstreamLineage fieldMappings:[360
editableSchemaMetadata created:271 lastModified:271 deleted:271 editableSchemaFieldInfo:[361
partitionsSummary minPartition:362 maxPartition:362
icebergCatalogInfo metadataPointer view
logicalParent parent:286
aliases lowercasedUrn
documentKey id
documentInfo customProperties title source:363 status:364 contents:365 created:271 lastModified:271 relatedAssets:[366 relatedDocuments:[367 parentDocument:368
documentSettings showInGlobalContext lastModified:271
semanticText text
documentUsageStatistics timestampMillis eventGranularity:300 partitionSpec:301 messageId viewsCount agentViewsCount uniqueUserCount lastViewedAt userCounts:[346
domainKey id
domainProperties customProperties name description created:271 parentDomain
entityTypeKey id
entityTypeInfo qualifiedName displayName description
erModelRelationshipKey id
erModelRelationshipProperties customProperties name source destination relationshipFieldMappings:[369 created:271 lastModified:271 cardinality
editableERModelRelationshipProperties created:271 lastModified:271 deleted:271 description name
formKey id
formInfo name description type prompts:[370 actors:371
dynamicFormAssignment filter:372
globalSettingsKey id
globalSettingsInfo sso:373 oauth:374 views:375 docPropagation:376 homePage:377 applications:378
glossaryNodeKey name
glossaryNodeInfo customProperties definition parentNode name id
glossaryTermKey name
glossaryTermInfo customProperties id name definition parentNode termSource sourceRef sourceUrl rawSchema
glossaryRelatedTerms isRelatedTerms hasRelatedTerms values relatedTerms
incidentKey id
incidentInfo type customType title description entities priority assignees:[379 status:380 source:381 startedAt created:271
incidentExternalLinks links:[382
incidentNotes notes:[383
inviteTokenKey id
inviteToken token role
lifecycleStageTypeKey id
lifecycleStageTypeInfo name description entityTypes settings:384 transitionPolicy:385 created:271 lastModified:271
metricKey platform path id
metricInfo externalUrl name description created:271 lastModified:271 semanticModel expression:386
metricRelationships parentMetric derivedFrom:[387 relatedMetrics:[286
metricUpstreams datasetUpstreams:[286 fieldUpstreams:[286
aiContext synonyms instructions examples customInstructions
mlFeatureKey featureNamespace name
editableMlFeatureProperties description
mlFeatureProperties customProperties description dataType version:279 sources
mlFeatureTableKey platform name
editableMlFeatureTableProperties description
mlFeatureTableProperties customProperties description mlFeatures mlPrimaryKeys
mlModelKey platform name origin
editableMlModelProperties description
mlModelProperties customProperties externalUrl trainingJobs downstreamJobs name description date created:310 lastModified:310 version:279 type hyperParameters hyperParams:[342 trainingMetrics:[343 onlineMetrics:[343 mlFeatures tags deployments groups
intendedUse primaryUses primaryUsers outOfScopeUses
mlModelFactorPrompts relevantFactors:[388 evaluationFactors:[388
mlModelMetrics performanceMeasures decisionThreshold
mlModelEvaluationData evaluationData:[389
mlModelTrainingData trainingData:[389
mlModelQuantitativeAnalyses unitaryResults intersectionalResults
mlModelEthicalConsiderations data humanLife mitigations risksAndHarms useCases
mlModelCaveatsAndRecommendations caveats:390 recommendations idealDatasetCharacteristics
sourceCode sourceCode:[391
cost costType cost:392
mlModelDeploymentKey platform name origin
mlModelDeploymentProperties customProperties externalUrl description createdAt version:279 status
mlModelGroupKey platform name origin
editableMlModelGroupProperties description
mlModelGroupProperties customProperties trainingJobs downstreamJobs externalUrl name description createdAt created:310 lastModified:310 version:279
mlPrimaryKeyKey featureNamespace name
editableMlPrimaryKeyProperties description
mlPrimaryKeyProperties customProperties description dataType version:279 sources
notebookKey notebookTool notebookId
notebookInfo customProperties externalUrl title description changeAuditStamps:304
notebookContent cells:[393
editableNotebookProperties created:271 lastModified:271 deleted:271 description
ownershipTypeKey id
ownershipTypeInfo name description created:271 lastModified:271
platformResourceKey id
platformResourceInfo resourceType primaryKey secondaryKeys value:394
postKey id
postInfo type content:395 created lastModified auditStamp:271 target
queryKey id
queryProperties customProperties statement:396 source name description created:271 lastModified:271 origin
querySubjects subjects:[397
queryUsageStatistics timestampMillis eventGranularity:300 partitionSpec:301 messageId queryCount queryCost lastExecutedAt uniqueUserCount userCounts:[346
repositoryKey id
repositoryProperties name description defaultBranch languages license homepageUrl archived created:271 lastModified:271
repositorySource externalUrl externalId
repositoryLineage forkOf
roleKey id
roleProperties name description type requestUrl created:271
actors users:[398 groups:[399
schemaFieldKey parent fieldPath
schemafieldInfo name schemaFieldAliases
businessAttributes businessAttribute:400
schemaFieldAliases aliases
semanticFieldAnnotation type expression:386 aggregationFunction dimension:401
searchTemplateKey id
searchTemplateProperties name description dialect apiVersion capabilities query queryFragments clauses functionScore rescore knn ranking:402 retrieval:403 ladder:404 aggregations sort fields:405 structuredPropertyQuery:406 normalization:407 highlightFields:408 parameters boosts:[409 routes:[410 defaultRoute:411 parent editable
semanticModelKey platform path id
semanticModelInfo externalUrl name description created:271 lastModified:271 nativeDefinition datasets relationships:[412
serviceKey id
serviceProperties customProperties displayName description lifecycle apis sourceRepository
mcpServerProperties url transport timeout customHeaders
serviceDefinition format rawSpec:413 version externalUrl
structuredPropertyKey id
propertyDefinition qualifiedName displayName valueType typeQualifier allowedValues:[414 cardinality entityTypes allowedPlatforms description searchConfiguration:415 immutable version created:271 lastModified:271
structuredPropertySettings isHidden showInSearchFilters showInAssetSummary hideInAssetSummaryWhenEmpty showAsAssetBadge showInColumnsTable lastModified:271
subscriptionKey id
subscriptionInfo actorUrn actorType types createdOn:271 updatedOn:271 entityUrn entityChangeTypes:[416 notificationConfig:417 digest
tagKey name
tagProperties name description colorHex
telemetryKey name
telemetryClientId clientId
testKey id
testInfo name category description definition:418
versionSetKey id entityType
versionSetProperties customProperties latest versioningScheme
 repositoryUrn url path
 time actor impersonator message
 owner type typeUrn source:419 attribution:420
 tag context attribution:420
 urn actor context attribution:420
 modelVersion generatedAt sourceTextSha256 chunkingStrategy totalChunks totalTokens chunks:[421
 url description createStamp:271 updateStamp:271 settings:422
 domain context attribution:420
 propertyUrn values created:271 lastModified:271 attribution:420
 versionTag metadataAttribution:420
 type clonedFrom
 iconLibrary name style
 auditStamp:271 created:271 dataset type properties query matchType
 upstreamType upstreams downstreamType downstreams transformOperation confidenceScore query matchType
 urn type createdAt resolvedAt priority
 fieldPath jsonPath nullable description label created:271 lastModified:271 type:303 nativeDataType recursive globalTags:5 glossaryTerms:6 isPartOfKey isPartitioningKey jsonProps
 sourceUrn destinationUrn created:271 lastModified:271 properties
 urn incompletePrompts:[423 completedPrompts:[423
 form lastModified:271
 test type testDefinitionMd5 lastComputed:271
 dataset scope fields aggregation operator parameters:424 nativeType nativeParameters logic
 type entity schedule:425 failureSeverityConfig:426 filter:427
 type entity rowCountTotal:428 rowCountChange:429 incrementingSegmentRowCountTotal:430 incrementingSegmentRowCountChange:431 filter:427
 type entity statement changeType operator parameters:424 failureSeverityConfig:426
 type entity fieldPath fieldValuesAssertion:432 fieldMetricAssertion:433 filter:427
 entity schema:150 compatibility
 type entity field fields scope aggregation operator parameters:424 nativeType nativeParameters logic
 type created:271
 type severity rowCount missingCount unexpectedCount actualAggValue nativeResults externalUrl error:434
 customProperties nativeBatchId query limit
 unit multiple
 partition timePartition:435 type
 type
 type:(com.linkedin.schema.BooleanType=436,com.linkedin.schema.FixedType=437,com.linkedin.schema.StringType=438,com.linkedin.schema.BytesType=439,com.linkedin.schema.NumberType=440,com.linkedin.schema.DateType=441,com.linkedin.schema.TimeType=442,com.linkedin.schema.EnumType=443,com.linkedin.schema.NullType=444,com.linkedin.schema.MapType=445,com.linkedin.schema.ArrayType=446,com.linkedin.schema.UnionType=447,com.linkedin.schema.RecordType=448
 created:271 lastModified:271 deleted:271
 schemaFieldUrn schemaField:285
 user viewsCount
 sourceUrn destinationUrn created:271 lastModified:271 properties outputPort
 id urn
 documentation attribution:420
 time actor
 urn
 showSimplifiedHomepage showThemeV2
 defaultView
 sinkTypes slackSettings:449 emailSettings:450
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
 linkParams:451 richTextParams:452 assetCollectionParams:453 hierarchyViewParams:454
 modules
 summaryElements:[455
 surfaceType
 scope
 type resources allResources filter:456 privilegeConstraints:456
 users groups resourceOwners resourceOwnersTypes allUsers allGroups roles
 version:457 time:458
 entityTypes filter:372 json
 formatVersion serde payload
 queryStatement:396
 type nativeResultType
 name description value createdAt
 name description value createdAt
 templates:[459
 fieldPath uniqueCount uniqueProportion nullCount nullProportion min max mean median stdev quantiles:[460 distinctValueFrequencies:[461 histogram:462 sampleValues
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
 foreignKey:(com.linkedin.schema.DatasetFieldForeignKey=463,com.linkedin.schema.UrnForeignKey=464
 name foreignFields sourceFields foreignDataset
 created:271 transformation:(com.linkedin.common.fieldtransformer.UDFTransformer=465 sourceFields destinationField
 fieldPath description globalTags:5 glossaryTerms:6
 partition createdTime lastModifiedTime
 sourceType externalUrl externalId
 state
 text
 asset
 document
 document
 sourceField destinationField
 id title description type structuredPropertyParams:466 required
 owners ownershipTypes groups users
 or:[467 criteria:[468
 baseUrl oidcSettings:469
 providers:[470
 defaultView
 enabled config configVersion columnPropagationEnabled
 defaultTemplate
 enabled config configVersion
 actor assignedAt:271
 state stage message lastUpdated:271
 type sourceUrn
 connectionId system externalId url created:271 syncEnabled lastSyncTimeMillis
 message created:271 source:471
 hideInSearch
 allowedPreviousStages
 dialects:[472
 sourceUrn destinationUrn created:271 lastModified:271 properties
 groups instrumentation environment
 dataset motivation preProcessing
 needsFurtherTesting caveatDescription groupsNotRepresented
 type sourceCodeUrl
 costId costCode fieldDiscriminator
 textCell:473 queryCell:474 chartCell:475 type
 blob contentType schemaType schemaRef
 title type description link media:476
 value language
 entity
 user
 group
 businessAttributeUrn
 isTime
 preset window windowSizer parameters
 mode model field candidateCap total facets page authorization onFailure bridge:477
 select stop:[478 next parallel join fusion fusionCap facets
 add:[479 remove replace:[479 override:[479
 analyzedValue:480 exactValue:480 nameAndValue:480
 wildcardMinimumLength synonymCap fuzzyTokenThreshold mediumFuzzyTokenThreshold broadQueryTokenCap shortFuzzyEdits mediumFuzzyEdits
 add remove replace
 field subfield values weight
 queryRegex template
 template
 name from fromColumns to toColumns aiContext:195 cardinality
 blob compression uncompressedSize
 value description
 fieldName fieldType queryByDefault excludeFromFullTextSearch enableAutocomplete addToFilters addHasValuesToFilters filterNameOverride hasValuesFilterNameOverride boostScore subfieldBoostScores hasValuesFieldName numValuesFieldName weightsPerFieldValue fieldNameAliases copyTo copyUrnTo
 entityChangeType
 notificationSettings:314
 type json
 type url
 time actor source sourceDetail
 position vector characterOffset characterLength tokenCount text
 showInAssetPreview
 id lastModified:271 fieldAssociations:481
 value:482 maxValue:482 minValue:482
 type cron:483 fixedInterval:484
 defaultSeverity rules:[485
 type sql
 operator parameters:424 failureSeverityConfig:426
 type operator parameters:424 failureSeverityConfig:426
 segment:486 operator parameters:424
 segment:486 type operator parameters:424
 field:487 transform:488 operator parameters:424 failThreshold:489 failureSeverityConfig:426 excludeNulls
 field:487 metric operator parameters:424 failureSeverityConfig:426
 type properties
 startTimeMillis length:300









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
 criteria:[490
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
 and:[468
 field values condition negated
 enabled clientId clientSecret discoveryUri userNameClaim userNameClaimRegex scope clientAuthenticationMethod jitProvisioningEnabled preProvisioningRequired extractGroupsEnabled groupsClaim responseType responseMode useNonce readTimeout extractJwtAccessTokenClaims preferredJwsAlgorithm preferredJwsAlgorithm2 requiredGroups accessDeniedMessage accessDeniedRedirectUrl
 enabled name jwksUri issuer audience algorithm userIdClaim
 sourceType externalUrl externalId
 dialect expression
 cellTitle cellId changeAuditStamps:304 text
 cellTitle cellId changeAuditStamps:304 rawQuery lastExecuted:271
 cellTitle cellId changeAuditStamps:304
 type location
 pivotField onFailure
 minHits emptyWhen
 fieldName boost subfield
 enabled operator weight
 completedFieldPrompts:[491 incompleteFieldPrompts:[491
 value type
 cron timezone windowStartOffsetMs
 unit multiple
 severity operator parameters:424
 field:487 transformer:492
 path type nativeType
 type
 type value
 field values structuredPropertyValues:[493 condition
 fieldPath lastModified:271
 type nativeType
 propertyUrn values`;
