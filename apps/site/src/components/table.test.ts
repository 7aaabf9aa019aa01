import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Table } from './table.tsx';

function render(...columns: ReactNode[]): string {
  const head = h('tr', null, ...columns.map((column) => h('th', null, column)));
  const row = h('tr', null, ...columns.map((_, index) => h('td', null, `cell ${index}`)));
  // Between the parts of a table the compiler of the pages leaves line breaks.
  return renderToStaticMarkup(
    h(Table, null, '\n', h('thead', null, '\n', head), h('tbody', null, row, '\n')),
  );
}

describe('Table', () => {
  test('labels each cell with its column, except the first', () => {
    const html = render('Option', h(Fragment, null, 'The ', h('code', null, 'default')), 'Effect');
    expect(html).toContain(
      '<tr><td>cell 0</td><td data-label="The default">cell 1</td><td data-label="Effect">cell 2</td></tr>',
    );
    expect(html).toContain('table--cards');
  });

  test('does not change a table of two columns', () => {
    expect(render('Package', 'What it is')).not.toContain('data-label');
  });

  test('stacks two columns when long code in the first leaves no space for the second', () => {
    const rows = (code: string) =>
      renderToStaticMarkup(
        h(
          Table,
          null,
          h('thead', null, h('tr', null, h('th', null, 'Request'), h('th', null, 'What it does'))),
          h(
            'tbody',
            null,
            h('tr', null, h('td', null, h('code', null, 'GET')), h('td', null, 'Reads.')),
            h('tr', null, h('td', null, h('a', null, h('code', null, code))), h('td', null, 'Reads.')),
          ),
        ),
      );
    expect(rows('POST /aspects?action=ingest')).toContain('<div class="table table--pairs"');
    expect(rows('POST /aspects?action=ingest')).not.toContain('data-label');
    expect(rows('POST /aspects')).toContain('<div class="table"');
  });

  test('writes no label for a column without a header', () => {
    expect(render('a', '', 'c').match(/data-label/g)).toHaveLength(1);
  });
});
