import { describe, expect, it } from 'vitest';
import { toWireProposal } from './proposal.ts';

const textOf = (name: string) => {
  const proposal = toWireProposal({
    entityUrn: 'urn:li:tag:a',
    aspectName: 'tagProperties',
    aspect: { name },
  }) as { readonly aspect: { readonly value: string } };
  return proposal.aspect.value;
};

describe('the value of a proposal', () => {
  it('escapes characters that a server could decode wrongly', () => {
    expect(textOf('Ã© — é')).toBe('{"name":"\\u00c3\\u00a9 — \\u00e9"}');
    expect(textOf('«É»')).toBe('{"name":"\\u00ab\\u00c9\\u00bb"}');
  });

  it('does not change other text', () => {
    for (const name of ['Größe', '🛒', 'plain', '日本']) expect(textOf(name)).toBe(`{"name":"${name}"}`);
  });
});
