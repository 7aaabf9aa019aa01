import { aspect, double, enumeration, record, string } from '@colophon/schema';

export const costCostDiscriminator = enumeration({
  name: 'com.linkedin.common.CostCostDiscriminator',
  doc: 'The two forms in which a cost code can be given.',
  symbols: { costId: 'Use the number in `costId`.', costCode: 'Use the text in `costCode`.' },
});

export const costCost = record({
  name: 'com.linkedin.common.CostCost',
  doc: 'A cost code in one of two forms; `fieldDiscriminator` names the one in use.',
  fields: {
    costId: {
      type: double,
      doc: 'Numeric form of the code; absent when `costCode` is the one set.',
      optional: true,
    },
    costCode: {
      type: string,
      doc: 'Textual form of the code; absent when `costId` is the one set.',
      optional: true,
    },
    fieldDiscriminator: { type: costCostDiscriminator, doc: 'Whether to use `costId` or `costCode`.' },
  },
});

export const costType = enumeration({
  name: 'com.linkedin.common.CostType',
  doc: 'Accounting schemes for cost codes.',
  symbols: { ORG_COST_TYPE: 'Charged to an organisational unit.' },
});

export const cost = aspect({
  name: 'cost',
  record: 'com.linkedin.common.Cost',
  doc: 'Cost code to which a machine learning model is charged.',
  fields: {
    costType: {
      type: costType,
      doc: 'Accounting scheme of the code in `cost`; only one is defined.',
    },
    cost: { type: costCost, doc: 'The cost code, either as a number or as text.' },
  },
});
