import { expect, it } from 'vitest';
import { printClientMethodsPage } from './client-methods-page.ts';

it('lists the result of each method, by client', () => {
  const page = printClientMethodsPage({
    version: '1.2.3',
    methods: [
      { client: 'A', method: 'emit', outcome: 'works' },
      { client: 'B', method: 'ask', outcome: 'lacks', lacks: 'POST /x' },
    ],
  });
  expect(page).toContain('version 1.2.3');
  expect(page).toContain('1 of 2 methods');
  expect(page).toMatch(/## A\n[^#]*\| `emit` \| Works \|\n\n## B\n[^#]*\| `ask` \| Needs `POST \/x`, which/);
});
