import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Relations } from './relations.tsx';
import { LINE, planRelations } from './relations-plan.ts';

const many = { name: 'OwnedBy', others: Array.from({ length: 40 }, (_, i) => `entityNumber${i}`) };

describe('planRelations', () => {
  test('puts incoming relationships above the box, and outgoing ones below', () => {
    const plan = planRelations('dataset', [many], [{ name: 'IsPartOf', others: ['container'] }]);
    const bottom = plan.box.y + plan.box.height;
    const [row] = plan.incoming;
    expect((row?.y ?? Infinity) + LINE * ((row?.lines.length ?? 0) - 1)).toBeLessThan(plan.box.y);
    expect(plan.outgoing.every(({ y }) => y > bottom)).toBe(true);
    expect(plan.height).toBeGreaterThan(plan.outgoing.at(-1)?.y ?? Infinity);
  });

  test('keeps every line of names inside the drawing', () => {
    const { incoming, width, end } = planRelations('dataset', [many], []);
    const lines = incoming.flatMap((row) => row.lines);
    expect(lines.flat()).toEqual(many.others);
    expect(Math.max(...lines.map((names) => end + names.join(', ').length * 7.2))).toBeLessThan(width);
  });

  test('fits the longest name on a line', () => {
    const name = 'EditableSchemaFieldWithGlossaryTerm';
    expect(planRelations('dataset', [], [{ name, others: ['glossaryTerm'] }]).end).toBeGreaterThan(250);
  });
});

describe('Relations', () => {
  const html = renderToStaticMarkup(
    createElement(Relations, {
      of: 'dataset',
      incoming: [{ name: 'Consumes', others: ['dataJob'], lineage: true }],
      outgoing: [{ name: 'OwnedBy', others: ['corpuser', 'corpGroup'] }],
    }),
  );

  test('links each entity type, in the drawing and in the list', () => {
    expect(html.match(/href="\/docs\/generated\/metamodel\/entities\/corpGroup"/g)).toHaveLength(2);
  });

  test('has a text alternative, and needs no inline styles', () => {
    expect(html).toContain('<title id="relations-title">Relationships of dataset</title>');
    expect(html).toContain('1 relationship leads to it');
    expect(html).not.toContain('style=');
  });

  test('marks lineage', () => {
    expect(html.match(/relations__lineage/g)).toHaveLength(1);
  });
});
