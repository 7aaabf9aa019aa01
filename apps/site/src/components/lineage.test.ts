import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { planLineage, planLineageFor } from '../diagram/plan-lineage.ts';
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

describe('planLineageFor', () => {
  const chain = ['orders', 'staged', 'daily', 'board'].map((id) => ({
    id,
    name: `shop.${id}`,
    type: 'dataset',
  }));
  const steps = chain.slice(1).map(({ id }, index) => ({ from: chain[index]?.id ?? '', to: id }));
  const wide = planLineage(chain, steps);

  test('keeps the direction of reading where there is room', () => {
    expect(planLineageFor(wide.width, chain, steps)).toEqual(wide);
  });

  test('sets what something is made from above it in a narrow frame, which holds all of it', () => {
    const plan = planLineageFor(wide.width / 2, chain, steps);
    expect(plan.width).toBeLessThanOrEqual(wide.width / 2);
    expect(plan.entities.map(({ y }) => y)).toEqual(
      plan.entities.map(({ y }) => y).toSorted((a, b) => a - b),
    );
  });

  test('does not turn a drawing that would become wider', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `t${index}`,
      name: `table ${index}`,
      type: 'dataset',
    }));
    const fan = many.slice(1).map(({ id }) => ({ from: id, to: 't0' }));
    expect(planLineageFor(100, many, fan)).toEqual(planLineage(many, fan));
  });

  test('leaves edges between columns from left to right', () => {
    expect(planLineageFor(100, nodes, edges)).toEqual(planLineage(nodes, edges));
  });
});
