import { aspect, enumeration } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const dataContractState = enumeration({
  name: 'com.linkedin.datacontract.DataContractState',
  doc: 'States of a data contract.',
  symbols: {
    ACTIVE: 'The contract is in force and its assertions apply.',
    PENDING: 'The contract has been defined but is not in force yet.',
  },
});

export const dataContractStatus = aspect({
  name: 'dataContractStatus',
  record: 'com.linkedin.datacontract.DataContractStatus',
  doc: 'Current state of the data contract.',
  fields: {
    customProperties,
    state: {
      type: dataContractState,
      doc: 'Whether the contract is in force (`ACTIVE`) or not yet (`PENDING`).',
    },
  },
});
