import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableUrn } from './breakable-urn.tsx';

test('a URN breaks after its punctuation alone', () => {
  const urn = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';
  const printed = renderToStaticMarkup(createElement(BreakableUrn, { urn }));
  expect(printed.split('<wbr/>')).toEqual([
    'urn:',
    'li:',
    'dataset:(',
    'urn:',
    'li:',
    'dataPlatform:',
    'postgres,',
    'shop.',
    'public.',
    'orders,',
    'PROD)',
  ]);
});
