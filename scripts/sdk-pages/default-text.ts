/** A text without what it says of a default, where that is all the sentence says: the default is next to it. */
export function withoutDefault(text: string, name: string, value: string): string {
  const [sentence, said = ''] = / ?Default:? (.+?)(?:\.(?= |$)|$)/.exec(text) ?? [];
  if (sentence === undefined) return text;
  const [stated, real] = [words(said), words(value)];
  if (stated !== real && !stated.startsWith(`${real} `))
    throw new Error(`${name}: the comment says "${sentence.trim()}", and it is ${value}`);
  return stated === real ? text.replace(sentence, '').trim() : text;
}

/** Its words and numbers alone: a comment writes a list and a thousand as people do. */
const words = (text: string): string =>
  text
    .replace(/(?<=\d)[,_](?=\d)/g, '')
    .replace(/\band\b|[^\w*]/g, ' ')
    .trim()
    .split(/ +/)
    .join(' ')
    .toLowerCase();
