import { aspect, enumeration } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const dataContractState = enumeration({
  name: 'com.linkedin.datacontract.DataContractState',
  doc: 'Stages of a data contract.',
  symbols: {
    ACTIVE: 'The contract is in force and its assertions count.',
    PENDING: 'The contract has been defined but still has to be put into practice.',
  },
});

export const dataContractStatus = aspect({
  name: 'dataContractStatus',
  record: 'com.linkedin.datacontract.DataContractStatus',
  doc: 'Stage the data contract has reached.',
  fields: {
    customProperties,
    state: {
      type: dataContractState,
      doc: 'Whether the contract is in force, `ACTIVE`, or still to be put into practice, `PENDING`.',
    },
  },
});
