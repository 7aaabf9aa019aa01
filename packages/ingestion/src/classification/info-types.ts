import { isIPv4, isIPv6 } from 'node:net';
import { isCardNumber, isIban } from './checksums.ts';

/** What the factors of an info type weigh, together 1. A factor of weight 0 is not looked at. */
export interface Weights {
  readonly Name: number;
  readonly Description: number;
  readonly Datatype: number;
  readonly Values: number;
}

/** How columns of one kind are recognised. Patterns are RE2 and match the whole text, in any case. */
export interface InfoType {
  readonly weights: Weights;
  /** Names of columns that are never of this type. */
  readonly excludedNames: readonly string[];
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  /** Kinds of columns, such as `string`. */
  readonly dataTypes: readonly string[];
  readonly values: readonly string[];
  /** Looks at a value where patterns are not enough; one of both has to be true. */
  readonly isValue?: (text: string) => boolean;
}

/** Values alone are enough where a checksum or a clear form leaves no doubt. */
const valuesDecide: Weights = { Name: 0.3, Description: 0, Datatype: 0, Values: 0.7 };
/** Elsewhere, a value of this form could be something else, and the name has to agree. */
const bothNeeded: Weights = { Name: 0.4, Description: 0, Datatype: 0, Values: 0.6 };

const infoType = (weights: Weights, facts: Partial<InfoType>): InfoType => ({
  weights,
  excludedNames: [],
  names: [],
  descriptions: [],
  dataTypes: [],
  values: [],
  ...facts,
});

/** The info types that are known without configuration, by DataHub's names. */
export const knownInfoTypes: Readonly<Record<string, InfoType>> = {
  Age: infoType(bothNeeded, {
    names: ['(.*[_ -])?age([_ -](in[_ -])?years?)?'],
    values: ['1?\\d{1,2}'],
  }),
  Credit_Debit_Card_Number: infoType(valuesDecide, {
    names: ['.*(credit|debit|payment)[_ -]?card.*', '(.*[_ -])?card[_ -]?(number|no|num)', '(.*[_ -])?pan'],
    isValue: isCardNumber,
  }),
  Email_Address: infoType(valuesDecide, {
    names: ['(.*[_ -])?e?[_-]?mail([_ -]?(address|id|addr))?', '.*email.*'],
    values: ["[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\\.[a-z0-9-]+)*\\.[a-z]{2,}"],
  }),
  Gender: infoType(bothNeeded, {
    names: ['(.*[_ -])?(gender|sex)([_ -].*)?'],
    values: ['m|f|d|x|male|female|man|woman|divers|diverse|other|non-?binary'],
  }),
  IBAN: infoType(valuesDecide, { names: ['(.*[_ -])?iban([_ -].*)?'], isValue: isIban }),
  IP_Address_v4: infoType(valuesDecide, {
    names: ['(.*[_ -])?ip([_ -]?(v4|address|addr).*)?'],
    isValue: isIPv4,
  }),
  IP_Address_v6: infoType(valuesDecide, {
    names: ['(.*[_ -])?ip([_ -]?(v6|address|addr).*)?'],
    isValue: isIPv6,
  }),
  Phone_Number: infoType(bothNeeded, {
    names: ['.*(phone|mobile|telephone|fax).*', '(.*[_ -])?(tel|cell)([_ -].*)?'],
    values: ['(\\+|00)?\\d{0,3}[ ./-]?(\\(\\d{1,5}\\)[ ./-]?)?\\d([ ./-]?\\d){5,13}'],
  }),
  Swift_Code: infoType(bothNeeded, {
    names: ['(.*[_ -])?(swift|bic)([_ -].*)?'],
    values: ['[a-z]{6}[a-z0-9]{2}([a-z0-9]{3})?'],
  }),
  US_Social_Security_Number: infoType(bothNeeded, {
    names: ['(.*[_ -])?ssn([_ -].*)?', '.*social[_ -]?security.*'],
    values: ['\\d{3}-?\\d{2}-?\\d{4}'],
  }),
  Vehicle_Identification_Number: infoType(bothNeeded, {
    names: ['(.*[_ -])?vin([_ -].*)?', '.*(vehicle|chassis)[_ -]?(id|ident|number|no).*'],
    values: ['[a-hj-npr-z0-9]{17}'],
  }),
};

/** Types of DataHub's classifier that need a model of language, which is not here. */
export const unknownInfoTypes: readonly string[] = [
  'Full_Name',
  'Street_Address',
  'US_Driving_License_Number',
];
