export const interfaces = `
union AnalyticsChart = TimeSeriesChart | BarChart | TableChart

interface Aspect {
  version: Long
}

interface BrowsableEntity {
  browsePaths: [BrowsePath!]
}

interface Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

interface EntityWithRelationships implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
}

interface HasExecutionRuns {
  runs(start: Int, count: Int): DataProcessInstanceResult
}

interface HasLogicalParent {
  logicalParent: Entity
}

union HyperParameterValueType = StringBox | IntBox | FloatBox | BooleanBox

scalar Long

union OwnerType = CorpUser | CorpGroup

union PlatformSchema = TableSchema | KeyValueSchema

union PropertyValue = StringValue | NumberValue

union ResolvedActor = CorpUser | CorpGroup

union ResultsType = StringBox

interface SupportsVersions {
  versionProperties: VersionProperties
}

interface TimeSeriesAspect {
  timestampMillis: Long!
}
`;
