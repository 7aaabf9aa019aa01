import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Signature } from './signature.tsx';

test('links only names that have a target', () => {
  const html = renderToStaticMarkup(
    h(Signature, {
      code: 'emit(proposal: Proposal): Promise<Receipt>',
      links: 'Proposal=#proposal Receipt=/docs/x#y',
    }),
  );
  expect(html).toContain('proposal: <a href="#proposal">Proposal</a>');
  expect(html).toContain('Promise&lt;<a href="/docs/x#y">Receipt</a>&gt;');
});
