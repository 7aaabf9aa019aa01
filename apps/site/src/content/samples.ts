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

/** The samples of a page that are followed by their output, in their order. */
export function samplesOf(source: string): Sample[] {
  const fences = [...source.matchAll(FENCE)].map(
    ([, , lang = '', meta = '', code = '']): Fence => ({ lang, meta, code }),
  );
  return fences.flatMap((sample, index) => {
    const output = fences[index + 1];
    if (!output || !parseFenceMeta(output.meta).output) return [];
    const { title } = parseFenceMeta(sample.meta);
    return {
      lang: sample.lang,
      ...(title !== undefined && { title }),
      code: sample.code,
      output: { lang: output.lang, code: output.code },
    };
  });
}
