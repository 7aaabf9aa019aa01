import { type Inked, paintJson } from './paint-json.ts';
import { printJson } from './print-json.ts';

/** What a sample printed, coloured; an answer in JSON is spread out over lines of so many letters at most. */
export function readPrinted(text: string, width: number): Inked[] {
  const json = parseAnswer(text);
  return json === undefined ? [{ text }] : paintJson(printJson(json, width));
}

/** The object or the list that the text is; nothing for any other text, which is shown as it came. */
function parseAnswer(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A line of a log that begins with a bracket.
    return undefined;
  }
}
