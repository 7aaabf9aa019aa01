import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { planLineage } from '../diagram/plan-lineage.ts';
import { Lineage } from './lineage.tsx';

const nodes = [
  { id: 'orders', name: 'shop.orders', type: 'dataset', href: '/docs/orders', columns: ['id', 'price'] },
  { id: 'job', name: 'nightly', type: 'dataJob' },
  { id: 'sales', name: 'sales', type: 'dataset', columns: ['total'] },
];
const edges: ComponentProps<typeof Lineage>['edges'] = [
  { from: 'orders', to: 'job' },
  { from: 'orders', to: 'sales', columns: [['price', 'total']] },
];

describe('Lineage', () => {
  const html = renderToStaticMarkup(createElement(Lineage, { title: 'Sales', nodes, edges, focus: 'sales' }));

  test('links the entities that have a page, so it is not read as an image', () => {
    expect(html.match(/<a href="\/docs\/orders">/g)).toHaveLength(1);
    expect(html).toContain('role="group"');
  });

  test('describes each edge as text, with its columns', () => {
    expect(html).toContain('<li>shop.orders (dataset) → nightly (dataJob)</li>');
    expect(html).toContain('<li>shop.orders (dataset) → sales (dataset): price → total</li>');
  });

  test('describes entities without edges as text too', () => {
    const alone = createElement(Lineage, { title: 'Alone', nodes: nodes.slice(1, 2), edges: [] });
    expect(renderToStaticMarkup(alone)).toContain('<li>nightly (dataJob)</li>');
  });

  test('marks the focused entity', () => {
    expect(html.match(/lineage__focus/g)).toHaveLength(1);
  });
});

describe('planLineage', () => {
  test('puts upstream entities on the left', () => {
    const [orders, job, sales] = planLineage(nodes, edges).entities;
    expect(orders?.x).toBeLessThan(job?.x ?? 0);
    expect(orders?.x).toBeLessThan(sales?.x ?? 0);
  });

  test('connects a column edge to the row of its column', () => {
    const { entities, arrows } = planLineage(nodes, edges);
    const sales = entities.find(({ node }) => node.id === 'sales');
    expect(arrows[1]?.head.split(' ')[0]).toBe(
      `${(sales?.x ?? 0) - (sales?.width ?? 0) / 2},${sales?.columns[0]?.y}`,
    );
  });

  test('names the missing end of an edge', () => {
    expect(() => planLineage(nodes, [{ from: 'orders', to: 'nowhere' }])).toThrow(
      '"nowhere", which is not in it',
    );
    expect(() => planLineage(nodes, [{ from: 'orders', to: 'sales', columns: [['id', 'x']] }])).toThrow(
      'the column "x" of "sales"',
    );
  });
});
