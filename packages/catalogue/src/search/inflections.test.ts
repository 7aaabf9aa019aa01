import { describe, expect, it } from 'vitest';
import { inflectionsOf } from './inflections.ts';

describe('inflectionsOf', () => {
  it.each([
    ['orders', ['order', 'ordered', 'ordering']],
    ['order', ['orders']],
    ['policies', ['policy']],
    ['policy', ['policies']],
    ['churches', ['church']],
    ['shipped', ['ship', 'ships', 'shipping']],
    ['storing', ['store', 'stores', 'stored']],
    ['use', ['uses', 'used', 'using']],
    ['used', ['use', 'using']],
    ['copied', ['copy', 'copies']],
  ])('finds for %s the forms %s', (word, forms) => {
    expect(inflectionsOf(word)).toEqual(expect.arrayContaining(forms));
    expect(inflectionsOf(word)).not.toContain(word);
  });

  it('does not strip an ending that belongs to the word', () => {
    for (const [word, wrong] of [
      ['status', 'statu'],
      ['address', 'addres'],
      ['analysis', 'analysi'],
      ['ring', 'r'],
      ['feed', 'fe'],
      ['string', 'str'],
    ] as const)
      expect([word, inflectionsOf(word)]).not.toEqual([word, expect.arrayContaining([wrong])]);
  });

  it('leaves identifiers, numbers and other scripts as they are', () => {
    for (const word of ['id', 'x86s', '2024', '東京', 'été']) expect(inflectionsOf(word)).toEqual([]);
  });
});
