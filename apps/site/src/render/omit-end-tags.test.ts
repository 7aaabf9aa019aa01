import { expect, test } from 'vitest';
import { omitEndTags } from './omit-end-tags.ts';

test('leaves out what the next tag implies', () => {
  expect(omitEndTags('<ul><li>a</li><li class="b">b</li></ul>')).toBe('<ul><li>a<li class="b">b</ul>');
  expect(omitEndTags('<dl><div><dt>a</dt><dd>b</dd><dd>c</dd></div></dl>')).toBe(
    '<dl><div><dt>a<dd>b<dd>c</div></dl>',
  );
});

test('leaves what text or another element follows', () => {
  for (const html of ['<ul><li>a</li> <li>b</li>\n</ul>', '<dl><dd>a</dd><template></template></dl>'])
    expect(omitEndTags(html)).toBe(html);
});
