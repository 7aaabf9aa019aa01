import { describe, expect, it } from 'vitest';
import { isCardNumber, isIban } from './checksums.ts';
import { createClassifier } from './classifier.ts';
import { classificationField } from './configuration.ts';

const parse = (config: object) => {
  const [first] = classificationField.parse({ classifiers: [{ type: 'datahub', config }] }).classifiers;
  if (!first) throw new Error('no classifier');
  return createClassifier(first.config);
};

const classify = (name: string, values: readonly string[] = [], config: object = {}) =>
  parse({ minimum_values_threshold: 2, ...config }).classify({ name, type: 'string', values })?.infoType;

describe('the checksums', () => {
  it('are right for numbers that exist, and wrong for others', () => {
    expect(['4111 1111 1111 1111', '378282246310005'].map(isCardNumber)).toEqual([true, true]);
    expect(['4111111111111112', '0000000000000000', '42'].map(isCardNumber)).toEqual([false, false, false]);
    expect(['DE89 3704 0044 0532 0130 00', 'gb82west12345698765432'].map(isIban)).toEqual([true, true]);
    expect(['DE88370400440532013000', 'DE', ''].map(isIban)).toEqual([false, false, false]);
  });
});

describe('the classifier', () => {
  const samples: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    Age: ['age', ['7', '34']],
    Credit_Debit_Card_Number: ['x', ['4111111111111111', '378282246310005']],
    Email_Address: ['x', ['ana@example.org', 'BO.2@mail.example.com']],
    Gender: ['gender', ['f', 'Male']],
    IBAN: ['x', ['DE89370400440532013000', 'GB82WEST12345698765432']],
    IP_Address_v4: ['x', ['10.0.0.1', '192.168.1.255']],
    IP_Address_v6: ['x', ['::1', 'fe80::1']],
    Phone_Number: ['home_phone', ['+49 30 123456', '(030) 12-34-56']],
    Swift_Code: ['bic', ['DEUTDEFF', 'deutdeff500']],
    US_Social_Security_Number: ['ssn', ['078-05-1120', '219099999']],
    Vehicle_Identification_Number: ['vin', ['1M8GDM9AXKP042788', '11111111111111111']],
  };

  it.each(Object.entries(samples))('recognises %s', (infoType, [name, values]) => {
    expect(classify(name, values)).toBe(infoType);
  });

  it('takes neither a name nor a form alone for a proof where both are needed', () => {
    expect(classify('phone', ['abc', 'def'])).toBeUndefined();
    expect(classify('quantity', ['7', '34'])).toBeUndefined();
    expect(classify('page', ['7', '34'])).toBeUndefined();
  });

  it('counts the share of values that fit', () => {
    const values = ['ana@example.org', 'bo@example.org', 'none'];
    expect(classify('x', values)).toBeUndefined();
    expect(classify('mail', values)).toBe('Email_Address');
  });

  it('does not judge by fewer values than are asked for', () => {
    expect(classify('email', ['ana@example.org'])).toBeUndefined();
    expect(classify('email', ['ana@example.org'], { minimum_values_threshold: 1 })).toBe('Email_Address');
  });

  it('can be told types of its own, and what is different about a known one', () => {
    const info_types_config = {
      Order_Number: {
        Prediction_Factors_and_Weights: { Name: 1 },
        ExcludeName: ['Order No. Old'],
        Name: { regex: ['order[ _.]*no.*'] },
      },
      Email_Address: { Values: { regex: ['.*@'] }, ExcludeName: ['mail'] },
    };
    expect(classify('ORDER_NO', [], { info_types_config })).toBe('Order_Number');
    expect(classify('order_no_old', [], { info_types_config })).toBeUndefined();
    expect(classify('x', ['ana@', 'bo@'], { info_types_config })).toBe('Email_Address');
    expect(classify('mail', ['ana@', 'bo@'], { info_types_config })).toBeUndefined();
    expect(classify('x', ['::1', '::2'], { info_types: ['Gender'] })).toBeUndefined();
  });

  it('takes the type in which it has most confidence', () => {
    const info_types_config = {
      Contact: {
        Prediction_Factors_and_Weights: { Name: 0.2, Values: 0.8 },
        Values: { regex: ['.*@.*'] },
      },
    };
    expect(classify('x', ['ana@example.org', 'bo@example.org'], { info_types_config })).toBe('Contact');
  });
});

describe('the setting', () => {
  const problems = (config: object) =>
    classificationField
      .safeParse({ classifiers: [{ type: 'datahub', config }] })
      .error?.issues.map(({ message }) => message);

  it('names a type that cannot be found, with a way out', () => {
    expect(problems({ info_types: ['Full_Name'] })?.[0]).toContain('describe it by patterns');
    expect(problems({ info_types: ['Emails'] })?.[0]).toContain('known are Age');
  });

  it('rejects weights that do not add up, and patterns that are none', () => {
    const own = (config: object) => problems({ info_types_config: { Own: config } })?.[0];
    expect(own({ Prediction_Factors_and_Weights: { Name: 0.5 } })).toContain('make 0.5');
    expect(own({ Name: { regex: ['a'] } })).toContain('is a new type');
    expect(own({ Prediction_Factors_and_Weights: { Name: 1 }, Name: { regex: ['('] } })).toContain(
      'no regular expression',
    );
  });
});
