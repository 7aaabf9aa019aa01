import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packVersion, unpackVersions } from './versions.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'versions-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

describe('an old version', () => {
  test('is restored from its archive unchanged, under its own prefix', async () => {
    const path = await folder();
    const font = new Uint8Array([119, 79, 70, 50, 0, 255]);
    await packVersion(join(path, '1.2.3.sqlar'), '2026-11-20', [
      { path: 'docs.html', content: '<p>ä</p>'.repeat(100) },
      { path: 'font.woff2', content: font },
    ]);
    const [list, page, other] = await unpackVersions(path);
    expect(JSON.parse(String(list?.content))).toEqual([
      { version: '1.2.3', date: '2026-11-20', path: 'versions/1.2.3/' },
    ]);
    expect(page?.path).toBe('versions/1.2.3/docs.html');
    expect(Buffer.from(page?.content ?? '').toString()).toBe('<p>ä</p>'.repeat(100));
    expect(Buffer.from(other?.content ?? '')).toEqual(Buffer.from(font));
  });

  test('leaves host-wide files to the current site', async () => {
    const path = await folder();
    const content = 'a';
    const files = ['docs.html', 'robots.txt', '404.html', 'sitemap.xml', 'versions.json', 'pictures/a.png'];
    await packVersion(
      join(path, '1.0.0.sqlar'),
      '2026-11-20',
      files.map((name) => ({ path: name, content })),
    );
    expect((await unpackVersions(path)).map((file) => file.path)).toEqual([
      'versions.json',
      'versions/1.0.0/docs.html',
    ]);
  });

  test('is listed before the older ones', async () => {
    const path = await folder();
    for (const version of ['0.9.0', '0.10.0', '0.2.0'])
      await packVersion(join(path, `${version}.sqlar`), '2026-11-20', [{ path: 'docs.html', content: 'a' }]);
    const [list] = await unpackVersions(path);
    expect(JSON.parse(String(list?.content)).map(({ version }: { version: string }) => version)).toEqual([
      '0.10.0',
      '0.9.0',
      '0.2.0',
    ]);
  });
});

test('without old versions the list is empty', async () => {
  expect(await unpackVersions(undefined)).toEqual([{ path: 'versions.json', content: '[]\n' }]);
});
