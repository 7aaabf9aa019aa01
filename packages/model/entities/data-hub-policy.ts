import { entity, key, string } from '@colophon/schema';
import { dataHubPolicyInfo } from '../aspects/policy/data-hub-policy-info.ts';
import { dataHubPolicySample } from '../samples/data-hub-policy.ts';

const dataHubPolicyKey = key({
  name: 'dataHubPolicyKey',
  record: 'com.linkedin.metadata.key.DataHubPolicyKey',
  doc: 'Identity of an access policy, the rule that gives privileges to users, groups or roles.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the policy's URN; the server generates it when the policy is created.",
    },
  },
});

export const dataHubPolicy = entity({
  name: 'dataHubPolicy',
  doc: 'An access rule that grants privileges to users, groups or roles, for example editing tags on datasets of one domain.',
  key: dataHubPolicyKey,
  aspects: [dataHubPolicyInfo],
  sample: dataHubPolicySample,
});
