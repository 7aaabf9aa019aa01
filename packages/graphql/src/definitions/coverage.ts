/** How much of the catalogue was described, owned and used on earlier days. DataHub keeps no such figures. */
export const coverage = `
extend type Query {
  coverageHistory(input: CoverageHistoryInput!): CoverageHistory!
}

input CoverageHistoryInput {
  startTimeMillis: Long!
  endTimeMillis: Long
  entityType: EntityType
  platform: String
  domain: String
  ownerGroup: String
}

type CoverageHistory {
  sinceMillis: Long
  days: [CoverageDay!]!
}

type CoverageDay {
  timeMillis: Long!
  counts: [CoverageCount!]!
}

type CoverageCount {
  measure: CoverageMeasure!
  total: Int!
  count: Int!
}

enum CoverageMeasure {
  DOCUMENTED
  IN_DOMAIN
  OWNED
  TAGGED
  TESTED
  USED
  WITH_TERMS
}
`;
