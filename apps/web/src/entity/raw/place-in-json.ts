/**
 * Finds where a value begins in a text of JSON, as people wrote it.
 *
 * @param pointer Keys and indexes that lead to it, such as `/owners/0/type`.
 * @returns The line, from 1; that of the nearest value above where there is none such. Undefined for a text that is no JSON.
 */
export function lineOfPointer(text: string, pointer: string): number | undefined {
  const wanted = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = 0;
  let best = { depth: 0, at: 0 };
  const blank = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const string = (): string => {
    const start = at++;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
    return JSON.parse(text.slice(start, at)) as string;
  };
  const visit = (depth: number, isOnWay: boolean): void => {
    blank();
    if (isOnWay && depth >= best.depth) best = { depth, at };
    const opening = text[at];
    if (opening === '"') void string();
    else if (opening === '{' || opening === '[') {
      at++;
      for (let index = 0; ; index++) {
        blank();
        if (text[at] === '}' || text[at] === ']' || at >= text.length) break;
        let key = String(index);
        if (opening === '{') {
          key = string();
          blank();
          at++;
        }
        visit(depth + 1, isOnWay && key === wanted[depth]);
        blank();
        if (text[at] === ',') at++;
      }
      at++;
    } else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
  };
  try {
    JSON.parse(text);
    visit(0, true);
  } catch {
    return undefined;
  }
  return text.slice(0, best.at).split('\n').length;
}

/** Where a text stops being JSON, as browsers tell it; undefined for JSON. */
export function faultInJson(text: string): { readonly message: string; readonly line: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /line (\d+)/.exec(message)?.[1];
    const position = /position (\d+)/.exec(message)?.[1];
    return {
      message,
      line: line ? Number(line) : text.slice(0, position ? Number(position) : text.length).split('\n').length,
    };
  }
}

/** The place that a message of the server names: `/type` of `Aspect tagProperties: /type: expected string`. */
export const pointerIn = (message: string): string | undefined =>
  /(?:^|[\s:])(\/(?!proposals\/)[^\s:]*):\s/.exec(message)?.[1];
