import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Responses } from './endpoint.tsx';

test('the responses of an endpoint are labelled as such', () => {
  expect(renderToStaticMarkup(createElement(Responses))).toContain('>Responses</h3>');
});
