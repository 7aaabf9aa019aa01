import { describe, expect, test } from 'vitest';
import { isGeneratedPage, pageHref, pageIdOf, toPageRecords } from './page-record.ts';

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

describe('isGeneratedPage', () => {
  test('knows a page by its folder', () => {
    expect(isGeneratedPage('generated/metamodel/entities/dataset')).toBe(true);
    expect(isGeneratedPage('typescript-sdk/models/assertion')).toBe(true);
    expect(isGeneratedPage('quickstart')).toBe(false);
  });
});

describe('toPageRecords', () => {
  const data = { title: 'Title', description: 'Sentence.' };

  test('takes the title as the sidebar name when there is none, and sorts by id', () => {
    const records = toPageRecords([
      { id: 'b', data: { ...data, sidebarName: 'Short' } },
      { id: 'a', data },
    ]);
    expect(records.map(({ id, sidebarName }) => [id, sidebarName])).toEqual([
      ['a', 'Title'],
      ['b', 'Short'],
    ]);
  });

  test('refuses two files for one page', () => {
    const twice = [
      { id: 'a', data },
      { id: 'a', data },
    ];
    expect(() => toPageRecords(twice)).toThrow('Two files in docs give the page "a"');
  });
});
