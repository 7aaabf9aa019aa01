/**
 * What the application shows of the catalogue as a whole: how much the data is used, and what has changed. DataHub has neither as
 * an operation: its own charts are of who uses its interface.
 */
export const overviews = `
extend type Query {
  usageOverview(input: UsageOverviewInput!): UsageOverview
  recentChanges(input: RecentChangesInput!): RecentChanges!
}

input UsageOverviewInput {
  startTimeMillis: Long!
  endTimeMillis: Long
}

type UsageOverview {
  total: Long!
  datasetCount: Int!
  buckets(window: WindowDuration! = DAY): [UsageOverviewBucket!]!
  datasets(count: Int! = 10): [UsageOverviewCount!]!
  users(count: Int! = 10): [UsageOverviewCount!]!
  platforms(count: Int! = 10): [UsageOverviewCount!]!
  domains(count: Int! = 10): [UsageOverviewCount!]!
}

type UsageOverviewBucket {
  timeMillis: Long!
  queryCount: Long!
  userCount: Int!
}

type UsageOverviewCount {
  entity: Entity!
  queryCount: Long!
}

input RecentChangesInput {
  sinceMillis: Long!
  types: [EntityType!]
  owners: [String!]
  count: Int
}

type RecentChanges {
  isComplete: Boolean!
  total: Int!
  changes: [RecentChange!]!
}

type RecentChange {
  entity: Entity!
  timeMillis: Long!
}
`;
