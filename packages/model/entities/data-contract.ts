import { entity, key, string } from '@colophon/schema';
import { dataContractProperties } from '../aspects/assertion/data-contract-properties.ts';
import { dataContractStatus } from '../aspects/assertion/data-contract-status.ts';
import { status } from '../aspects/common/status.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { dataContractSample } from '../samples/data-contract.ts';

const dataContractKey = key({
  name: 'dataContractKey',
  record: 'com.linkedin.metadata.key.DataContractKey',
  doc: 'Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the contract's URN, unique among contracts; any stable string or UUID.",
    },
  },
});

export const dataContract = entity({
  name: 'dataContract',
  doc: 'A promise about a dataset made of assertions on schema, freshness and quality, for example that `orders` is refreshed every morning.',
  key: dataContractKey,
  aspects: [dataContractProperties, dataContractStatus, status, structuredProperties],
  sample: dataContractSample,
});
