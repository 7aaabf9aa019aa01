import type { Sample } from '../../sandbox/protocol.ts';

const PREFIX = '#code=';

/** The fragment of a link that brings code. Browsers keep fragments to themselves: no server sees the code. */
export function linkTo({ language, code }: Sample): string {
  const bytes = new TextEncoder().encode(code);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${PREFIX}${language}.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The code that the fragment of a link brings; nothing when it brings none, or not the whole of it. */
export function codeOfLink(fragment: string): Sample | undefined {
  const [, language, text = ''] = /^#code=(ts|sh)\.([\w-]+)$/.exec(fragment) ?? [];
  if (language !== 'ts' && language !== 'sh') return undefined;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return { language, code: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // A link that was cut on its way.
    return undefined;
  }
}
