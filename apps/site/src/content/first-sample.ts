import { parseFenceMeta } from '../markdown/fence-meta.ts';

/** A sample of a page, and what it printed. */
export interface Sample {
  lang: string;
  /** File name or place, where the fence has one. */
  title?: string;
  code: string;
  output: { lang: string; code: string };
}

interface Fence {
  lang: string;
  meta: string;
  code: string;
}

const FENCE = /^(`{3,}|~{3,})[ \t]*([\w-]*)[ \t]*([^\n]*)\n([\s\S]*?)\n\1[ \t]*$/gm;

/** The first sample of a page that is followed by its output; nothing when the page has none. */
export function firstSample(source: string): Sample | undefined {
  const fences = [...source.matchAll(FENCE)].map(
    ([, , lang = '', meta = '', code = '']): Fence => ({ lang, meta, code }),
  );
  const at = fences.findIndex(({ meta }, index) => index > 0 && parseFenceMeta(meta).output);
  const sample = fences[at - 1];
  const output = fences[at];
  if (!sample || !output) return undefined;
  const { title } = parseFenceMeta(sample.meta);
  return {
    lang: sample.lang,
    ...(title !== undefined && { title }),
    code: sample.code,
    output: { lang: output.lang, code: output.code },
  };
}
