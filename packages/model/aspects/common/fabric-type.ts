import { enumeration } from '@colophon/schema';

export const fabricType = enumeration({
  name: 'com.linkedin.common.FabricType',
  doc: 'Environment in which an asset lives; part of the urn of datasets and models.',
  symbols: {
    DEV: 'Development, where engineers try out changes.',
    TEST: 'Testing; sources that say `TST` have a symbol of their own.',
    QA: 'Quality assurance, where a release is examined.',
    UAT: 'User acceptance testing, where future users try a release.',
    EI: 'Early integration, where parts under development first meet.',
    PRE: 'Pre-production, the last stop before release.',
    STG: 'Staging, a rehearsal of production.',
    NON_PROD: 'Any environment other than production, without saying which.',
    PROD: 'Production, where real users and live data are.',
    CORP: "Corporate environment, for a company's internal systems.",
    RVW: 'Review environment, where changes are looked over.',
    PRD: 'Production, for sources that shorten it so; urns with `PRD` and `PROD` are different entities.',
    TST: 'Testing, for sources that shorten it so; distinct from `TEST` in an urn.',
    SIT: 'System integration testing, where whole systems are tried together.',
    SBX: 'Sandbox, for sources that shorten it so; distinct from `SANDBOX` in an urn.',
    SANDBOX: 'Sandbox, an isolated place for experiments.',
    CERT: 'Certification, where a release is formally approved.',
  },
});
