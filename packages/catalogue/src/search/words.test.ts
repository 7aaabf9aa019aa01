import { describe, expect, it } from 'vitest';
import { foldName, innerWordsOf, wholeNamesOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it('splits text at everything but letters, digits and marks', () => {
    expect(wordsOf('shop.orders_2024 (new) "x*"')).toEqual(['shop', 'orders', '2024', 'new', 'x']);
    expect(wordsOf('e\u0301te\u0301 東京 हिन्दी')).toEqual(['e\u0301te\u0301', '東京', 'हिन्दी']);
    expect(wordsOf(' -- \u{1F600} \ud800')).toEqual([]);
  });
});

describe('innerWordsOf', () => {
  it('splits words at capital letters', () => {
    expect(innerWordsOf('OrderItem total_amount HTTPServer v2Users')).toEqual([
      'Order',
      'Item',
      'HTTP',
      'Server',
      'v2',
      'Users',
    ]);
  });

  it('returns nothing for words without parts', () => {
    expect(innerWordsOf('orders ORDERS Orders v2')).toEqual([]);
  });
});

describe('foldName', () => {
  it('ignores letter case, accents and punctuation', () => {
    for (const name of ['customer_orders', 'CustomerOrders', 'customer orders', 'CUSTOMER-ORDERS.'])
      expect(foldName(name)).toBe('customerorders');
    expect(foldName('Müller')).toBe(foldName('mu\u0308ller'));
  });
});

describe('wholeNamesOf', () => {
  it('includes the last part of a path', () => {
    expect(wholeNamesOf('shop.public.Orders')).toEqual(['shoppublicorders', 'orders']);
    expect(wholeNamesOf('/lake/raw/orders')).toEqual(['lakeraworders', 'orders']);
  });

  it('joins a name of several words', () => {
    expect(wholeNamesOf('Sales of v1.2')).toEqual(['salesofv12']);
    expect(wholeNamesOf('***')).toEqual([]);
  });
});
