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

test('a section stands under its heading, with its page and the groups around it', () => {
  const { heading, where } = fromHit(hit);
  expect(heading).toEqual([said('status', true)]);
  expect(where.map(({ text }) => text).join('')).toBe('Guides · Entities · Dataset');
});

test('a page stands under its title', () => {
  const { heading, where } = fromHit({ ...hit, heading: [] });
  expect(heading).toEqual([said('Dataset')]);
  expect(where.map(({ text }) => text).join('')).toBe('Guides · Entities');
});

test('what was opened is remembered without its marks', () => {
  const recent = toRecent(fromHit(hit));
  expect(recent).toEqual({
    href: '/docs/dataset#status',
    heading: 'status',
    where: 'Guides · Entities · Dataset',
  });
  expect(fromRecent(recent)).toMatchObject({ heading: [said('status')], excerpt: [] });
});
