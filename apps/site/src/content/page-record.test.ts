import { describe, expect, test } from 'vitest';
import { pageHref, pageIdOf, toPageRecord } from './page-record.ts';

describe('pageIdOf', () => {
  test.each([
    ['README.mdx', 'README'],
    ['what-is-colophon/concepts.mdx', 'what-is-colophon/concepts'],
    ['releases.md', 'releases'],
  ])('turns %s into %s', (path, id) => {
    expect(pageIdOf(path)).toBe(id);
  });
});

describe('pageHref', () => {
  test('serves the introduction at /docs itself', () => {
    expect(pageHref('README')).toBe('/docs');
    expect(pageHref('architecture/architecture')).toBe('/docs/architecture/architecture');
  });
});

describe('toPageRecord', () => {
  const page = { id: 'a', title: 'Title', description: 'Sentence.' };

  test('uses the title if there is no sidebar name', () => {
    expect(toPageRecord(page).sidebarName).toBe('Title');
    expect(toPageRecord({ ...page, sidebarName: 'Short' }).sidebarName).toBe('Short');
  });

  test('uses typographic quotation marks and apostrophes', () => {
    const typed = { ...page, title: "DataHub's clients'", description: `('a' and "b's 'c'")` };
    expect(toPageRecord(typed)).toEqual({
      id: 'a',
      title: 'DataHub’s clients’',
      description: '(‘a’ and “b’s ‘c’”)',
      sidebarName: 'DataHub’s clients’',
    });
  });
});
