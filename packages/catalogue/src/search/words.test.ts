import { describe, expect, it } from 'vitest';
import { foldName, innerWordsOf, wholeNamesOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it('takes letters, digits and marks for words, and all else for what is between', () => {
    expect(wordsOf('shop.orders_2024 (new) "x*"')).toEqual(['shop', 'orders', '2024', 'new', 'x']);
    expect(wordsOf('e\u0301te\u0301 東京 हिन्दी')).toEqual(['e\u0301te\u0301', '東京', 'हिन्दी']);
    expect(wordsOf(' -- \u{1F600} \ud800')).toEqual([]);
  });
});

describe('innerWordsOf', () => {
  it('parts words where capital letters begin new ones', () => {
    expect(innerWordsOf('OrderItem total_amount HTTPServer v2Users')).toEqual([
      'Order',
      'Item',
      'HTTP',
      'Server',
      'v2',
      'Users',
    ]);
  });

  it('leaves out words that have none inside', () => {
    expect(innerWordsOf('orders ORDERS Orders v2')).toEqual([]);
  });
});

describe('foldName', () => {
  it('makes names equal that differ in letter case, accents and punctuation alone', () => {
    for (const name of ['customer_orders', 'CustomerOrders', 'customer orders', 'CUSTOMER-ORDERS.'])
      expect(foldName(name)).toBe('customerorders');
    expect(foldName('Müller')).toBe(foldName('mu\u0308ller'));
  });
});

describe('wholeNamesOf', () => {
  it('takes the last part of a path for a name, too', () => {
    expect(wholeNamesOf('shop.public.Orders')).toEqual(['shoppublicorders', 'orders']);
    expect(wholeNamesOf('/lake/raw/orders')).toEqual(['lakeraworders', 'orders']);
  });

  it('takes a name of several words as one', () => {
    expect(wholeNamesOf('Sales of v1.2')).toEqual(['salesofv12']);
    expect(wholeNamesOf('***')).toEqual([]);
  });
});
