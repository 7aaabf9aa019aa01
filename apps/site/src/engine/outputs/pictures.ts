import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Node, Renderer } from '@takumi-rs/core';
import { landingWords } from '../../components/landing-words.ts';
import { words } from '../../components/words.ts';
import type { BuiltSite } from '../built-site.ts';
import { lockFile } from '../bundle.ts';
import { type BuildCache, keyOf } from '../cache.ts';
import type { SiteFile } from '../site-file.ts';

/** The size that every network shows whole. */
const WIDTH = 1200;
const HEIGHT = 630;
const markFile = join(import.meta.dirname, '../../../public/favicon.svg');

/** What a picture says. */
interface Card {
  /** The part of the book. */
  label: string;
  title: string;
  description: string;
}

/** Address of the picture that a shared link to a page shows. */
export function pictureOf(id: string): string {
  return `/pictures/${id}.png`;
}

/** The title page of each page, as a picture for those who share a link to it. */
export async function printPictures({ pages }: BuiltSite, cache: BuildCache): Promise<SiteFile[]> {
  const draw = createDrawing();
  const drawing = await hashOfDrawing();
  const cards = pages.map(({ record, place }): [string, Card] => [
    record.id,
    { label: place.breadcrumbs[0] ?? '', title: record.title, description: record.description },
  ]);
  const title = { label: '', title: words.name, description: landingWords.description };
  const files: SiteFile[] = [];
  for (const [id, card] of [...cards, ['index', title] satisfies [string, Card]]) {
    const content = await cache.bytes(keyOf('picture', drawing, JSON.stringify(card)), () => draw(card));
    files.push({ path: pictureOf(id).slice(1), content });
  }
  return files;
}

/** Pictures are drawn again when this file changes, the mark, or a package. */
async function hashOfDrawing(): Promise<string> {
  const files = [import.meta.filename, markFile, lockFile];
  return keyOf(...(await Promise.all(files.map((file) => readFile(file)))));
}

/** The renderer and the font are loaded with the first picture: most builds draw none. */
function createDrawing(): (card: Card) => Promise<Uint8Array> {
  let ready: Promise<{ renderer: Renderer; mark: string }> | undefined;
  return async (card) => {
    ready ??= prepare();
    const { renderer, mark } = await ready;
    return renderer.render(sheet(card, mark), { width: WIDTH, height: HEIGHT, format: 'png' });
  };
}

async function prepare() {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  );
  const extended = join(dirname(font), 'young-serif-latin-ext-400-normal.woff2');
  const mark = await readFile(markFile, 'base64');
  const renderer = new Renderer();
  // Once, and not with every picture: unpacking a font takes longer than setting a title in it.
  for (const file of [font, extended]) await renderer.registerFont(await readFile(file));
  return {
    renderer,
    mark: `data:image/svg+xml;base64,${mark}`,
  };
}

/** The colours of the light theme: a picture has no dark side. */
const ink = '#14181b';
const soft = '#475057';
const paper = '#f7f9fa';
const rubric = '#bd2a14';

function sheet({ label, title, description }: Card, mark: string): Node {
  const long = title.length > 34;
  return box(
    {
      width: '100%',
      height: '100%',
      padding: '72px 80px',
      justifyContent: 'space-between',
      backgroundColor: paper,
    },
    [
      row({ alignItems: 'center', gap: 20 }, [
        { type: 'image', src: mark, style: { width: 56, height: 56 } },
        text(words.name, { fontSize: 36, color: ink }),
      ]),
      box({ gap: 28 }, [
        text(label, { fontSize: 26, color: rubric }),
        text(title, { fontSize: long ? 64 : 84, color: ink, lineHeight: 1.1 }),
        text(description, { fontSize: 30, color: soft, lineHeight: 1.4, lineClamp: 3 }),
      ]),
      box({ height: 4, width: 120, backgroundColor: rubric }, []),
    ],
  );
}

function box(style: NonNullable<Node['style']>, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children };
}

function row(style: NonNullable<Node['style']>, children: Node[]): Node {
  return box({ flexDirection: 'row', ...style }, children);
}

function text(content: string, style: NonNullable<Node['style']>): Node {
  return { type: 'text', text: content, style: { fontFamily: 'Young Serif', ...style } };
}
