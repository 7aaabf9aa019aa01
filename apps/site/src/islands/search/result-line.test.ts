import { expect, test } from 'vitest';
import { fromHit, fromRecent, toRecent } from './result-line.ts';

const said = (text: string, found = false) => ({ text, found });

const hit = {
  href: '/docs/dataset#status',
  title: [said('Dataset')],
  groups: ['Guides', 'Entities'],
  heading: [said('status', true)],
  excerpt: [said('Whether it is removed.')],
};

test('a section is shown by its heading, with its page and groups', () => {
  const { heading, where } = fromHit(hit);
  expect(heading).toEqual([said('status', true)]);
  expect(where.map(({ text }) => text).join('')).toBe('Guides · Entities · Dataset');
});

test('a page is shown by its title', () => {
  const { heading, where } = fromHit({ ...hit, heading: [] });
  expect(heading).toEqual([said('Dataset')]);
  expect(where.map(({ text }) => text).join('')).toBe('Guides · Entities');
});

test('opened results are stored without highlighting', () => {
  const recent = toRecent(fromHit(hit));
  expect(recent).toEqual({
    href: '/docs/dataset#status',
    heading: 'status',
    where: 'Guides · Entities · Dataset',
  });
  expect(fromRecent(recent)).toMatchObject({ heading: [said('status')], excerpt: [] });
});
