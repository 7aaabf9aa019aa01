import { expect, test } from 'vitest';
import { omitEndTags } from './omit-end-tags.ts';

test('omits end tags that the next tag implies', () => {
  expect(omitEndTags('<ul><li>a</li><li class="b">b</li></ul>')).toBe('<ul><li>a<li class="b">b</ul>');
  expect(omitEndTags('<dl><div><dt>a</dt><dd>b</dd><dd>c</dd></div></dl>')).toBe(
    '<dl><div><dt>a<dd>b<dd>c</div></dl>',
  );
});

test('keeps end tags followed by text or another element', () => {
  for (const html of ['<ul><li>a</li> <li>b</li>\n</ul>', '<dl><dd>a</dd><template></template></dl>'])
    expect(omitEndTags(html)).toBe(html);
});
