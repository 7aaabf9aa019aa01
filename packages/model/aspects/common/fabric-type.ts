import { enumeration } from '@colophon/schema';

export const fabricType = enumeration({
  name: 'com.linkedin.common.FabricType',
  doc: 'Environment of an asset; part of the URN of datasets and models.',
  symbols: {
    DEV: 'Development, where engineers try out changes.',
    TEST: 'Testing; sources that use `TST` have a separate symbol.',
    QA: 'Quality assurance, where a release is tested.',
    UAT: 'User acceptance testing, where future users test a release.',
    EI: 'Early integration, where components under development are first combined.',
    PRE: 'Pre-production, the last stop before release.',
    STG: 'Staging, a replica of production for final tests.',
    NON_PROD: 'Any environment other than production, not further specified.',
    PROD: 'Production, where real users and live data are.',
    CORP: "Corporate environment, for a company's internal systems.",
    RVW: 'Review environment, where changes are reviewed.',
    PRD: 'Production, for sources that use this abbreviation; URNs with `PRD` and `PROD` identify different entities.',
    TST: 'Testing, for sources that use this abbreviation; distinct from `TEST` in a URN.',
    SIT: 'System integration testing, where whole systems are tested together.',
    SBX: 'Sandbox, for sources that use this abbreviation; distinct from `SANDBOX` in a URN.',
    SANDBOX: 'Sandbox, an isolated environment for experiments.',
    CERT: 'Certification, where a release is formally approved.',
  },
});
